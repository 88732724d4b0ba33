import type { PictureId } from '@/content/pictures';
import type { Fact } from '@/lib/facts';
import type { Cents } from '@/lib/money';
import type { Specification } from '@/lib/products';

/** A badge on the picture of a product; `fact` is marked in a preview when it is a sample. */
export type ProductBadge = { readonly text: string; readonly tone: 'deep' | 'surface' | 'sand' | 'apricot'; readonly fact?: Fact<boolean> | Fact<string> };

/** One product as its card shows it, the same for the three shops. */
export type ShelfProduct = {
  /** Unique over the three shops: the id of the picture, the anchor on the page, the key in the cart. */
  readonly sku: PictureId;
  readonly category: string;
  readonly name: string;
  readonly description: string;
  readonly price: Fact<Cents>;
  readonly originalPrice: Fact<Cents> | null;
  readonly isInStock: boolean;
  readonly isFeatured: boolean;
  readonly rating: Fact<number>;
  readonly reviews: Fact<number>;
  readonly badges: readonly ProductBadge[];
  /** The small line above the name: brand or author. */
  readonly maker: Fact<string> | null;
  /** Lines below the description: pages, specifications. */
  readonly specifications: readonly Specification[];
  readonly sizes: readonly string[];
  readonly colors: readonly string[];
};
