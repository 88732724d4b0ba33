import {
  type CatalogScope,
  type CatalogView,
  catalogReducer,
  initialView,
  ordersOf,
  parseView,
  queryLimit,
  type CatalogEvent,
  viewQuery,
} from '@/lib/shop/catalog-view';
import { changeQuery } from '@/lib/site/query';

const scope: CatalogScope = {
  categories: ['all', 'aed', 'kits'],
  comparable: ['a', 'b', 'c', 'd'],
  isRated: true,
};
/** A view in which every setting differs from the default. */
const chosen: CatalogView = {
  query: 'first aid',
  category: 'kits',
  sort: 'name',
  layout: 'list',
  compared: ['a', 'b'],
};

describe('the view in the URL', () => {
  it('leaves the URL clean for the default view', () => {
    expect(changeQuery('?q=kit&category=kits&sort=name&view=list&compare=a', viewQuery(initialView))).toBe(
      '',
    );
    expect(parseView('', scope)).toEqual(initialView);
  });

  it('ignores unknown names and values', () => {
    const search = '?category=cars&sort=by-color&view=cube&compare=x,a,a,b,c,d&utm_source=%E0%A4%A';
    expect(parseView(search, scope)).toEqual({ ...initialView, compared: ['a', 'b', 'c'] });
  });

  it('is readable and round-trips', () => {
    const address = '?q=first+aid&category=kits&sort=name&view=list&compare=a,b';
    expect(changeQuery('', viewQuery(chosen))).toBe(address);
    expect(parseView(address, scope)).toEqual(chosen);
  });

  it('sorts by rating only in a shop with ratings', () => {
    const unrated = { ...scope, isRated: false };
    expect(parseView('?sort=rating', unrated).sort).toBe('featured');
    expect(catalogReducer(chosen, { type: 'sort', sort: 'rating' }, unrated)).toBe(chosen);
    expect(ordersOf(unrated)).toEqual(['featured', 'price-asc', 'price-desc', 'name']);
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
  ])('%j changes only what it names', (change, changed) => {
    expect(catalogReducer(chosen, change, scope)).toEqual({ ...chosen, ...changed });
  });

  it.each([{ query: 'mask' }, { category: 'kits' }])('clears what is set: %j', (set) => {
    expect(catalogReducer({ ...initialView, ...set }, { type: 'clear' }, scope)).toEqual(initialView);
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
  ])('%j: %j returns the same view if it already applies or is not possible', (more, change) => {
    const view = { ...chosen, ...more };
    expect(catalogReducer(view, change, scope)).toBe(view);
  });

  it('truncates a search text at its limit', () => {
    const long = { type: 'search', query: 'a'.repeat(queryLimit + 1) } as const;
    expect(catalogReducer(initialView, long, scope).query).toHaveLength(queryLimit);
    expect(parseView(`?q=${long.query}`, scope).query).toHaveLength(queryLimit);
  });
});
