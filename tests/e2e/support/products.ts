import { sellables } from '../../../components/shop/model/sellables';
import { shelves } from '../../../components/shop/model/shelves';
import type { ShopRoute } from '../../../content/shop/shop-pages';
import { routes } from '../../../content/site/routes';
import type { Sellable } from '../../../lib/shop/cart';

/** The products of a shop, in page order. */
export function soldAt(route: ShopRoute): readonly Sellable[] {
  return shelves[route].flatMap(({ sku }) => sellables.filter(({ id }) => id === sku));
}

/** The shops that have products. */
export const shops = (['merchandise', 'booksGuides', 'equipment'] as const)
  .map((route) => ({ route, path: routes[route].path, products: soldAt(route) }))
  .filter(({ products }) => products.length > 0);

/** From each shop that has one, a product that a single click adds to the cart. */
export const simpleProducts = shops.flatMap(({ route, path, products }) => {
  const simple = products.find(({ isInStock, choices }) => isInStock && choices.length === 0);
  return simple === undefined ? [] : [{ ...simple, route, path }];
});

/** The first two. A test is skipped if there are fewer. */
export const [gift, book] = [simpleProducts[0]!, simpleProducts[1]!];
