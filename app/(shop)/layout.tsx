import type { ReactNode } from 'react';
import { ShopCart } from '@/components/shop/shop-cart';

/** Shared by the three shop pages, so that the cart survives the way from one to the next. */
export default function ShopLayout({ children }: { children: ReactNode }) {
  return <ShopCart>{children}</ShopCart>;
}
