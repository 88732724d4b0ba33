import type { Sellable } from './cart';

/** What search and sort need to know of something that is sold. */
export type CatalogEntry = Pick<Sellable, 'id' | 'name' | 'price'> & {
  readonly categories: readonly string[];
  /** 0 to 5. */
  readonly rating: number;
  readonly isFeatured: boolean;
  /** The texts that a search looks at, e.g. title, author and description of a book. */
  readonly texts: readonly string[];
};

export const sortOrders = ['featured', 'price-asc', 'price-desc', 'rating', 'name'] as const;
export type SortOrder = (typeof sortOrders)[number];

/** The category that every product is in. */
export const allCategories = 'all';

/**
 * True when one of the texts holds the search text: a plain substring, without regard to case or to space around it
 * (docs/specification.md#shop). An empty search matches everything.
 */
export function matchesSearch(entry: Pick<CatalogEntry, 'texts'>, query: string): boolean {
  const wanted = query.trim().toLowerCase();
  return wanted === '' || entry.texts.some((text) => text.toLowerCase().includes(wanted));
}

/** The entries of one category (or `all`) that match the search, in the order in which they came. */
export function filterCatalog<T extends CatalogEntry>(
  entries: readonly T[],
  filter: { readonly query: string; readonly category: string },
): readonly T[] {
  const { query, category } = filter;
  return entries.filter(
    (entry) =>
      (category === allCategories || entry.categories.includes(category)) && matchesSearch(entry, query),
  );
}

const comparisons: Readonly<Record<SortOrder, (a: CatalogEntry, b: CatalogEntry) => number>> = {
  featured: (a, b) => Number(b.isFeatured) - Number(a.isFeatured),
  'price-asc': (a, b) => a.price - b.price,
  'price-desc': (a, b) => b.price - a.price,
  rating: (a, b) => b.rating - a.rating,
  name: () => 0,
};

/**
 * A sorted copy (docs/specification.md#shop).
 * @param byName in order of name, see {@link inOrderOfName}: ties keep it.
 */
export function sortCatalog<T extends CatalogEntry>(byName: readonly T[], order: SortOrder): readonly T[] {
  return [...byName].sort(comparisons[order]);
}

/**
 * A copy in order of name; products of one name keep their order. Call it when the site is built: creating the collator
 * would cost a slow phone 80 ms of its first press.
 */
export function inOrderOfName<T extends { readonly name: string }>(entries: readonly T[]): readonly T[] {
  const { compare } = new Intl.Collator('en-US');
  return [...entries].sort((a, b) => compare(a.name, b.name));
}

/** How many entries each category holds, and `all` of them. Categories without an entry count 0. */
export function countByCategory<Category extends string>(
  entries: readonly Pick<CatalogEntry, 'categories'>[],
  categories: readonly Category[],
): Readonly<Record<Category, number>> {
  const counts = Object.fromEntries(categories.map((category) => [category, 0])) as Record<Category, number>;
  for (const entry of entries) {
    for (const counted of categories)
      if (counted === allCategories || entry.categories.includes(counted)) counts[counted] += 1;
  }
  return counts;
}
