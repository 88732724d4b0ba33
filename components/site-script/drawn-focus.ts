/**
 * A link in a drawing that scrolls sideways, reached by keyboard: browsers leave it where it is once a corner of it, or of
 * its label, is in sight. Not for presses: what is pressed must not move away.
 */
export function enhanceDrawnFocus(): void {
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof SVGElement && target.matches(':focus-visible'))
      target.scrollIntoView({ block: 'nearest', inline: 'center' });
  });
}
