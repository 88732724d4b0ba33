import {
  type CatalogEntry,
  countByCategory,
  filterCatalog,
  matchesSearch,
  inOrderOfName,
  sortCatalog,
  sortOrders,
} from '@/lib/shop/catalog';
import { listed } from '../../support/listed';

/** A shelf entry: its name, its price, and any overrides. */
const entry = (name: string, price: number, more: Partial<CatalogEntry> = {}): CatalogEntry => ({
  ...{ id: name, name, price, categories: ['kits'], rating: 4, isFeatured: false, texts: [name] },
  ...more,
});
const shelf = [
  entry('Mask', 900, { rating: 5 }),
  entry('Kit', 2500, { isFeatured: true }),
  entry('AED', 150_000, { categories: ['aed', 'kits'], rating: 3 }),
  entry('Guide', 900, { categories: ['books'], texts: ['Guide', 'To each kit'] }),
  entry('Bag', 1200, { isFeatured: true, rating: 5 }),
];
const names = (entries: readonly CatalogEntry[]) => entries.map(({ name }) => name);

describe('searching', () => {
  const kit = { texts: ['First Aid Kit (150)', 'For the wall', 'Brand C'] };

  it('matches part of any text, ignoring case', () => {
    for (const query of ['WALL', 'Kit (1', '  kit ', '']) expect(matchesSearch(kit, query)).toBe(true);
  });

  it('treats the search as plain text, and does not match across two texts', () => {
    for (const query of ['K.t', '(150) for']) expect(matchesSearch(kit, query)).toBe(false);
  });
});

test('filtering keeps the matches of the category and of the search, in order', () => {
  const found = (category: string) => names(filterCatalog(shelf, { category, query: 'kit' }));
  expect(['all', 'books'].map(found)).toEqual([['Kit', 'Guide'], ['Guide']]);
});

describe('sorting', () => {
  it('breaks ties by name, and does not change its input', () => {
    const byName = Object.freeze(inOrderOfName(Object.freeze(shelf)));
    expect(listed(sortOrders, (order) => names(sortCatalog(byName, order)))).toMatchSnapshot();
  });

  it('puts products without a rating last', () => {
    const unrated = { id: 'Apron', name: 'Apron', price: 1, categories: [], isFeatured: true, texts: [] };
    const mixed = inOrderOfName([unrated, entry('Zip bag', 1, { rating: 0 }), entry('Mask', 1)]);
    expect(names(sortCatalog(mixed, 'rating'))).toEqual(['Mask', 'Zip bag', 'Apron']);
  });
});

test('counts the products that each category shows', () => {
  const counts = countByCategory(shelf, ['all', 'aed', 'kits', 'books', 'cars']);
  expect(counts).toEqual({ all: 5, aed: 1, kits: 4, books: 1, cars: 0 });
});
