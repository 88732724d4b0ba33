import type { ReactNode } from 'react';
import { BackLink } from './back-link';
import { Breadcrumb } from './breadcrumb';
import type { SitePage } from './site-page';

/** The first line of a page: Back, and the breadcrumb of a page that has one. */
export function TrailLine({
  route,
  backLabel,
  children,
}: {
  /** The page itself, whose entry has its parent and breadcrumb. */
  route: SitePage;
  /** Label of the Back link if the specification gives one, e.g. "Back to Services". */
  backLabel?: string | undefined;
  /** At the end of the line. */
  children?: ReactNode;
}) {
  return (
    <div className="flex items-center gap-x-3 sm:gap-x-6">
      <BackLink route={route} label={backLabel} />
      <Breadcrumb route={route} />
      {children}
    </div>
  );
}
