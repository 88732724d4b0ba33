/** The part of the Navigation API that we use. Older browsers lack it. */
type SessionHistory = {
  readonly currentEntry: { readonly index: number } | null;
  readonly entries: () => readonly { readonly url: string | null; readonly key: string }[];
  readonly traverseTo: (key: string) => unknown;
};

/** Makes Back links return to the previous page, skipping history entries for anchors and choices on this page. */
export function enhanceBack(): void {
  document.addEventListener(
    'click',
    (event) => {
      const isPlain =
        event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
      const target = event.target instanceof Element ? event.target.closest('[data-back] a') : null;
      if (target === null || !isPlain || event.defaultPrevented || !goBack()) return;
      event.preventDefault();
      event.stopPropagation();
    },
    { capture: true },
  );
}

/** @returns false when no earlier entry is a page of this site: the link then leads to the page's parent. */
function goBack(): boolean {
  const session = (window as { navigation?: SessionHistory }).navigation;
  if (session?.currentEntry) {
    // The API lists same-origin entries only, so all of them are pages of this site.
    const before = session
      .entries()
      .slice(0, session.currentEntry.index)
      .findLast(({ url }) => url !== null && new URL(url).pathname !== location.pathname);
    if (before === undefined) return false;
    session.traverseTo(before.key);
    return true;
  }
  const isStepInside =
    history.length > 1 && location.hash === '' && document.referrer.startsWith(`${location.origin}/`);
  if (isStepInside) history.back();
  return isStepInside;
}
