import type { Thing } from 'schema-dts';
import { company } from '@/content/company';
import { encodedPictures } from '@/content/picture-files';
import { routes } from '@/content/routes';
import type { ShopRoute } from '@/content/shop-pages';
import { factValue } from '@/lib/facts';
import { pictureFilesOf } from '@/lib/pictures';
import { productListNode } from '@/lib/seo/product-list';
import { shelves } from './shelves';

/** The structured data of a shop page: every product that it shows, with its offer. */
export function productGraph(route: ShopRoute): readonly Thing[] {
  const origin = factValue(company.origin);
  return [
    productListNode({
      origin,
      path: routes[route].path,
      name: routes[route].label,
      products: shelves[route].map(({ sku, name, description, price, isInStock }) => {
        const file = pictureFilesOf(sku, encodedPictures[sku])?.webp.at(-1)?.url;
        return {
          sku,
          kind: route === 'booksGuides' ? ('book' as const) : ('product' as const),
          name,
          description,
          price: factValue(price),
          isInStock,
          image: file === undefined ? undefined : `${origin}${file}`,
        };
      }),
    }),
  ];
}
