/** How many elements are laid out in a frame before the next one begins: below 50 ms of work on a slow phone. */
const elementsAtOnce = 240;

/** How long to wait for an idle moment: while nothing on a page changes, Chromium may never report one. */
const patienceMs = 1000;

/**
 * Lays out what the style defers (`.deferred` in app/globals.css), some parts at a time, the first ones at once: the
 * first screen does not wait for the whole page, and a moment later the page has its true height everywhere, before
 * anybody scrolls that far. Without this script each part is laid out when it comes near.
 */
export function layOutDeferred(): void {
  // Safari defers nothing, and does not tell when it is idle.
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
  // Not before the typefaces are here: each one that arrives lays out once more what has been laid out.
  if (document.readyState === 'complete') next();
  else addEventListener('load', next, { once: true });
}
