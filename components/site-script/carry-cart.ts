import { siteLink } from './site-link';

/** The part of the Navigation API that has the previous page. Older browsers lack it. */
type Arrival = {
  readonly activation?: {
    readonly from: { readonly url: string | null } | null;
    readonly navigationType: string;
  } | null;
};

/** The cart parameter of an address as written; empty after `=` once the visitor has emptied the cart. */
function cartIn(address: string): string | undefined {
  return /[?&](cart=[^&#]*)/.exec(address)?.[1];
}

/** The same query with this cart, or without one. */
function withCart(search: string, cart: string | undefined): string {
  const rest = search.replace(/[?&]cart=[^&]*/, '').replace(/^&/, '?');
  return cart === undefined ? rest : `${rest === '' ? '?' : `${rest}&`}${cart}`;
}

/**
 * Keeps the cart from page to page within this tab: if the address has a cart, a link within the site gets it when it
 * is clicked. Nothing is stored (docs/decisions/009-the-cart-travels-in-the-address.md).
 */
export function carryCart(): void {
  let newest: string | undefined;
  const keep = (cart: string | undefined) => {
    newest = cart;
    if (cart !== cartIn(location.search)) {
      const { pathname, search, hash } = location;
      history.replaceState(history.state, '', pathname + withCart(search, cart) + hash);
    }
  };
  const arrive = () => {
    const { activation } = (window as { navigation?: Arrival }).navigation ?? {};
    const isBack = activation?.navigationType === 'traverse';
    // A page without the parameter was not reached through our links, so the cart was not emptied there.
    keep((isBack ? cartIn(activation.from?.url ?? '') : undefined) ?? cartIn(location.search));
    showCart();
  };
  arrive();
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) arrive();
  });
  // Back within a page of many steps leads to an address with an older cart.
  window.addEventListener('popstate', () => keep(newest));
  const carry = (event: Event) => {
    const link = siteLink(event);
    if (link === null) return;
    // The cart may have changed since this link was last clicked.
    const search = withCart(link.search, cartIn(location.search));
    if (search !== link.search) link.search = search;
  };
  for (const kind of ['pointerdown', 'click']) document.addEventListener(kind, carry, { capture: true });
  document.addEventListener('submit', ({ target }) => {
    const word = new URLSearchParams(location.search).get('cart');
    if (word === null || !(target instanceof HTMLFormElement) || target.method !== 'get') return;
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
  if (!link || document.querySelector('#products')) return;
  link.hidden = true;
  if (!word) return;
  link.hash = 'cart';
  const show = (count: number | string) => {
    // After the icon and the name.
    if (link.lastChild instanceof Text) link.lastChild.remove();
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
