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
import { sortOrders } from '@/lib/shop/catalog';
import { changeQuery } from '@/lib/site/query';

const scope: CatalogScope = { categories: ['all', 'aed', 'kits'], comparable: ['a', 'b', 'c', 'd'] };
const view: fc.Arbitrary<CatalogView> = fc.record({
  query: fc.string({ unit: 'grapheme', maxLength: 12 }),
  category: fc.constantFrom(...scope.categories),
  sort: fc.constantFrom(...sortOrders),
  layout: fc.constantFrom('grid', 'list'),
  compared: fc.subarray([...scope.comparable], { maxLength: comparisonLimit }),
});

/** A view in which nothing is as at the start. */
const chosen: CatalogView = {
  query: 'first aid',
  category: 'kits',
  sort: 'name',
  layout: 'list',
  compared: ['a', 'b'],
};

describe('the view in the address', () => {
  it('reads back what it wrote, for every view', () => {
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
    const search = '?category=cars&sort=by-color&view=cube&compare=x,a,a,b,c,d&utm_source=%E0%A4%A';
    expect(parseView(search, scope)).toEqual({ ...initialView, compared: ['a', 'b', 'c'] });
  });

  it('writes addresses that people can read', () => {
    expect(changeQuery('', viewQuery(chosen))).toBe(
      '?q=first+aid&category=kits&sort=name&view=list&compare=a,b',
    );
  });
});

describe('changing the view', () => {
  it.each<[CatalogEvent, Partial<CatalogView>]>([
    [{ type: 'search', query: 'mask' }, { query: 'mask' }],
    [{ type: 'choose', category: 'aed' }, { category: 'aed' }],
    [{ type: 'sort', sort: 'price-desc' }, { sort: 'price-desc' }],
    [{ type: 'arrange', layout: 'grid' }, { layout: 'grid' }],
    [{ type: 'compare', id: 'c' }, { compared: ['a', 'b', 'c'] }],
    [{ type: 'drop', id: 'a' }, { compared: ['b'] }],
    [{ type: 'clear' }, { query: '', category: 'all' }],
  ])('%j changes what it names and nothing else', (change, changed) => {
    expect(catalogReducer(chosen, change, scope)).toEqual({ ...chosen, ...changed });
  });

  it.each<readonly [Partial<CatalogView>, CatalogEvent]>([
    [{}, { type: 'search', query: 'first aid' }],
    [{}, { type: 'choose', category: 'kits' }],
    [{}, { type: 'choose', category: 'cars' }],
    [{}, { type: 'sort', sort: 'name' }],
    [{}, { type: 'sort', sort: 'by color' }],
    [{}, { type: 'arrange', layout: 'list' }],
    [{}, { type: 'compare', id: 'b' }],
    [{}, { type: 'compare', id: 'x' }],
    [{ compared: ['a', 'b', 'c'] }, { type: 'compare', id: 'd' }],
    [{}, { type: 'drop', id: 'd' }],
    [{ query: '', category: 'all' }, { type: 'clear' }],
  ])('%j: %j is the very same view when it holds already or cannot be', (more, change) => {
    const view = { ...chosen, ...more };
    expect(catalogReducer(view, change, scope)).toBe(view);
  });

  it('keeps a search text up to its limit', () => {
    const long = { type: 'search', query: 'a'.repeat(queryLimit + 1) } as const;
    expect(catalogReducer(initialView, long, scope).query).toHaveLength(queryLimit);
    expect(parseView(`?q=${long.query}`, scope).query).toHaveLength(queryLimit);
  });
});
