/** Opens collapsed content for printing, in browsers where CSS can't (`::details-content` in app/globals.css). */
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
