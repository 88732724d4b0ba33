import type { Cents } from './money';

/** What the catalog functions need to know of a product, whatever else it is. */
export type CatalogEntry = {
  readonly id: string;
  readonly name: string;
  readonly category: string;
  /** Price of one unit, in cents. */
  readonly price: Cents;
  /** 0 to 5. */
  readonly rating: number;
  readonly isFeatured: boolean;
  /** The texts that a search looks at, e.g. title, author and description of a book. */
  readonly texts: readonly string[];
};

export const sortOrders = ['featured', 'price-asc', 'price-desc', 'rating', 'name'] as const;
export type SortOrder = (typeof sortOrders)[number];

/** The words of the sort box, spec part 2, section 2.1. */
export const sortLabels: Readonly<Record<SortOrder, string>> = {
  featured: 'Featured',
  'price-asc': 'Price: Low to High',
  'price-desc': 'Price: High to Low',
  rating: 'Highest Rated',
  name: 'Name A-Z',
};

/** The category that every product is in. */
export const allCategories = 'all';

/**
 * True when one of the texts holds the search text: a plain substring, without regard to case or to space around it
 * (spec part 1, section 4; part 2, section 5). An empty search matches everything.
 */
export function matchesSearch(entry: Pick<CatalogEntry, 'texts'>, query: string): boolean {
  const wanted = query.trim().toLowerCase();
  return wanted === '' || entry.texts.some((text) => text.toLowerCase().includes(wanted));
}

/** The entries of one category (or `all`) that match the search, in the order in which they came. */
export function filterCatalog<T extends CatalogEntry>(entries: readonly T[], filter: { readonly query: string; readonly category: string }): readonly T[] {
  const { query, category } = filter;
  return entries.filter((entry) => (category === allCategories || entry.category === category) && matchesSearch(entry, query));
}

const byName = new Intl.Collator('en-US').compare;

const comparisons: Readonly<Record<SortOrder, (a: CatalogEntry, b: CatalogEntry) => number>> = {
  featured: (a, b) => Number(b.isFeatured) - Number(a.isFeatured),
  'price-asc': (a, b) => a.price - b.price,
  'price-desc': (a, b) => b.price - a.price,
  rating: (a, b) => b.rating - a.rating,
  name: () => 0,
};

/** A sorted copy (spec part 2, section 5). Ties stand by name; products of one name keep their order. */
export function sortCatalog<T extends CatalogEntry>(entries: readonly T[], order: SortOrder): readonly T[] {
  const compare = comparisons[order];
  return [...entries].sort((a, b) => compare(a, b) || byName(a.name, b.name));
}

/** How many entries each category holds, and `all` of them. Categories without an entry count 0. */
export function countByCategory<Category extends string>(
  entries: readonly Pick<CatalogEntry, 'category'>[],
  categories: readonly Category[],
): Readonly<Record<Category, number>> {
  const counts = Object.fromEntries(categories.map((category) => [category, 0])) as Record<Category, number>;
  for (const { category } of entries) {
    for (const counted of categories) if (counted === category || counted === allCategories) counts[counted] += 1;
  }
  return counts;
}
