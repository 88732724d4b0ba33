import type { PictureId } from '@/content/site/pictures';
import type { Fact } from '@/lib/facts/facts';
import type { Cents } from '@/lib/money/money';
import type { ProductFacts, Specification } from '@/lib/shop/products';

/** A badge of a product; a preview marks its `fact` if it is a sample. */
export type ProductBadge = {
  readonly text: string;
  readonly fact?: Fact<boolean> | Fact<string>;
};

/** A product from content with the other data for its card, the same for all three shops. */
export type ShelfProduct = ProductFacts & {
  /** Unique across the three shops: the id of the picture, the anchor on the page, the key in the cart. */
  readonly sku: PictureId;
  readonly categories: readonly string[];
  readonly badges: readonly ProductBadge[];
  /** The small line above the name: brand or author. */
  readonly maker: Fact<string> | null;
  /** Lines below the description: pages, specifications. */
  readonly specifications: readonly Specification[];
  /** False for a book that exists only as a download. */
  readonly isShipped: boolean;
  /** Order value in cents above which it ships free: 0 if it always does, null if free shipping isn't promised. */
  readonly shipsFreeOver: Cents | null;
  readonly sizes: readonly string[];
  readonly colors: readonly string[];
};
