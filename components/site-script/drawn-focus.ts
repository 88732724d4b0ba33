/**
 * Scrolls a focused link of a sideways-scrolling drawing fully into view: browsers stop once a corner of it, or of
 * its label, is visible. Keyboard focus only, because a click target must not move.
 */
export function enhanceDrawnFocus(): void {
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof SVGElement && target.matches(':focus-visible'))
      target.scrollIntoView({ block: 'nearest', inline: 'center' });
  });
}
