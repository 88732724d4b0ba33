import { siteHref } from '@/components/links/site-link';
import { buttonStyle } from '@/components/ui/button-style';
import { pageLabels } from '@/content/site/page-labels';

/**
 * One field over the whole site. A plain form that leads to the list of everything; components/site-script/search.ts fetches
 * the index when the field is used, and shows what it finds below it.
 * @param id of the field, of which a page may hold several.
 */
export function SiteSearch({ id }: { id: string }) {
  return (
    <form role="search" action={siteHref({ route: 'aToZ' })} data-search="" className="site-search">
      <div className="flex gap-2">
        <input
          id={id}
          aria-label={pageLabels.searchLabel}
          name="q"
          type="search"
          autoComplete="off"
          enterKeyHint="search"
          placeholder={pageLabels.searchHint}
          className="min-h-12 w-full min-w-0 rounded-field border border-control bg-surface px-4 text-base text-ink placeholder:text-ink-soft"
        />
        <button type="submit" className={buttonStyle('solid')}>
          {pageLabels.search}
        </button>
      </div>
    </form>
  );
}
