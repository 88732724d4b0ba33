import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import { pageLabels } from '@/content/site/page-labels';
import type { TrailStep } from '@/lib/site/routes';
import { entryOf, type SitePage, trailOf } from './site-page';

type BackLinkProps = {
  /** The page itself, whose entry has its parent and breadcrumb. */
  route: SitePage;
  /** Label of the Back link if the specification gives one, e.g. "Back to Services". */
  backLabel?: string | undefined;
};

/** The first line of a page: Back, the breadcrumb of a page that has one, and `children` at the end. */
export function TrailLine({ children, ...page }: BackLinkProps & { children?: ReactNode }) {
  return (
    <div className="flex items-center gap-x-3 sm:gap-x-6">
      <BackLink {...page} />
      <Breadcrumb route={page.route} />
      {children}
    </div>
  );
}

/**
 * Returns to the previous page of the site (components/site-script/back.ts). A visitor who arrived from elsewhere, or
 * has no scripts, follows the link to the page's parent instead of leaving the site. A link with a named target, like
 * "Back to Services", always leads there.
 */
export function BackLink({ route, backLabel }: BackLinkProps) {
  return (
    <span className="shrink-0" {...(backLabel === undefined ? { 'data-back': '' } : {})}>
      <a
        href={stepHref(trailOf(route).at(-2) ?? { path: '/' })}
        className="whole-words -ml-1 inline-flex min-h-11 items-center gap-2 rounded-button px-1 text-sm font-semibold text-ink hover:text-green print:hidden"
      >
        <Icon name="ArrowLeft" size={18} />
        {backLabel ?? pageLabels.back}
      </a>
    </span>
  );
}

/**
 * The path from home to a page, the same as in its structured data. The last entry is the page itself, without a
 * link. A trail that is longer than its line scrolls sideways.
 */
function Breadcrumb({ route }: { route: SitePage }) {
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
function stepHref({ path, hash }: Pick<TrailStep, 'path' | 'hash'>): string {
  return hash === undefined ? path : `${path}#${hash}`;
}
