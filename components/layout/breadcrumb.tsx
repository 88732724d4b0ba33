import { SiteLink, type SiteTarget } from '@/components/links/site-link';

export type Crumb = { readonly label: string; readonly target: SiteTarget };

/** The way from home to this page. The last entry is the page itself and no link. */
export function Breadcrumb({ crumbs, current }: { crumbs: readonly Crumb[]; current: string }) {
  return (
    <nav aria-label="Breadcrumb" className="print:hidden">
      <ol className="flex flex-wrap items-center gap-x-2 text-sm text-ink-soft">
        {crumbs.map((crumb) => (
          <li key={crumb.label} className="flex items-center gap-2">
            <SiteLink {...crumb.target} className="inline-flex min-h-8 items-center underline decoration-1 underline-offset-4 hover:text-ink">
              {crumb.label}
            </SiteLink>
            <span aria-hidden="true">/</span>
          </li>
        ))}
        <li aria-current="page" className="inline-flex min-h-8 items-center text-ink">{current}</li>
      </ol>
    </nav>
  );
}
