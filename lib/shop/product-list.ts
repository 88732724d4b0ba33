import type { Book, ItemList, Product } from 'schema-dts';
import { factValue } from '@/lib/facts/facts';
import { centsAsDecimal } from '@/lib/money/money';
import { anchorId, organizationId, pageUrl } from '@/lib/seo/ids';
import type { ProductFacts } from './products';

/** Structured data about one product. Ratings, brands and authors are omitted until they are confirmed. */
type ListedProduct = Pick<ProductFacts, 'name' | 'description' | 'price' | 'isInStock'> & {
  readonly sku: string;
  /** Absolute address of the picture, once there is one. */
  readonly image: string | undefined;
};

type ProductList = {
  /** Site origin without trailing slash. */
  readonly origin: string;
  /** Path of the page that shows the products, each with its SKU as anchor. */
  readonly path: string;
  readonly name: string;
  readonly kind: 'Product' | 'Book';
  readonly products: readonly ListedProduct[];
};

/**
 * The products of a shop page as one ItemList, each with the offer that the page shows (price in USD, availability).
 * Never ratings or reviews.
 */
export function productListNode(list: ProductList): ItemList {
  const { origin, path, name, products } = list;
  return {
    '@type': 'ItemList',
    '@id': anchorId(origin, path, 'products'),
    name,
    numberOfItems: products.length,
    itemListElement: products.map((product, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      item: productNode(list, product),
    })),
  };
}

function productNode({ origin, path, kind }: ProductList, product: ListedProduct): Product | Book {
  const shared = {
    '@id': anchorId(origin, path, product.sku),
    url: anchorId(origin, path, product.sku),
    name: product.name,
    description: product.description,
    ...(product.image === undefined ? {} : { image: product.image }),
    offers: {
      '@type': 'Offer' as const,
      url: pageUrl(origin, path),
      price: centsAsDecimal(factValue(product.price)),
      priceCurrency: 'USD',
      availability: product.isInStock
        ? ('https://schema.org/InStock' as const)
        : ('https://schema.org/OutOfStock' as const),
      seller: { '@id': organizationId(origin) },
    },
  };
  if (kind === 'Book') return { '@type': 'Book', inLanguage: 'en-US', ...shared };
  return { '@type': 'Product', sku: product.sku, ...shared };
}
