import { siteLink } from './site-link';

/**
 * Carries the cart from page to page within this tab: when the address holds a cart, a link within the site gets it
 * at the moment it is clicked. Nothing is stored (docs/decisions/009-the-cart-travels-in-the-address.md).
 */
export function carryCart(): void {
  const cart = () => /[?&](cart=[^&]+)/.exec(location.search)?.[1];
  const carry = (event: Event) => {
    const word = cart();
    const link = siteLink(event);
    if (link === null) return;
    // The cart may have changed, or been emptied, since this link was last clicked.
    const search = link.search.replace(/[?&]cart=[^&]*/, '');
    if (word !== undefined) link.search = search === '' ? word : `${search}&${word}`;
    else if (search !== link.search) link.search = search;
  };
  showCart();
  for (const kind of ['pointerdown', 'click']) document.addEventListener(kind, carry, { capture: true });
  document.addEventListener('submit', ({ target }) => {
    const word = new URLSearchParams(location.search).get('cart');
    if (!word || !(target instanceof HTMLFormElement) || target.method !== 'get') return;
    const field = document.createElement('input');
    field.type = 'hidden';
    field.name = 'cart';
    field.value = word;
    target.append(field);
  });
}

type CountModule = { readonly cartCount: (word: string) => number };

/** Loaded only if there is a cart. The finished export adds a content hash to its name. */
const bundle = '/cart-count.js';

/** Shows the number of items in the header. Shop pages have a cart summary instead. */
function showCart(): void {
  const word = new URLSearchParams(location.search).get('cart');
  const link = document.querySelector<HTMLAnchorElement>('[data-cart]');
  if (!word || !link || document.querySelector('#products')) return;
  link.hash = 'cart';
  const show = (count: number | string) => {
    link.append(`${count}`);
    link.hidden = false;
  };
  (import(bundle) as Promise<CountModule>).then(
    ({ cartCount }) => {
      const count = cartCount(word);
      if (count > 0) show(count);
    },
    () => show(''),
  );
}
