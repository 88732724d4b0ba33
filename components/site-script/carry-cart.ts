import { siteLink } from './site-link';

const parameter = /[?&]cart=[^&#]*/;

/** `cart=` and its value as written; nothing after `=` once the visitor has emptied the cart. */
function cartIn(address: string): string | undefined {
  return parameter.exec(address)?.[0].slice(1);
}

/** The same query with this cart. */
function withCart(search: string, cart: string): string {
  return parameter.test(search)
    ? search.replace(parameter, (found) => found.charAt(0) + cart)
    : `${search === '' ? '?' : `${search}&`}${cart}`;
}

/**
 * Keeps the cart from page to page within this tab: if the address has a cart, a link within the site gets it when it
 * is clicked. Nothing is stored (docs/decisions/009-the-cart-travels-in-the-address.md).
 */
export function carryCart(): void {
  let newest: string | undefined;
  const keep = () => {
    const { search, hash } = location;
    if (newest !== undefined && newest !== cartIn(search))
      history.replaceState(history.state, '', withCart(search, newest) + hash);
  };
  const arrive = () => {
    // Older browsers lack it.
    const activation = (window as Partial<Pick<Window, 'navigation'>>).navigation?.activation;
    // A page without the parameter was not reached through our links, so the cart was not emptied there.
    newest =
      (activation?.navigationType === 'traverse' ? cartIn(activation.from?.url ?? '') : undefined) ??
      cartIn(location.search);
    keep();
    showCart();
  };
  arrive();
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) arrive();
  });
  // Back within a page of many steps leads to an address with an older cart.
  window.addEventListener('popstate', keep);
  const carry = (event: Event) => {
    const cart = cartIn(location.search);
    const link = siteLink(event);
    // The cart may have changed since this link was last clicked.
    if (link && cart !== undefined) link.search = withCart(link.search, cart);
  };
  for (const kind of ['pointerdown', 'click']) document.addEventListener(kind, carry, { capture: true });
  document.addEventListener('formdata', ({ target, formData }) => {
    const word = new URLSearchParams(location.search).get('cart');
    if (word !== null && (target as HTMLFormElement).method === 'get') formData.set('cart', word);
  });
}

type CountModule = { readonly cartCount: (word: string) => number };

/** Loaded only if there is a cart. The finished export adds a content hash to its name. */
const bundle = '/cart-count.js';

/** Shows the number of items in the header. Shop pages have a cart summary instead. */
function showCart(): void {
  const word = new URLSearchParams(location.search).get('cart');
  const link = document.querySelector<HTMLAnchorElement>('[data-cart]');
  if (!link || document.querySelector('#products')) return;
  link.hidden = true;
  if (!word) return;
  link.hash = 'cart';
  const show = (count: number | string) => {
    link.lastElementChild?.replaceChildren(`${count}`);
    link.hidden = count === 0;
  };
  (import(bundle) as Promise<CountModule>).then(
    ({ cartCount }) => show(cartCount(word)),
    () => show(''),
  );
}
