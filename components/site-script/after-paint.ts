/** Runs `work` once the first frame has been painted, or at once in a page that is not being painted, e.g. prerendered or in the background. */
export function afterPaint(work: () => void): void {
  if (document.visibilityState !== 'visible') work();
  else requestAnimationFrame(() => setTimeout(work));
}
