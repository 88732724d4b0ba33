import fc from 'fast-check';
import { catalogWords } from '@/content/shop/cart-words';
import {
  allCategories,
  type CatalogEntry,
  countByCategory,
  filterCatalog,
  matchesSearch,
  inOrderOfName,
  sortCatalog,
  sortOrders,
} from '@/lib/shop/catalog';

const categories = ['all', 'aed', 'kits', 'books'] as const;
const entry: fc.Arbitrary<CatalogEntry> = fc
  .record({
    name: fc.string({ maxLength: 12 }),
    categories: fc.subarray(['aed', 'kits', 'books'], { minLength: 1 }),
    price: fc.integer({ min: 1, max: 5000 }),
    rating: fc.integer({ min: 0, max: 5 }),
    isFeatured: fc.boolean(),
    description: fc.string({ maxLength: 20 }),
  })
  .map(({ description, ...rest }) => ({ ...rest, id: '', texts: [rest.name, description] }));
const shelf = fc
  .array(entry, { maxLength: 30 })
  .map((entries) => entries.map((item, index) => ({ ...item, id: `p${index}` })));
const filter = fc.record({ query: fc.string({ maxLength: 3 }), category: fc.constantFrom(...categories) });
const order = fc.constantFrom(...sortOrders);
const ids = (entries: readonly CatalogEntry[]) => entries.map(({ id }) => id);

describe('searching', () => {
  const kit = { texts: ['First Aid Kit (150)', 'For the wall', 'Brand C'] };

  it('finds a part of any text, whatever its case', () => {
    for (const query of ['first', 'WALL', 'brand c', 'Kit (1', '  kit ', ''])
      expect(matchesSearch(kit, query)).toBe(true);
  });

  it('takes the search as plain text, not as a pattern', () => {
    for (const query of ['.*', 'K.t', '[a-z]', 'kit$', '\\w']) expect(matchesSearch(kit, query)).toBe(false);
  });

  it('does not find words across two texts', () => {
    expect(matchesSearch(kit, '(150) for')).toBe(false);
  });
});

test('filtering keeps exactly what is in the category and matches, in its order', () => {
  fc.assert(
    fc.property(shelf, filter, (entries, wanted) => {
      const found = filterCatalog(entries, wanted);
      for (const item of entries) {
        const isWanted =
          (wanted.category === allCategories || item.categories.includes(wanted.category)) &&
          matchesSearch(item, wanted.query);
        expect(found.includes(item)).toBe(isWanted);
      }
      expect(ids(found)).toEqual(ids(entries.filter((item) => found.includes(item))));
    }),
  );
});

describe('sorting', () => {
  it('keeps every product, puts none before one that belongs first, and leaves its input alone', () => {
    const key = {
      featured: (item: CatalogEntry) => (item.isFeatured ? 0 : 1),
      'price-asc': (item: CatalogEntry) => item.price,
      'price-desc': (item: CatalogEntry) => -item.price,
      rating: (item: CatalogEntry) => -item.rating,
      name: () => 0,
    };
    fc.assert(
      fc.property(shelf, order, (entries, wanted) => {
        const sorted = sortCatalog(Object.freeze(entries), wanted);
        expect(ids(sorted).sort()).toEqual(ids(entries).sort());
        const keys = sorted.map(key[wanted]);
        expect(keys).toEqual([...keys].sort((a, b) => a - b));
      }),
    );
  });

  it('settles ties by name, and keeps the order of products of one name', () => {
    const tied = (id: string, name: string): CatalogEntry => ({
      id,
      name,
      categories: ['aed'],
      price: 100,
      rating: 4,
      isFeatured: false,
      texts: [],
    });
    const entries = [tied('1', 'Mug'), tied('2', 'Cap'), tied('3', 'Mug'), tied('4', 'Bag')];
    for (const wanted of sortOrders)
      expect(ids(sortCatalog(inOrderOfName(entries), wanted))).toEqual(['4', '2', '1', '3']);
  });
});

test('counting gives as many as each category shows', () => {
  fc.assert(
    fc.property(shelf, (entries) => {
      const counts = countByCategory(entries, categories);
      expect(counts.all).toBe(entries.length);
      for (const category of categories)
        expect(counts[category]).toBe(filterCatalog(entries, { query: '', category }).length);
    }),
  );
});

test('the two orders of prices are named for what they do', () => {
  expect(catalogWords.sort['price-asc']).toMatch(/low to high/i);
  expect(catalogWords.sort['price-desc']).toMatch(/high to low/i);
});
