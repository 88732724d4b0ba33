import { routeList, routes, type RouteId } from '@/content/site/routes';
import { type RouteEntry, type TrailStep, stepsTo } from '@/lib/site/routes';

/** A page that is one of many of its kind, such as that of a city. */
export type ListedPage = RouteEntry & {
  /** The route that it belongs to, whose picture stands for it where the page is shared. */
  readonly of: RouteId;
  /** False keeps it out of search engines and the sitemap. */
  readonly isIndexed: boolean;
};

/** A page of the site: a route, or one of many pages of a kind. */
export type SitePage = RouteId | ListedPage;

export function entryOf(page: SitePage): RouteEntry {
  return typeof page === 'string' ? routes[page] : page;
}

/** The steps from home down to the page, both included. */
export function trailOf(page: SitePage): readonly TrailStep[] {
  const entry = entryOf(page);
  return stepsTo([...routeList, entry], entry.path);
}
