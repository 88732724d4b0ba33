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
import { cartParameter, cartWord, linesOfWord } from '@/lib/shop/cart-address';

/**
 * The cart of this page, shared by the badge, card and summary islands. The address keeps it across pages
 * (components/site-script/carry-cart.ts). Nothing is stored.
 */
type CartState = {
  readonly cart: Cart;
  /** Whether the visitor opened the cart. */
  readonly isOpen: boolean;
};

const atFirst: CartState = { cart: emptyCart, isOpen: false };
let state = atFirst;
let hasStarted = false;
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
  if (hasStarted) return;
  hasStarted = true;
  const lines = linesOfWord(currentQueryValue(cartParameter), products);
  change({ ...state, cart: cartReducer(state.cart, { type: 'bring', lines }, products) });
}

/**
 * Changes the cart and its parameter in the address, so that a link clicked right afterward has it even if the
 * summary isn't hydrated yet. `products` is everything that can be in the cart.
 */
export function sendToCart(event: CartEvent, products: readonly Sellable[]): void {
  start(products);
  change({ ...state, cart: cartReducer(state.cart, event, products) });
  writeCart(cartWord(state.cart.lines, products));
}

function writeCart(word: string | null): void {
  writeAddress({ query: { [cartParameter]: word } }, 'replace');
}

export function openCart(isOpen: boolean): void {
  change({ ...state, isOpen });
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
export function useCartInAddress({ lines, lastEvent }: Cart, products: readonly Sellable[]): void {
  const written = useQueryValue(cartParameter);
  const word = cartWord(lines, products);
  useEffect(() => start(products), [products]);
  useEffect(() => {
    // The cart in the address is left as it came until the visitor changes it.
    if (word === written || (lastEvent === null && written !== null)) return;
    writeCart(word);
  }, [word, written, lastEvent]);
}
