import { type Fact, factValue } from '@/lib/facts/facts';
import type { Cents } from '@/lib/money/money';

/** What content says of a product, in any of the three shops. `name` is the title of a book. */
export type ProductFacts = {
  readonly name: string;
  readonly description: string;
  /** What one unit costs, in cents. */
  readonly price: Fact<Cents>;
  /** The price before a sale, in cents. Present only while the product is on sale. */
  readonly originalPrice?: Fact<Cents>;
  readonly isInStock: boolean;
  readonly isFeatured: Fact<boolean>;
  /** Mean of the ratings, 0 to 5. */
  readonly rating: Fact<number>;
  /** Number of ratings. */
  readonly reviews: Fact<number>;
};

export type MerchandiseCategory = 'apparel' | 'equipment' | 'accessories' | 'books';

/** `Id` is the part of the SKU after `merch-` (docs/specification.md#merchandise). */
export type MerchandiseProduct<Id extends string = string> = ProductFacts & {
  readonly id: Id;
  readonly category: MerchandiseCategory;
  readonly sizes?: readonly string[];
  readonly colors?: readonly string[];
};

export type BookCategory = 'cpr' | 'first-aid' | 'medical' | 'safety' | 'reference';
export type BookFormat = 'digital' | 'physical' | 'both';

/** `Id` is the part of the SKU after `book-` (docs/specification.md#books). */
export type BookProduct<Id extends string = string> = ProductFacts & {
  readonly id: Id;
  readonly category: BookCategory;
  readonly author: Fact<string>;
  readonly format: Fact<BookFormat>;
  readonly pages: Fact<number>;
  readonly isBestseller: Fact<boolean>;
  readonly isDownloadable: Fact<boolean>;
};

export type EquipmentCategory = 'aed' | 'first-aid-kits' | 'training-equipment' | 'accessories';

/** One line of a specification. Products that are compared share the labels, so that their values line up side by side. */
export type Specification = { readonly label: string; readonly value: Fact<string> };

/** `Id` is the part of the SKU after `equipment-` (docs/specification.md#equipment). */
export type EquipmentProduct<Id extends string = string> = ProductFacts & {
  readonly id: Id;
  readonly category: EquipmentCategory;
  readonly brand: Fact<string>;
  readonly specifications: readonly Specification[];
  readonly warranty?: Fact<string>;
  readonly hasFreeShipping: Fact<boolean>;
};

type Sale = Pick<ProductFacts, 'name' | 'price' | 'originalPrice'>;

/**
 * What a buyer saves on one unit, in cents; null when the product is not on sale.
 * @throws when the original price is not above the price, which is always a mistake in content.
 */
export function saving({ name, price, originalPrice }: Sale): Cents | null {
  if (originalPrice === undefined) return null;
  const saved = factValue(originalPrice) - factValue(price);
  if (saved <= 0) throw new Error(`"${name}" has an originalPrice that is not above its price.`);
  return saved;
}
