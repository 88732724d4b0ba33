import type { SiteTarget } from '@/components/links/site-link';
import { routeIds, routeList, routes, type RouteId } from '@/content/site/routes';
import { stepsTo } from '@/lib/site/routes';

type Step = { readonly label: string; readonly target: SiteTarget };

/** The steps from home to a page, as links. */
export function trailOf(route: RouteId): readonly Step[] {
  return stepsTo(routeList, routes[route].path).map(({ label, path, hash }) => ({
    label,
    target: { route: routeAt(path), hash },
  }));
}

/** The parent of a page, which Back leads to without an earlier page of this site in the history. Home for home. */
export function parentOf(route: RouteId): SiteTarget {
  return trailOf(route).at(-2)?.target ?? { route: 'home' };
}

function routeAt(path: string): RouteId {
  const id = routeIds.find((candidate) => routes[candidate].path === path);
  if (id === undefined) throw new Error(`"${path}" is no page of content/site/routes.ts.`);
  return id;
}
