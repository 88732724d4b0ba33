import { productLabels, stockLabels } from '@/content/shop/product-labels';
import type { CatalogEntry } from '@/lib/shop/catalog';
import type { ComparedProduct } from '@/lib/shop/comparison';
import { factValue } from '@/lib/facts/facts';
import { formatCents } from '@/lib/money/money';
import { interpolate } from '@/lib/text/interpolate';
import type { ShelfProduct } from './shelf-product';

/** The product for search and sort: search matches name, description, and brand or author. */
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
    ...(rating === undefined ? {} : { rating: factValue(rating) }),
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
      { label: productLabels.price, value: formatCents(factValue(price)) },
      {
        label: productLabels.originalPrice,
        value: originalPrice === undefined ? productLabels.noDiscount : formatCents(factValue(originalPrice)),
      },
      ...(maker === null ? [] : [{ label: productLabels.brand, value: factValue(maker) }]),
      ...(rating === undefined || reviews === undefined
        ? []
        : [
            {
              label: productLabels.rating,
              value: interpolate(productLabels.comparedRating, {
                rating: factValue(rating),
                reviews: factValue(reviews),
              }),
            },
          ]),
      { label: productLabels.stock, value: isInStock ? stockLabels.inStock : stockLabels.outOfStock },
      ...specifications.map(({ label, value }) => ({ label, value: factValue(value) })),
    ],
  };
}
