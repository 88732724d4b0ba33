import { idList, idsIn, type QueryChange } from '@/lib/site/query';
import { allCategories, sortOrders, type SortOrder } from './catalog';

/** A visitor's view of a catalog. All of it is in the address, so that it can be shared and survives a reload. */
export type CatalogView = {
  readonly query: string;
  readonly category: string;
  readonly sort: SortOrder;
  readonly layout: 'grid' | 'list';
  /** Ids of the products in the comparison, at most {@link comparisonLimit}. */
  readonly compared: readonly string[];
};

/** The valid values for the catalog of one page: anything else in an address is ignored. */
export type CatalogScope = {
  readonly categories: readonly string[];
  readonly comparable: readonly string[];
  /** False if no product has a rating to sort by. */
  readonly isRated: boolean;
};

/** The sort orders that a catalog offers. */
export function ordersOf({ isRated }: CatalogScope): readonly SortOrder[] {
  return isRated ? sortOrders : sortOrders.filter((order) => order !== 'rating');
}

export type CatalogEvent =
  | { readonly type: 'search'; readonly query: string }
  | { readonly type: 'choose'; readonly category: string }
  | { readonly type: 'sort'; readonly sort: string }
  | { readonly type: 'arrange'; readonly layout: CatalogView['layout'] }
  | { readonly type: 'compare'; readonly id: string }
  | { readonly type: 'drop'; readonly id: string }
  | { readonly type: 'clear' };

export const comparisonLimit = 3;

/**
 * The longest search text, in characters: longer than any text that is searched, so that visitors notice no limit
 * (docs/specification.md#shop), and within any server's limit on addresses.
 */
export const queryLimit = 500;

/** The view that every page starts with (docs/specification.md#shop). */
export const initialView: CatalogView = {
  query: '',
  category: allCategories,
  sort: 'featured',
  layout: 'grid',
  compared: [],
};

/** Reads the view from the query of an address, e.g. `?q=kit&sort=name`. Unknown names and values are ignored. */
export function parseView(search: string, scope: CatalogScope): CatalogView {
  const parameters = new URLSearchParams(search);
  const category = parameters.get('category') ?? '';
  const sort = ordersOf(scope).find((order) => order === parameters.get('sort'));
  return {
    query: (parameters.get('q') ?? '').slice(0, queryLimit),
    category: scope.categories.includes(category) ? category : initialView.category,
    sort: sort ?? initialView.sort,
    layout: parameters.get('view') === 'list' ? 'list' : 'grid',
    compared: idsIn(parameters.get('compare'), scope.comparable, comparisonLimit),
  };
}

/** The query of the address for this view: defaults are omitted. */
export function viewQuery(view: CatalogView): QueryChange {
  const unlessInitial = (name: 'query' | 'category' | 'sort' | 'layout') =>
    view[name] === initialView[name] ? null : view[name];
  return {
    q: unlessInitial('query'),
    category: unlessInitial('category'),
    sort: unlessInitial('sort'),
    view: unlessInitial('layout'),
    compare: idList(view.compared),
  };
}

/**
 * The view after an event. An impossible event (an unknown category, a fourth product to compare) changes nothing.
 */
export function catalogReducer(view: CatalogView, event: CatalogEvent, scope: CatalogScope): CatalogView {
  switch (event.type) {
    case 'search': {
      const query = event.query.slice(0, queryLimit);
      return query === view.query ? view : { ...view, query };
    }
    case 'choose':
      return event.category === view.category || !scope.categories.includes(event.category)
        ? view
        : { ...view, category: event.category };
    case 'sort': {
      const sort = ordersOf(scope).find((order) => order === event.sort);
      return sort === undefined || sort === view.sort ? view : { ...view, sort };
    }
    case 'arrange':
      return event.layout === view.layout ? view : { ...view, layout: event.layout };
    case 'compare': {
      // Unknown ids, repeated ones and those above the limit are left out.
      const compared = idsIn(idList([...view.compared, event.id]), scope.comparable, comparisonLimit);
      return compared.length === view.compared.length ? view : { ...view, compared };
    }
    case 'drop':
      return view.compared.includes(event.id)
        ? { ...view, compared: view.compared.filter((id) => id !== event.id) }
        : view;
    case 'clear':
      return view.query === '' && view.category === initialView.category
        ? view
        : { ...view, query: '', category: initialView.category };
  }
}
