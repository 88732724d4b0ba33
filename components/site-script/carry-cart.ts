import { siteLink } from './site-link';

/**
 * Keeps the cart from page to page within this tab: if the address has a cart, a link within the site gets it when it
 * is clicked. Nothing is stored (docs/decisions/009-the-cart-travels-in-the-address.md).
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

/** Shows the number of items in the header. Shop pages have a cart summary instead. */
function showCart(): void {
  const word = new URLSearchParams(location.search).get('cart');
  const link = document.querySelector<HTMLAnchorElement>('[data-cart]');
  let count = 0;
  if (!word || !link || document.querySelector('#products')) return;
  for (const line of word.split(',')) count += parseInt(line.split('*')[1] ?? '') || 1;
  link.append(`${count}`);
  link.hash = 'cart';
  link.hidden = false;
}
