import fc from 'fast-check';
import { type CatalogScope, type CatalogView, changeView, comparisonLimit, foundText, initialView, parseView, type ViewEvent, viewSearch } from '@/lib/catalog-view';

const scope: CatalogScope = { categories: ['all', 'aed', 'kits'], comparable: ['a', 'b', 'c', 'd'] };
const event: fc.Arbitrary<ViewEvent> = fc.oneof(
  fc.record({ type: fc.constant('search' as const), query: fc.string({ unit: 'grapheme', maxLength: 12 }) }),
  fc.record({ type: fc.constant('choose category' as const), category: fc.constantFrom('all', 'aed', 'kits', 'nothing') }),
  fc.record({ type: fc.constant('sort' as const), sort: fc.constantFrom('featured', 'price-asc', 'name', 'by color') }),
  fc.record({ type: fc.constant('lay out' as const), layout: fc.constantFrom('grid' as const, 'list' as const) }),
  fc.record({ type: fc.constantFrom('compare' as const, 'stop comparing' as const), id: fc.constantFrom('a', 'b', 'c', 'd', 'x') }),
  fc.record({ type: fc.constant('show all' as const) }),
);
const view = fc.array(event).map((events) => events.reduce((state, next) => changeView(state, next, scope), initialView));

describe('the view in the address', () => {
  it('reads back what it wrote, for every view that can be reached', () => {
    fc.assert(fc.property(view, (state) => {
      expect(parseView(viewSearch(state), scope)).toEqual(state);
    }));
  });

  it('leaves the address bare for the view that every page starts with', () => {
    expect(viewSearch(initialView)).toBe('');
    expect(parseView('', scope)).toEqual(initialView);
  });

  it('ignores values and names that it does not know', () => {
    const search = '?category=cars&sort=by-color&view=cube&compare=x,a,a,b,c,d&utm_source=mail';
    expect(parseView(search, scope)).toEqual({ ...initialView, compared: ['a', 'b', 'c'] });
  });

  it('never fails, whatever stands in the address', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (search) => {
      const state = parseView(search, scope);
      expect(scope.categories).toContain(state.category);
      expect(state.compared.length).toBeLessThanOrEqual(comparisonLimit);
    }));
  });

  it('reads a search text to a hundred characters', () => {
    expect(parseView(`?q=${'a'.repeat(500)}`, scope).query).toHaveLength(100);
  });

  it('writes addresses that people can read', () => {
    const state: CatalogView = { query: 'first aid', category: 'kits', sort: 'price-asc', layout: 'list', compared: ['a', 'b'] };
    expect(viewSearch(state)).toBe('?q=first+aid&category=kits&sort=price-asc&view=list&compare=a,b');
  });
});

describe('changing the view', () => {
  const state: CatalogView = { query: 'x', category: 'kits', sort: 'name', layout: 'list', compared: ['a', 'b'] };

  it.each<[ViewEvent, Partial<CatalogView>]>([
    [{ type: 'search', query: 'mask' }, { query: 'mask' }],
    [{ type: 'choose category', category: 'aed' }, { category: 'aed' }],
    [{ type: 'sort', sort: 'price-desc' }, { sort: 'price-desc' }],
    [{ type: 'lay out', layout: 'grid' }, { layout: 'grid' }],
    [{ type: 'compare', id: 'c' }, { compared: ['a', 'b', 'c'] }],
    [{ type: 'stop comparing', id: 'a' }, { compared: ['b'] }],
    [{ type: 'show all' }, { query: '', category: 'all' }],
  ])('%j changes what it names and nothing else', (change, changed) => {
    expect(changeView(state, change, scope)).toEqual({ ...state, ...changed });
  });

  it.each<ViewEvent>([
    { type: 'search', query: 'x' }, { type: 'choose category', category: 'kits' }, { type: 'sort', sort: 'name' }, { type: 'lay out', layout: 'list' },
    { type: 'compare', id: 'b' }, { type: 'compare', id: 'x' }, { type: 'stop comparing', id: 'd' },
  ])('%j is the very same view when it holds already or cannot be', (change) => {
    expect(changeView(state, change, scope)).toBe(state);
  });

  it('shows all when only the search or only the category narrows', () => {
    for (const narrowed of [{ ...initialView, query: 'x' }, { ...initialView, category: 'kits' }]) expect(changeView(narrowed, { type: 'show all' }, scope)).toEqual(initialView);
  });

  it('returns the same view for what is not possible', () => {
    const full = { ...initialView, compared: ['a', 'b', 'c'] };
    expect(changeView(full, { type: 'compare', id: 'd' }, scope)).toBe(full);
    expect(changeView(full, { type: 'compare', id: 'a' }, scope)).toBe(full);
    expect(changeView(full, { type: 'stop comparing', id: 'd' }, scope)).toBe(full);
    expect(changeView(full, { type: 'choose category', category: 'cars' }, scope)).toBe(full);
    expect(changeView(full, { type: 'sort', sort: 'by color' }, scope)).toBe(full);
    expect(changeView(full, { type: 'lay out', layout: 'grid' }, scope)).toBe(full);
    expect(changeView(full, { type: 'show all' }, scope)).toBe(full);
  });

  it('shows all without forgetting the comparison or the sort order', () => {
    const state: CatalogView = { query: 'x', category: 'kits', sort: 'name', layout: 'list', compared: ['a'] };
    expect(changeView(state, { type: 'show all' }, scope)).toEqual({ ...state, query: '', category: 'all' });
  });

  it('keeps a search text to a hundred characters', () => {
    expect(changeView(initialView, { type: 'search', query: 'a'.repeat(500) }, scope).query).toHaveLength(100);
  });
});

it('counts in words', () => {
  const words = { one: 'book', many: 'books' };
  expect([0, 1, 4].map((count) => foundText(count, words))).toEqual(['0 books found', '1 book found', '4 books found']);
});
