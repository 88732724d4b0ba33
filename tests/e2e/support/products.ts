import { sellables } from '../../../components/shop/view/sellables';
import { shelves } from '../../../components/shop/view/shelves';
import type { ShopRoute } from '../../../content/shop/shop-pages';
import type { Sellable } from '../../../lib/shop/cart';

/** What a shop sells, in the order of its page. */
export function soldAt(route: ShopRoute): readonly Sellable[] {
  return shelves[route].flatMap(({ sku }) => sellables.filter(({ id }) => id === sku));
}

/**
 * Products that one press puts into the cart, whatever content sells today.
 * @throws when a shop has none left, because then nothing can be tried there.
 */
export function simpleProduct(route: ShopRoute): Sellable {
  const product = soldAt(route).find(({ isInStock, choices }) => isInStock && choices.length === 0);
  if (product === undefined) throw new Error(`Nothing in ${route} is in stock and without a choice.`);
  return product;
}
