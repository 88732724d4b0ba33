import fc from 'fast-check';
import {
  type CatalogScope,
  type CatalogView,
  catalogReducer,
  comparisonLimit,
  initialView,
  parseView,
  queryLimit,
  type CatalogEvent,
  viewQuery,
} from '@/lib/shop/catalog-view';
import { changeQuery } from '@/lib/site/query';

const scope: CatalogScope = { categories: ['all', 'aed', 'kits'], comparable: ['a', 'b', 'c', 'd'] };
const event: fc.Arbitrary<CatalogEvent> = fc.oneof(
  fc.record({ type: fc.constant('search' as const), query: fc.string({ unit: 'grapheme', maxLength: 12 }) }),
  fc.record({
    type: fc.constant('choose' as const),
    category: fc.constantFrom('all', 'aed', 'kits', 'nothing'),
  }),
  fc.record({
    type: fc.constant('sort' as const),
    sort: fc.constantFrom('featured', 'price-asc', 'name', 'by color'),
  }),
  fc.record({
    type: fc.constant('arrange' as const),
    layout: fc.constantFrom('grid' as const, 'list' as const),
  }),
  fc.record({
    type: fc.constantFrom('compare' as const, 'drop' as const),
    id: fc.constantFrom('a', 'b', 'c', 'd', 'x'),
  }),
  fc.record({ type: fc.constant('clear' as const) }),
);
const view = fc
  .array(event)
  .map((events) => events.reduce((state, next) => catalogReducer(state, next, scope), initialView));

describe('the view in the address', () => {
  it('reads back what it wrote, for every view that can be reached', () => {
    fc.assert(
      fc.property(view, (state) => {
        expect(parseView(changeQuery('', viewQuery(state)), scope)).toEqual(state);
      }),
    );
  });

  it('leaves the address bare for the view that every page starts with', () => {
    expect(changeQuery('?q=kit&category=kits&sort=name&view=list&compare=a', viewQuery(initialView))).toBe(
      '',
    );
    expect(parseView('', scope)).toEqual(initialView);
  });

  it('ignores values and names that it does not know', () => {
    const search = '?category=cars&sort=by-color&view=cube&compare=x,a,a,b,c,d&utm_source=mail';
    expect(parseView(search, scope)).toEqual({ ...initialView, compared: ['a', 'b', 'c'] });
  });

  it('never fails, whatever the address says', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (search) => {
        const state = parseView(search, scope);
        expect(scope.categories).toContain(state.category);
        expect(state.compared.length).toBeLessThanOrEqual(comparisonLimit);
      }),
    );
  });

  it('reads a search text up to its limit', () => {
    expect(parseView(`?q=${'a'.repeat(queryLimit + 1)}`, scope).query).toHaveLength(queryLimit);
  });

  it('writes addresses that people can read', () => {
    const state: CatalogView = {
      query: 'first aid',
      category: 'kits',
      sort: 'price-asc',
      layout: 'list',
      compared: ['a', 'b'],
    };
    expect(changeQuery('', viewQuery(state))).toBe(
      '?q=first+aid&category=kits&sort=price-asc&view=list&compare=a,b',
    );
  });

  it('keeps the words of others, and takes out values that the page does not know', () => {
    const state = parseView('?utm_source=mail&category=cars&q=kit', scope);
    expect(changeQuery('?utm_source=mail&category=cars&q=kit', viewQuery(state))).toBe(
      '?utm_source=mail&q=kit',
    );
  });
});

describe('changing the view', () => {
  const state: CatalogView = {
    query: 'x',
    category: 'kits',
    sort: 'name',
    layout: 'list',
    compared: ['a', 'b'],
  };

  it.each<[CatalogEvent, Partial<CatalogView>]>([
    [{ type: 'search', query: 'mask' }, { query: 'mask' }],
    [{ type: 'choose', category: 'aed' }, { category: 'aed' }],
    [{ type: 'sort', sort: 'price-desc' }, { sort: 'price-desc' }],
    [{ type: 'arrange', layout: 'grid' }, { layout: 'grid' }],
    [{ type: 'compare', id: 'c' }, { compared: ['a', 'b', 'c'] }],
    [{ type: 'drop', id: 'a' }, { compared: ['b'] }],
    [{ type: 'clear' }, { query: '', category: 'all' }],
  ])('%j changes what it names and nothing else', (change, changed) => {
    expect(catalogReducer(state, change, scope)).toEqual({ ...state, ...changed });
  });

  it.each<CatalogEvent>([
    { type: 'search', query: 'x' },
    { type: 'choose', category: 'kits' },
    { type: 'sort', sort: 'name' },
    { type: 'arrange', layout: 'list' },
    { type: 'compare', id: 'b' },
    { type: 'compare', id: 'x' },
    { type: 'drop', id: 'd' },
  ])('%j is the very same view when it holds already or cannot be', (change) => {
    expect(catalogReducer(state, change, scope)).toBe(state);
  });

  it('shows all when only the search or only the category narrows', () => {
    for (const narrowed of [
      { ...initialView, query: 'x' },
      { ...initialView, category: 'kits' },
    ])
      expect(catalogReducer(narrowed, { type: 'clear' }, scope)).toEqual(initialView);
  });

  it('returns the same view for what is not possible', () => {
    const full = { ...initialView, compared: ['a', 'b', 'c'] };
    expect(catalogReducer(full, { type: 'compare', id: 'd' }, scope)).toBe(full);
    expect(catalogReducer(full, { type: 'compare', id: 'a' }, scope)).toBe(full);
    expect(catalogReducer(full, { type: 'drop', id: 'd' }, scope)).toBe(full);
    expect(catalogReducer(full, { type: 'choose', category: 'cars' }, scope)).toBe(full);
    expect(catalogReducer(full, { type: 'sort', sort: 'by color' }, scope)).toBe(full);
    expect(catalogReducer(full, { type: 'arrange', layout: 'grid' }, scope)).toBe(full);
    expect(catalogReducer(full, { type: 'clear' }, scope)).toBe(full);
  });

  it('shows all without forgetting the comparison or the sort order', () => {
    const state: CatalogView = {
      query: 'x',
      category: 'kits',
      sort: 'name',
      layout: 'list',
      compared: ['a'],
    };
    expect(catalogReducer(state, { type: 'clear' }, scope)).toEqual({ ...state, query: '', category: 'all' });
  });

  it('keeps a search text up to its limit', () => {
    const long = { type: 'search', query: 'a'.repeat(queryLimit + 1) } as const;
    expect(catalogReducer(initialView, long, scope).query).toHaveLength(queryLimit);
  });
});
