import { isComposing } from './is-composing';

/** Header menus: Escape, a click elsewhere, a choice and a change of the screen's width close them. */
export function enhanceMenu(): void {
  const menus = document.querySelectorAll<HTMLDetailsElement>('details[data-menu]');
  const closeAll = (but?: Node | null) => {
    for (const menu of menus) if (!but || !menu.contains(but)) menu.open = false;
  };
  for (const menu of menus) {
    const toggle = menu.querySelector('summary');
    if (!toggle) continue;
    const goToField = () => menu.querySelector<HTMLElement>('.header-menu [type=search]')?.focus();
    menu.addEventListener('keydown', (event) => {
      if (!menu.open || event.defaultPrevented || isComposing(event)) return;
      // Moves focus to the field immediately, so that typing right after the click loses no letter.
      if (event.target === toggle && isLetter(event)) goToField();
      if (event.key === 'Escape') {
        menu.open = false;
        toggle.focus();
      }
      // The full-screen menu of a small screen traps the focus.
      if (event.key === 'Tab' && menu.dataset['menu'] === 'screen') keepInside(event, stopsIn(menu));
    });
    // A link to an anchor of the same page doesn't load a page, so the menu has to be closed here.
    menu.addEventListener('click', (event) => {
      if (event.target instanceof Element && event.target.closest('a') !== null) menu.open = false;
    });
    menu.addEventListener('toggle', () => {
      if (menu.open) goToField();
    });
    // Opened before this script loaded.
    if (menu.open && document.activeElement === toggle) goToField();
  }
  document.addEventListener('pointerdown', ({ target }) => closeAll(target instanceof Node ? target : null));
  document.addEventListener('focusin', ({ target }) => closeAll(target instanceof Node ? target : null));
  window.matchMedia('(min-width: 51.25rem)').addEventListener('change', () => closeAll());
}

/** A key that types a character. The space bar clicks instead. */
function isLetter({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return key.length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey;
}

/** What the Tab key can reach, without collapsed content. */
function stopsIn(menu: HTMLElement): readonly HTMLElement[] {
  return [...menu.querySelectorAll<HTMLElement>('a[href], summary, input, button')].filter(
    (stop) => stop.offsetParent !== null && stop.closest('details:not([open]) > :not(summary)') === null,
  );
}

function keepInside(event: KeyboardEvent, stops: readonly HTMLElement[]): void {
  const first = stops[0];
  const last = stops.at(-1);
  const edge = event.shiftKey ? first : last;
  if (document.activeElement !== edge) return;
  event.preventDefault();
  (event.shiftKey ? last : first)?.focus();
}
