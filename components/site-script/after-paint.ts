/**
 * Runs `work` after the first paint, or immediately when the page isn't being painted (prerendered or in a background
 * tab).
 */
export function afterPaint(work: () => void): void {
  if (document.visibilityState !== 'visible') work();
  else requestAnimationFrame(() => setTimeout(work));
}
