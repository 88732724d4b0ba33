'use client';

import type { IslandName } from '@/components/islands/shared/island-name';
import { NeedsScripts } from '@/components/ui/needs-scripts';
import type { cartLabels } from '@/content/shop/cart-labels';
import { cartText, type Sellable } from '@/lib/shop/cart';
import { openCart, useCart } from './cart-store';

type CartBadgeProps = IslandName & {
  products: readonly Sellable[];
  labels: Pick<typeof cartLabels, 'badge' | 'items'>;
};

/**
 * Item count and total at the top of a shop page when the cart isn't empty (docs/specification.md#cart). Opens the
 * summary. Its space is reserved, so that nothing moves when it appears.
 */
export function CartBadge({ products, labels }: CartBadgeProps) {
  const { cart } = useCart();
  return (
    <NeedsScripts className="min-h-11 print:hidden">
      {cart.lines.length === 0 ? null : (
        <a
          href="#cart"
          onClick={(event) => {
            event.preventDefault();
            openCart(true);
            document.getElementById('cart')?.focus();
          }}
          className="inline-flex min-h-11 items-center rounded-full bg-deep px-5 text-sm font-semibold text-on-deep tabular-nums hover:underline"
        >
          {cartText(cart, products, labels.badge, labels.items)}
        </a>
      )}
    </NeedsScripts>
  );
}
