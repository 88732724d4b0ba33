import { pageLabels } from '@/content/site/page-labels';
import type { TrailStep } from '@/lib/site/routes';
import { entryOf, type SitePage, trailOf } from './site-page';

/**
 * The path from home to a page, the same as in its structured data. The last entry is the page itself, without a
 * link. A trail that is longer than its line scrolls sideways.
 */
export function Breadcrumb({ route }: { route: SitePage }) {
  if (entryOf(route).hasBreadcrumb !== true) return null;
  const trail = trailOf(route);
  return (
    <nav aria-label={pageLabels.breadcrumb} className="min-w-0 overflow-x-auto print:hidden">
      <ol className="flex items-center gap-x-2 text-xs text-ink-soft sm:text-sm">
        {trail.slice(0, -1).map((step) => (
          <li key={step.label} className="flex items-center gap-2 keep-whole">
            <a
              href={stepHref(step)}
              className="inline-flex min-h-8 items-center underline decoration-1 underline-offset-4 hover:text-ink"
            >
              {step.label}
            </a>
            <span aria-hidden="true">/</span>
          </li>
        ))}
        <li aria-current="page" className="inline-flex min-h-8 items-center keep-whole text-ink">
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
