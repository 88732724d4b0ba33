'use client';

import { usePathname } from 'next/navigation';
import { createContext, type ReactNode, useContext, useEffect, useMemo, useReducer, useState } from 'react';
import { currentQueryValue, useQueryValue, writeAddress } from '@/components/islands/shared/address';
import {
  type Cart,
  cartAnnouncement,
  type CartEvent,
  cartReducer,
  emptyCart,
  type Sellable,
} from '@/lib/shop/cart';
import { cartParameter, cartWord, linesOfWord } from '@/lib/shop/cart-address';
import { Announcer } from './announcer';
import type { CartWords } from './words';

type CartAccess = {
  readonly cart: Cart;
  readonly products: readonly Sellable[];
  readonly words: CartWords;
  readonly send: (event: CartEvent) => void;
  /** Whether the visitor asked to see what is in the cart, on this page. */
  readonly isOpen: boolean;
  readonly open: (isWanted: boolean) => void;
};

const CartContext = createContext<CartAccess | null>(null);

type CartProviderProps = {
  products: readonly Sellable[];
  /** Here once for everything on the page that has to do with the cart. */
  words: CartWords;
  children: ReactNode;
};

/**
 * Holds the cart, in the layout that the three shops share, and writes it into the address, which carries it through the
 * other pages (components/site-script/carry-cart.ts) and back. Nothing is stored.
 */
export function CartProvider({ products, words, children }: CartProviderProps) {
  const [cart, send] = useReducer(
    (state: Cart, event: CartEvent) => cartReducer(state, event, products),
    emptyCart,
  );
  const path = usePathname();
  // Where it was opened: on the next page it is closed again.
  const [openOn, setOpenOn] = useState<string | null>(null);
  if (openOn !== null && openOn !== path) setOpenOn(null);
  const isOpen = openOn === path;
  useCartInAddress(cart, products, path, send);
  const access = useMemo(
    () => ({
      cart,
      products,
      words,
      send,
      isOpen,
      open: (isWanted: boolean) => setOpenOn(isWanted ? path : null),
    }),
    [cart, products, words, isOpen, path],
  );
  return (
    <CartContext value={access}>
      {children}
      <Announcer text={cartAnnouncement(cart, products, words)} />
    </CartContext>
  );
}

/** Takes over the cart that the address brings along, once, and from then on keeps the address up to date. */
function useCartInAddress(
  cart: Cart,
  products: readonly Sellable[],
  path: string,
  send: (event: CartEvent) => void,
): void {
  const written = useQueryValue(cartParameter);
  const word = cartWord(cart.lines, products);
  useEffect(() => {
    send({ type: 'bring', lines: linesOfWord(currentQueryValue(cartParameter), products) });
  }, [products, send]);
  useEffect(() => {
    // What an address brought stays as it came until the visitor changes the cart.
    if (word === written || (cart.lastEvent === null && written !== null)) return;
    writeAddress({ query: { [cartParameter]: word } }, 'replace');
  }, [word, written, path, cart.lastEvent]);
}

/** The cart of the shop pages and a way to change it. @throws outside of the shop layout. */
export function useCart(): CartAccess {
  const access = useContext(CartContext);
  if (access === null) throw new Error('There is no cart here: app/(shop)/layout.tsx mounts CartProvider.');
  return access;
}
