import { allCategories, sortOrders, type SortOrder } from './catalog';

/** How a visitor looks at a catalog. All of it stands in the address, so that it can be shared and survives a reload. */
export type CatalogView = {
  readonly query: string;
  readonly category: string;
  readonly sort: SortOrder;
  readonly layout: 'grid' | 'list';
  /** Ids of the products that are compared, at most {@link comparisonLimit}. */
  readonly compared: readonly string[];
};

/** What the catalog of one page knows: everything else in an address is ignored. */
export type CatalogScope = { readonly categories: readonly string[]; readonly comparable: readonly string[] };

export type ViewEvent =
  | { readonly type: 'search'; readonly query: string }
  | { readonly type: 'choose category'; readonly category: string }
  | { readonly type: 'sort'; readonly sort: string }
  | { readonly type: 'lay out'; readonly layout: CatalogView['layout'] }
  | { readonly type: 'compare'; readonly id: string }
  | { readonly type: 'stop comparing'; readonly id: string }
  | { readonly type: 'show all' };

export const comparisonLimit = 3;

/** The longest search text that is kept, in characters. */
const queryLimit = 100;

/** The view that every page starts with (spec part 2, section 4.1). */
export const initialView: CatalogView = { query: '', category: allCategories, sort: 'featured', layout: 'grid', compared: [] };

/** Reads the view from the query of an address, e.g. `?q=kit&sort=name`. Unknown names and values are ignored. */
export function parseView(search: string, scope: CatalogScope): CatalogView {
  const parameters = new URLSearchParams(search);
  const category = parameters.get('category') ?? '';
  const sort = sortOrders.find((order) => order === parameters.get('sort'));
  const compared = (parameters.get('compare') ?? '').split(',').filter((id, index, ids) => scope.comparable.includes(id) && ids.indexOf(id) === index);
  return {
    query: (parameters.get('q') ?? '').slice(0, queryLimit),
    category: scope.categories.includes(category) ? category : initialView.category,
    sort: sort ?? initialView.sort,
    layout: parameters.get('view') === 'list' ? 'list' : 'grid',
    compared: compared.slice(0, comparisonLimit),
  };
}

/** The query of the address that shows this view; empty for the view that every page starts with. */
export function viewSearch(view: CatalogView): string {
  const parameters = new URLSearchParams();
  if (view.query !== '') parameters.set('q', view.query);
  if (view.category !== initialView.category) parameters.set('category', view.category);
  if (view.sort !== initialView.sort) parameters.set('sort', view.sort);
  if (view.layout !== initialView.layout) parameters.set('view', view.layout);
  if (view.compared.length > 0) parameters.set('compare', view.compared.join(','));
  const text = parameters.toString().replaceAll('%2C', ',');
  return text === '' ? '' : `?${text}`;
}

/** The view after an event. An event that is not possible (an unknown category, a fourth comparison) changes nothing. */
export function changeView(view: CatalogView, event: ViewEvent, scope: CatalogScope): CatalogView {
  switch (event.type) {
    case 'search': {
      const query = event.query.slice(0, queryLimit);
      return query === view.query ? view : { ...view, query };
    }
    case 'choose category':
      return event.category === view.category || !scope.categories.includes(event.category) ? view : { ...view, category: event.category };
    case 'sort': {
      const sort = sortOrders.find((order) => order === event.sort);
      return sort === undefined || sort === view.sort ? view : { ...view, sort };
    }
    case 'lay out':
      return event.layout === view.layout ? view : { ...view, layout: event.layout };
    case 'compare':
      return canCompare(view, event.id, scope) ? { ...view, compared: [...view.compared, event.id] } : view;
    case 'stop comparing':
      return view.compared.includes(event.id) ? { ...view, compared: view.compared.filter((id) => id !== event.id) } : view;
    case 'show all':
      return view.query === '' && view.category === initialView.category ? view : { ...view, query: '', category: initialView.category };
  }
}

function canCompare(view: CatalogView, id: string, scope: CatalogScope): boolean {
  return view.compared.length < comparisonLimit && !view.compared.includes(id) && scope.comparable.includes(id);
}

/** `2 products found`, in the words of the page. */
export function foundText(count: number, words: { readonly one: string; readonly many: string }): string {
  return `${count} ${count === 1 ? words.one : words.many} found`;
}
