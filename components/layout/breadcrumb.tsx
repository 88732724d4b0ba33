import { pageLabels } from '@/content/site/page-labels';
import { SiteLink } from '@/components/links/site-link';
import { type RouteId, routes } from '@/content/site/routes';
import type { RouteEntry } from '@/lib/site/routes';
import { trailOf } from './trail';

/** On a phone a longer trail gets its own row: whether it fits next to Back would depend on the font. */
const longestBesideBack = 24;

/**
 * The path from home to a page, the same as in its structured data. The last entry is the page itself, without a
 * link.
 */
export function Breadcrumb({ route }: { route: RouteId }) {
  const { hasBreadcrumb }: RouteEntry = routes[route];
  if (hasBreadcrumb !== true) return null;
  const trail = trailOf(route);
  const isLong = trail.map(({ label }) => label).join(' / ').length > longestBesideBack;
  return (
    <nav
      aria-label={pageLabels.breadcrumb}
      className={isLong ? 'max-sm:basis-full print:hidden' : 'print:hidden'}
    >
      <ol className="flex flex-wrap items-center gap-x-2 text-sm text-ink-soft">
        {trail.slice(0, -1).map((step) => (
          <li key={step.label} className="flex items-center gap-2">
            <SiteLink
              {...step.target}
              className="inline-flex min-h-8 items-center underline decoration-1 underline-offset-4 hover:text-ink"
            >
              {step.label}
            </SiteLink>
            <span aria-hidden="true">/</span>
          </li>
        ))}
        <li aria-current="page" className="inline-flex min-h-8 items-center text-ink">
          {trail.at(-1)?.label}
        </li>
      </ol>
    </nav>
  );
}
