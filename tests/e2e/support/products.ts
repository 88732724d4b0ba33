import { sellables } from '../../../components/shop/model/sellables';
import { shelves } from '../../../components/shop/model/shelves';
import type { ShopRoute } from '../../../content/shop/shop-pages';
import { routes } from '../../../content/site/routes';
import type { Sellable } from '../../../lib/shop/cart';

/** What a shop sells, in the order of its page. */
export function soldAt(route: ShopRoute): readonly Sellable[] {
  return shelves[route].flatMap(({ sku }) => sellables.filter(({ id }) => id === sku));
}

/** The shops that sell something. */
export const shops = (['merchandise', 'booksGuides', 'equipment'] as const)
  .map((route) => ({ route, path: routes[route].path, products: soldAt(route) }))
  .filter(({ products }) => products.length > 0);

/** Of each shop that has one, a product that one press puts into the cart. */
export const simpleProducts = shops.flatMap(({ route, path, products }) => {
  const simple = products.find(({ isInStock, choices }) => isInStock && choices.length === 0);
  return simple === undefined ? [] : [{ ...simple, route, path }];
});

/** The first two. A test is skipped where there are fewer. */
export const [gift, book] = [simpleProducts[0]!, simpleProducts[1]!];
