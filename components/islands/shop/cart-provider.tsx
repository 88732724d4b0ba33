'use client';

import { createContext, type ReactNode, useContext, useMemo, useReducer } from 'react';
import { type Cart, cartAnnouncement, type CartEvent, changeCart, emptyCart, type Sellable } from '@/lib/cart';
import { Announcer } from './announcer';

type CartAccess = { readonly cart: Cart; readonly products: readonly Sellable[]; readonly send: (event: CartEvent) => void };

const CartContext = createContext<CartAccess | null>(null);

/** Holds the cart, in memory only. Stands in the layout that the three shops share, so it survives the way between them. */
export function CartProvider({ products, children }: { products: readonly Sellable[]; children: ReactNode }) {
  const [cart, send] = useReducer((state: Cart, event: CartEvent) => changeCart(state, event, products), emptyCart);
  const access = useMemo(() => ({ cart, products, send }), [cart, products]);
  return (
    <CartContext value={access}>
      {children}
      <Announcer text={cartAnnouncement(cart, products)} />
    </CartContext>
  );
}

/** The cart of the shop pages and a way to change it. @throws outside of the shop layout. */
export function useCart(): CartAccess {
  const access = useContext(CartContext);
  if (access === null) throw new Error('There is no cart here: app/(shop)/layout.tsx mounts CartProvider.');
  return access;
}
