import { siteHref } from '@/components/links/site-link';
import { buttonStyle } from '@/components/ui/button-style';
import { pageLabels } from '@/content/site/page-labels';

/**
 * A search field for the whole site: a plain form that leads to the page with all entries. When the field is used,
 * components/site-script/search.ts loads the index and shows the results below it.
 * @param id of the field, because a page may have several.
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
