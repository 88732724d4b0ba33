import { pageLabels } from '@/content/site/page-labels';
import type { TrailStep } from '@/lib/site/routes';
import { entryOf, type SitePage, trailOf } from './site-page';

/** On a phone a longer trail gets its own row: whether it fits next to Back would depend on the font. */
const longestBesideBack = 24;

/**
 * The path from home to a page, the same as in its structured data. The last entry is the page itself, without a
 * link.
 */
export function Breadcrumb({ route }: { route: SitePage }) {
  if (entryOf(route).hasBreadcrumb !== true) return null;
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
            <a
              href={stepHref(step)}
              className="inline-flex min-h-8 items-center underline decoration-1 underline-offset-4 hover:text-ink"
            >
              {step.label}
            </a>
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

/** The address of a step: a page, or a section of it. */
export function stepHref({ path, hash }: Pick<TrailStep, 'path' | 'hash'>): string {
  return hash === undefined ? path : `${path}#${hash}`;
}
