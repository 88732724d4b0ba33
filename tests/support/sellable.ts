import type { Sellable } from '../../lib/shop/cart';

/** A product that is in stock and ships. */
export const sellable = (
  id: string,
  name: string,
  price: number,
  more: Partial<Sellable> = {},
): Sellable => ({
  id,
  name,
  price,
  isInStock: true,
  isShipped: true,
  choices: [],
  ...more,
});
