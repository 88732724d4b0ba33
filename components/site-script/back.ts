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
  // Older browsers lack it.
  const navigation = (window as Partial<Pick<Window, 'navigation'>>).navigation;
  if (navigation?.currentEntry) {
    // The API lists same-origin entries only, so all of them are pages of this site.
    const before = navigation
      .entries()
      .slice(0, navigation.currentEntry.index)
      .findLast(({ url }) => url !== null && new URL(url).pathname !== location.pathname);
    if (before === undefined) return false;
    navigation.traverseTo(before.key);
    return true;
  }
  const isStepInside =
    history.length > 1 && location.hash === '' && document.referrer.startsWith(`${location.origin}/`);
  if (isStepInside) history.back();
  return isStepInside;
}
