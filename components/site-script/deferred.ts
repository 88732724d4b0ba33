/** How many elements to lay out per frame: less than 50 ms of work on a slow phone. */
const elementsAtOnce = 240;

/** Timeout for an idle callback: Chromium may never report idle while nothing on the page changes. */
const patienceMs = 1000;

/**
 * Lays out what the style sheet defers (components/layout/deferred.css), a few elements per frame. The first screen
 * doesn't wait for the whole page, and the page reaches its true height before anyone scrolls far. Without this
 * script each part is laid out when it comes near the viewport.
 */
export function layOutDeferred(): void {
  // Safari doesn't defer anything and has no requestIdleCallback.
  if (!('requestIdleCallback' in window)) return;
  const waiting = [...document.querySelectorAll('.deferred')];
  const next = () => {
    for (let room = elementsAtOnce; room > 0 && waiting.length > 0;) {
      const part = waiting.shift();
      part?.classList.remove('deferred');
      room -= part?.querySelectorAll('*').length ?? 0;
    }
    if (waiting.length > 0) requestAnimationFrame(() => requestIdleCallback(next, { timeout: patienceMs }));
    else document.documentElement.dataset['laidOut'] = '';
  };
  // Waits for the fonts, because each one that arrives triggers layout again.
  if (document.readyState === 'complete') next();
  else addEventListener('load', next, { once: true });
}
