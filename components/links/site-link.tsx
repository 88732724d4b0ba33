import type { ReactNode } from 'react';
import { routes, type RouteId } from '@/content/site/routes';

export type SiteTarget = {
  readonly route: RouteId;
  /** Anchor on that page, without `#`. */
  readonly hash?: string | undefined;
  /** Query of that page, e.g. `{ class: 'bls' }`. */
  readonly query?: Readonly<Record<string, string>> | undefined;
};

/** The address of a page of this site, e.g. `/locations?class=bls`. */
export function siteHref({ route, hash, query }: SiteTarget): string {
  const search = query === undefined ? '' : `?${new URLSearchParams(query).toString()}`;
  return `${routes[route].path}${search}${hash === undefined ? '' : `#${hash}`}`;
}

type SiteLinkProps = SiteTarget & {
  children: ReactNode;
  className?: string | undefined;
};

/** A link to a page of this site: a plain link, so that the browser navigates. */
export function SiteLink({ children, className, ...target }: SiteLinkProps) {
  return (
    <a href={siteHref(target)} className={className}>
      {children}
    </a>
  );
}
