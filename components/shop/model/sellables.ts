import { productLabels } from '@/content/shop/product-labels';
import type { Choice, Sellable } from '@/lib/shop/cart';
import { factValue } from '@/lib/facts/facts';
import type { ShelfProduct } from './shelf-product';
import { shelves } from './shelves';

/** The product in the form the cart uses. */
export function sellable({
  sku,
  name,
  price,
  isInStock,
  isShipped,
  shipsFreeOver,
  sizes,
  colors,
}: ShelfProduct): Sellable {
  const choices: readonly Choice[] = [
    { label: productLabels.color, options: colors },
    { label: productLabels.size, options: sizes, isAsked: true },
  ];
  return {
    id: sku,
    name,
    price: factValue(price),
    isInStock,
    isShipped,
    ...(shipsFreeOver === null ? {} : { shipsFreeOver }),
    choices: choices.filter(({ options }) => options.length > 1),
  };
}

/** Everything that can be in the cart, from all three shops. */
export const sellables: readonly Sellable[] = Object.values(shelves).flat().map(sellable);
