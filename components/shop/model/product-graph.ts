import type { Thing } from 'schema-dts';
import { company } from '@/content/company/company';
import { shownPictures } from '@/content/site/shown-pictures';
import { routes } from '@/content/site/routes';
import type { ShopRoute } from '@/content/shop/shop-pages';
import { factValue } from '@/lib/facts/facts';
import { pictureFilesOf } from '@/lib/site/pictures';
import { productListNode } from '@/lib/shop/product-list';
import { shelves } from './shelves';

/** The structured data of a shop page: every product on it, with its offer. */
export function productGraph(route: ShopRoute): readonly Thing[] {
  const origin = factValue(company.origin);
  return [
    productListNode({
      origin,
      path: routes[route].path,
      name: routes[route].label,
      kind: route === 'booksGuides' ? 'Book' : 'Product',
      products: shelves[route].map((product) => {
        const file = pictureFilesOf(product.sku, shownPictures[product.sku])?.webp.at(-1)?.url;
        return { ...product, image: file === undefined ? undefined : `${origin}${file}` };
      }),
    }),
  ];
}
