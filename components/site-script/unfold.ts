/** Opens what is folded away while the page prints, where style cannot (`::details-content` in app/globals.css). */
export function unfoldOnPaper(): void {
  if (CSS.supports('selector(::details-content)')) return;
  let folds: readonly HTMLDetailsElement[] = [];
  addEventListener('beforeprint', () => {
    folds = [...document.querySelectorAll<HTMLDetailsElement>('details:not([open], [data-menu])')];
    for (const fold of folds) fold.open = true;
  });
  addEventListener('afterprint', () => {
    for (const fold of folds) fold.open = false;
  });
}
