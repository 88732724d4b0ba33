import { cleanText } from '@/lib/text/typed-text';
import type { Sellable } from './cart';

/** What search and sort need from an item. */
export type CatalogEntry = Pick<Sellable, 'id' | 'name' | 'price'> & {
  readonly categories: readonly string[];
  /** 0 to 5; omitted without ratings. */
  readonly rating?: number;
  readonly isFeatured: boolean;
  /** The texts to search, e.g. title, author and description of a book. */
  readonly texts: readonly string[];
};

export const sortOrders = ['featured', 'price-asc', 'price-desc', 'rating', 'name'] as const;
export type SortOrder = (typeof sortOrders)[number];

/** The category that includes every product. */
export const allCategories = 'all';

/**
 * True if one of the texts contains the search text, ignoring case and surrounding space
 * (docs/specification.md#shop). An empty search matches everything.
 */
export function matchesSearch(entry: Pick<CatalogEntry, 'texts'>, query: string): boolean {
  const wanted = cleanText(query).toLowerCase();
  return wanted === '' || entry.texts.some((text) => text.toLowerCase().includes(wanted));
}

/** The entries of one category (or `all`) that match the search, in the given order. */
export function filterCatalog<T extends CatalogEntry>(
  entries: readonly T[],
  { query, category }: { readonly query: string; readonly category: string },
): readonly T[] {
  return entries.filter((entry) => isIn(category, entry) && matchesSearch(entry, query));
}

function isIn(category: string, { categories }: Pick<CatalogEntry, 'categories'>): boolean {
  return category === allCategories || categories.includes(category);
}

const comparisons: Readonly<Record<SortOrder, (a: CatalogEntry, b: CatalogEntry) => number>> = {
  featured: (a, b) => Number(b.isFeatured) - Number(a.isFeatured),
  'price-asc': (a, b) => a.price - b.price,
  'price-desc': (a, b) => b.price - a.price,
  rating: (a, b) => (b.rating ?? -1) - (a.rating ?? -1),
  name: () => 0,
};

/**
 * A sorted copy (docs/specification.md#shop).
 * @param byName sorted by name, see {@link inOrderOfName}: ties keep that order.
 */
export function sortCatalog<T extends CatalogEntry>(byName: readonly T[], order: SortOrder): readonly T[] {
  return [...byName].sort(comparisons[order]);
}

/**
 * A copy sorted by name; products with the same name keep their order. Call it at build time: creating the collator
 * would add 80 ms to the first click on a slow phone.
 */
export function inOrderOfName<T extends { readonly name: string }>(entries: readonly T[]): readonly T[] {
  const { compare } = new Intl.Collator('en-US');
  return [...entries].sort((a, b) => compare(a.name, b.name));
}

/** The number of entries in each category, and in `all`. Categories without entries are 0. */
export function countByCategory<Category extends string>(
  entries: readonly Pick<CatalogEntry, 'categories'>[],
  categories: readonly Category[],
): Readonly<Record<Category, number>> {
  const counts = categories.map((category) => [
    category,
    entries.filter((entry) => isIn(category, entry)).length,
  ]);
  return Object.fromEntries(counts) as Record<Category, number>;
}
