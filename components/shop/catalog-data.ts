import type { CatalogEntry } from '@/lib/catalog';
import type { ComparedProduct } from '@/lib/comparison';
import { factValue } from '@/lib/facts';
import { formatCents } from '@/lib/money';
import type { ShelfProduct } from './shelf-product';

/** The product as search and sort know it: a search looks at name, description, and brand or author. */
export function shelfEntry({ sku, name, category, price, rating, isFeatured, description, maker }: ShelfProduct): CatalogEntry {
  return {
    id: sku,
    name,
    category,
    price: factValue(price),
    rating: factValue(rating),
    isFeatured,
    texts: [name, description, ...(maker === null ? [] : [factValue(maker)])],
  };
}

/** The product as a column of the comparison. */
export function comparedProduct({ sku, name, price, originalPrice, rating, reviews, isInStock, maker, specifications }: ShelfProduct): ComparedProduct {
  return {
    id: sku,
    name,
    values: [
      { label: 'Price', value: formatCents(factValue(price)) },
      ...(originalPrice === null ? [] : [{ label: 'Original price', value: formatCents(factValue(originalPrice)) }]),
      ...(maker === null ? [] : [{ label: 'Brand', value: factValue(maker) }]),
      { label: 'Rating', value: `${factValue(rating)} out of 5 (${factValue(reviews)} reviews)` },
      { label: 'Stock', value: isInStock ? 'In Stock' : 'Out of Stock' },
      ...specifications.map(({ label, value }) => ({ label, value: factValue(value) })),
    ],
  };
}
