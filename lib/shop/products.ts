import { type Fact, factValue } from '@/lib/facts/facts';
import type { Cents } from '@/lib/money/money';
import type { IsoDate } from '@/lib/time/calendar-days';
import type { RowOf } from '@/lib/tables/table';
import type { bookTable, equipmentTable, merchandiseTable } from '@/lib/tables/tables';

/** The part of the SKU after `merch-` is the id (docs/specification.md#merchandise). */
export type MerchandiseProduct = RowOf<typeof merchandiseTable>;

/** The part of the SKU after `book-` is the id (docs/specification.md#books). */
export type BookProduct = RowOf<typeof bookTable>;
export type BookFormat = Exclude<BookProduct['format'], object>;

/** The part of the SKU after `equipment-` is the id (docs/specification.md#equipment). */
export type EquipmentProduct = RowOf<typeof equipmentTable>;

/** The content of a product, in any of the three shops. `name` is the title of a book. */
export type ProductFacts = Pick<
  MerchandiseProduct,
  'name' | 'description' | 'price' | 'originalPrice' | 'isInStock' | 'isFeatured' | 'rating' | 'reviews'
>;

/** One line of the specifications. Products share the labels, so that their values line up in the comparison. */
export type Specification = { readonly label: string; readonly value: Fact<string> };

/** A product as it is sold on the day of a build: after the last day of its sale, for its original price. */
export function onDay<P extends { readonly price: Fact<Cents>; readonly originalPrice?: Fact<Cents> }>(
  { until, ...product }: P & { readonly until?: IsoDate },
  day: IsoDate | null,
) {
  if (until === undefined || day === null || day <= until || product.originalPrice === undefined)
    return product;
  const { originalPrice, ...others } = product;
  return { ...others, price: originalPrice };
}

type Sale = Pick<ProductFacts, 'name' | 'price' | 'originalPrice'>;

/**
 * The saving per unit, in cents; null if the product is not on sale.
 * @throws if the original price is not above the price, which is always a mistake in content.
 */
export function saving({ name, price, originalPrice }: Sale): Cents | null {
  if (originalPrice === undefined) return null;
  const saved = factValue(originalPrice) - factValue(price);
  if (saved <= 0) throw new Error(`"${name}" has an originalPrice that is not above its price.`);
  return saved;
}
