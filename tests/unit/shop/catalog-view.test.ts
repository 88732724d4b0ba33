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
import { listed } from '../../support/listed';

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
  const events: readonly CatalogEvent[] = [
    ...['mask', 'first aid'].map((query) => ({ type: 'search', query }) as const),
    ...['aed', 'kits', 'cars'].map((category) => ({ type: 'choose', category }) as const),
    ...['price-desc', 'name', 'by color'].map((sort) => ({ type: 'sort', sort }) as const),
    ...(['grid', 'list'] as const).map((layout) => ({ type: 'arrange', layout }) as const),
    ...['b', 'c', 'x'].map((id) => ({ type: 'compare', id }) as const),
    ...['a', 'd'].map((id) => ({ type: 'drop', id }) as const),
    { type: 'clear' },
  ];

  it('changes only what an event names, and nothing if it already applies or is not possible', () => {
    const changed = (view: CatalogView) => (event: CatalogEvent) => {
      const next = catalogReducer(view, event, scope);
      const isNew = (name: string) => next[name as keyof CatalogView] !== view[name as keyof CatalogView];
      return next === view ? 'the same view' : Object.entries(next).filter(([name]) => isNew(name));
    };
    expect(listed(events, changed(chosen))).toMatchSnapshot();
    const full = { ...chosen, compared: ['a', 'b', 'c'] };
    expect(changed(full)({ type: 'compare', id: 'd' })).toBe('the same view');
    for (const set of [{ query: 'mask' }, { category: 'kits' }, {}])
      expect(catalogReducer({ ...initialView, ...set }, { type: 'clear' }, scope)).toEqual(initialView);
    expect(changed(initialView)({ type: 'clear' })).toBe('the same view');
  });

  it('truncates a search text at its limit', () => {
    const long = { type: 'search', query: 'a'.repeat(queryLimit + 1) } as const;
    expect(catalogReducer(initialView, long, scope).query).toHaveLength(queryLimit);
    expect(parseView(`?q=${long.query}`, scope).query).toHaveLength(queryLimit);
  });
});
