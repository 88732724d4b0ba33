'use client';

import { cartTotal, itemCount, itemsText } from '@/lib/cart';
import { formatCents } from '@/lib/money';
import { useAfterPaint } from '../use-after-paint';
import { useIslandReady } from '../use-island-ready';
import { useCart } from './cart-provider';

/** Items and total in the top of a shop page, once there is an item (spec part 1, section 2). Leads to the summary. */
export function CartBadge() {
  useIslandReady('cart-badge');
  const { cart, products } = useCart();
  const isShown = useAfterPaint(cart.lines.length > 0);
  if (!isShown) return null;
  return (
    <a href="#cart" className="inline-flex min-h-11 items-center rounded-full bg-deep px-5 text-sm font-semibold tabular-nums text-on-deep hover:underline print:hidden">
      Cart: {itemsText(itemCount(cart))}, {formatCents(cartTotal(cart, products))}
    </a>
  );
}
