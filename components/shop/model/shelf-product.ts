import type { PictureId } from '@/content/site/pictures';
import type { Fact } from '@/lib/facts/facts';
import type { Cents } from '@/lib/money/money';
import type { ProductFacts, Specification } from '@/lib/shop/products';

/** A badge on the picture of a product; `fact` is marked in a preview when it is a sample. */
export type ProductBadge = {
  readonly text: string;
  readonly tone: 'deep' | 'surface' | 'sand' | 'apricot';
  readonly fact?: Fact<boolean> | Fact<string>;
};

/** A product of content with what its card shows besides, the same for the three shops. */
export type ShelfProduct = ProductFacts & {
  /** Unique over the three shops: the id of the picture, the anchor on the page, the key in the cart. */
  readonly sku: PictureId;
  readonly categories: readonly string[];
  readonly badges: readonly ProductBadge[];
  /** The small line above the name: brand or author. */
  readonly maker: Fact<string> | null;
  /** Lines below the description: pages, specifications. */
  readonly specifications: readonly Specification[];
  /** False for a book that exists only as a download. */
  readonly isShipped: boolean;
  /** Order value in cents above which it ships free: 0 for what always does, null where nothing is promised. */
  readonly shipsFreeOver: Cents | null;
  readonly sizes: readonly string[];
  readonly colors: readonly string[];
};
