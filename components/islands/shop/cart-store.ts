'use client';

import { useEffect, useSyncExternalStore } from 'react';
import { currentQueryValue, useQueryValue, writeAddress } from '@/components/islands/shared/address';
import {
  type Cart,
  type CartEvent,
  cartReducer,
  emptyCart,
  quantityOf,
  type Sellable,
} from '@/lib/shop/cart';
import { cartParameter, cartWord, type ReadCart, readCart } from '@/lib/shop/cart-address';

/**
 * The cart of this page, shared by the badge, card and summary islands. The address keeps it across pages
 * (components/site-script/carry-cart.ts). Nothing is stored.
 */
type CartState = {
  readonly cart: Cart;
  /** Whether the visitor opened the cart. */
  readonly isOpen: boolean;
  /** The items of the address that cannot be ordered, until the visitor closes the note: see {@link ReadCart}. */
  readonly leftOut: ReadCart['leftOut'];
  /** True after Back or Forward in a browser that does not show which cart is the newest, until the note is closed. */
  readonly mayBeOld: boolean;
};

const atFirst: CartState = { cart: emptyCart, isOpen: false, leftOut: [], mayBeOld: false };
let state = atFirst;
/** The cart in the address as it was read, null before that. */
let read: { readonly word: string | null } | null = null;
const listeners = new Set<() => void>();

function change(next: CartState): void {
  state = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Loads the cart from the address once, before any other change to it. */
function start(products: readonly Sellable[]): void {
  if (read !== null) return;
  readAddress(products);
  const [visit] = performance.getEntriesByType('navigation');
  noteReturn(visit !== undefined && 'type' in visit && visit.type === 'back_forward');
}

/**
 * components/site-script/carry-cart.ts has already restored the newest cart, except in browsers without this API. A page
 * whose address has no cart, not even an emptied one, has none that could be old.
 */
function noteReturn(hasReturned: boolean): void {
  const isKnown = 'activation' in ((window as Partial<Pick<Window, 'navigation'>>).navigation ?? {});
  if (hasReturned && !isKnown && currentQueryValue(cartParameter) !== null)
    change({ ...state, mayBeOld: true });
}

/** A page restored from the back-forward cache: its cart may have changed on another page. */
function reviewCart(products: readonly Sellable[]): void {
  start(products);
  if (currentQueryValue(cartParameter) !== wordOf(state.cart)) readAddress(products);
  noteReturn(true);
}

function readAddress(products: readonly Sellable[]): void {
  read = { word: currentQueryValue(cartParameter) };
  const { lines, leftOut } = readCart(read.word, products);
  change({ ...state, cart: cartReducer(state.cart, { type: 'bring', lines }, products), leftOut });
}

/**
 * Changes the cart and its parameter in the address, so that a link clicked right afterward has it even if the
 * summary isn't hydrated yet. `products` is everything that can be in the cart.
 * @returns false if nothing changed, e.g. because a line is at its limit.
 */
export function sendToCart(event: CartEvent, products: readonly Sellable[]): boolean {
  start(products);
  const { cart } = state;
  change({ ...state, cart: cartReducer(cart, event, products) });
  writeCart(wordOf(state.cart));
  return state.cart !== cart;
}

/**
 * The cart in the address is not rewritten until the visitor changes it. A cart that the visitor emptied is an empty
 * value, which also empties the carts of the pages before.
 */
function wordOf({ lines, lastEvent }: Cart): string | null {
  return lastEvent === null && read !== null ? read.word : (cartWord(lines) ?? '');
}

function writeCart(word: string | null): void {
  writeAddress({ query: { [cartParameter]: word } }, 'replace');
}

export function openCart(isOpen: boolean): void {
  change({ ...state, isOpen });
}

/** Closes the note about what was left out, and leaves it out of the address too. */
export function forgetLeftOut(): void {
  read = { word: cartWord(state.cart.lines) ?? '' };
  change({ ...state, leftOut: [] });
  writeCart(read.word);
}

/** Closes the note about an older cart. */
export function forgetReturn(): void {
  change({ ...state, mayBeOld: false });
}

/** The cart, which is empty in the exported page. */
export function useCart(): CartState {
  return useSyncExternalStore(
    subscribe,
    () => state,
    () => atFirst,
  );
}

/** Units of one product in the cart, so that a card renders again only when its own number changes. */
export function useQuantity(productId: string): number {
  return useSyncExternalStore(
    subscribe,
    () => quantityOf(state.cart, productId),
    () => 0,
  );
}

/** Starts the cart and keeps it in the address after history navigation too. For one island of the page. */
export function useCartInAddress(cart: Cart, products: readonly Sellable[]): void {
  const written = useQueryValue(cartParameter);
  useEffect(() => {
    start(products);
    const show = ({ persisted }: PageTransitionEvent) => {
      if (persisted) reviewCart(products);
    };
    window.addEventListener('pageshow', show);
    return () => window.removeEventListener('pageshow', show);
  }, [products]);
  useEffect(() => {
    if (read !== null && wordOf(cart) !== written) writeCart(wordOf(cart));
  }, [cart, written]);
}
