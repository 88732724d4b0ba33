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
 * The cart of this page, shared by the badge, card and summary islands. The address carries it to the next page and
 * back (components/site-script/carry-cart.ts). Nothing is stored.
 */
type CartState = {
  readonly cart: Cart;
  /** Whether the visitor opened the cart. */
  readonly isOpen: boolean;
  /** What the address asks for and cannot be ordered, until the visitor closes the note: see {@link ReadCart}. */
  readonly leftOut: ReadCart['leftOut'];
};

const atFirst: CartState = { cart: emptyCart, isOpen: false, leftOut: [] };
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
  if (read === null) readAddress(products);
}

function readAddress(products: readonly Sellable[]): void {
  read = { word: currentQueryValue(cartParameter) };
  const { lines, leftOut } = readCart(read.word, products);
  change({ ...state, cart: cartReducer(state.cart, { type: 'bring', lines }, products), leftOut });
}

/**
 * Changes the cart and the address with it, so that a link clicked right afterward carries it along even if the
 * summary isn't hydrated yet. `products` is everything that can be in the cart.
 */
export function sendToCart(event: CartEvent, products: readonly Sellable[]): void {
  start(products);
  change({ ...state, cart: cartReducer(state.cart, event, products) });
  writeCart(wordOf(state.cart));
}

/** The cart in the address is left as it came until the visitor changes it. */
function wordOf({ lines, lastEvent }: Cart): string | null {
  return lastEvent === null && read !== null ? read.word : cartWord(lines);
}

function writeCart(word: string | null): void {
  writeAddress({ query: { [cartParameter]: word } }, 'replace');
}

export function openCart(isOpen: boolean): void {
  change({ ...state, isOpen });
}

/** Closes the note about what was left out, and leaves it out of the address too. */
export function forgetLeftOut(): void {
  read = { word: cartWord(state.cart.lines) };
  change({ ...state, leftOut: [] });
  writeCart(read.word);
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
  useEffect(() => start(products), [products]);
  useEffect(() => {
    if (read !== null && wordOf(cart) !== written) writeCart(wordOf(cart));
  }, [cart, written]);
}
