/** The part of the Navigation API that we use; missing in older browsers. */
type SessionHistory = {
  readonly currentEntry: { readonly index: number } | null;
  readonly entries: () => readonly { readonly url: string | null; readonly key: string }[];
  readonly traverseTo: (key: string) => unknown;
};

/** Turns the Back links into a step back to the page before: jumps and choices on this page are no places to go back to. */
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

/** @returns false when no page of the site is behind this one: then the link leads to the page's parent. */
function goBack(): boolean {
  const session = (window as { navigation?: SessionHistory }).navigation;
  if (session?.currentEntry) {
    // All of them are pages of this site: the API shows no others.
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
