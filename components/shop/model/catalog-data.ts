import { productWords, stockWords } from '@/content/shop/product-words';
import type { CatalogEntry } from '@/lib/shop/catalog';
import type { ComparedProduct } from '@/lib/shop/comparison';
import { factValue } from '@/lib/facts/facts';
import { formatCents } from '@/lib/money/money';
import { fillIn } from '@/lib/text/fill-in';
import type { ShelfProduct } from './shelf-product';

/** The product as search and sort know it: a search looks at name, description, and brand or author. */
export function shelfEntry({
  sku,
  name,
  categories,
  price,
  rating,
  isFeatured,
  description,
  maker,
}: ShelfProduct): CatalogEntry {
  return {
    id: sku,
    name,
    categories,
    price: factValue(price),
    rating: factValue(rating),
    isFeatured: factValue(isFeatured),
    texts: [name, description, ...(maker === null ? [] : [factValue(maker)])],
  };
}

/** The product as a column of the comparison. */
export function comparedProduct({
  sku,
  name,
  price,
  originalPrice,
  rating,
  reviews,
  isInStock,
  maker,
  specifications,
}: ShelfProduct): ComparedProduct {
  return {
    id: sku,
    name,
    values: [
      { label: productWords.price, value: formatCents(factValue(price)) },
      {
        label: productWords.originalPrice,
        value: originalPrice === undefined ? productWords.noDiscount : formatCents(factValue(originalPrice)),
      },
      ...(maker === null ? [] : [{ label: productWords.brand, value: factValue(maker) }]),
      {
        label: productWords.rating,
        value: fillIn(productWords.comparedRating, {
          rating: factValue(rating),
          reviews: factValue(reviews),
        }),
      },
      { label: productWords.stock, value: isInStock ? stockWords.inStock : stockWords.outOfStock },
      ...specifications.map(({ label, value }) => ({ label, value: factValue(value) })),
    ],
  };
}
