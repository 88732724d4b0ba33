/** Small-screen menu: Escape closes it, the focus stays inside while it is open, a choice or a wide screen closes it. */
export function enhanceMenu(): void {
  const menu = document.querySelector<HTMLDetailsElement>('[data-menu]');
  const toggle = menu?.querySelector('summary');
  if (!menu || !toggle) return;

  const stops = (): HTMLElement[] => [toggle, ...menu.querySelectorAll<HTMLElement>('a[href]')];
  const close = () => {
    menu.open = false;
  };

  menu.addEventListener('keydown', (event) => {
    if (!menu.open) return;
    if (event.key === 'Escape') {
      close();
      toggle.focus();
    }
    if (event.key === 'Tab') keepInside(event, stops());
  });
  document.addEventListener('pointerdown', (event) => {
    if (menu.open && event.target instanceof Node && !menu.contains(event.target)) close();
  });
  // A link to an anchor of the same page does not load a page that would close the menu by itself.
  menu.addEventListener('click', (event) => {
    if (event.target instanceof Element && event.target.closest('a') !== null) close();
  });
  window.matchMedia('(min-width: 64rem)').addEventListener('change', close);
}

function keepInside(event: KeyboardEvent, stops: readonly HTMLElement[]): void {
  const first = stops[0];
  const last = stops.at(-1);
  const edge = event.shiftKey ? first : last;
  if (document.activeElement !== edge) return;
  event.preventDefault();
  (event.shiftKey ? last : first)?.focus();
}
