/** The part of the Navigation API that we use; missing in older browsers. */
type SessionHistory = { readonly canGoBack?: boolean; readonly currentEntry?: { readonly index: number } | null };

/** True when the step before this page was inside the site, so that going back does not leave it. */
function hasStepInside(): boolean {
  const session = (window as { navigation?: SessionHistory }).navigation;
  if (session?.canGoBack !== undefined) return session.canGoBack;
  return history.length > 1 && document.referrer.startsWith(`${location.origin}/`);
}

/** Turns the Back links into one step back in history. */
export function enhanceBack(): void {
  document.addEventListener('click', (event) => {
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    const target = event.target instanceof Element ? event.target.closest('[data-back] a') : null;
    if (target === null || !isPlain || event.defaultPrevented || !hasStepInside()) return;
    event.preventDefault();
    event.stopPropagation();
    history.back();
  }, { capture: true });
}
