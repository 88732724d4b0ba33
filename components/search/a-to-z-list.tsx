import { PageHeader } from '@/components/layout/page-header';
import { SiteSearch } from '@/components/layout/site-search';
import { siteEntries } from '@/components/search/view/site-entries';
import { aToZ } from '@/content/search/search';
import { byLetter } from '@/lib/site/site-entries';

/** The search, and every entry under its letter: where the search leads without scripts, and what it looks through. */
export function AToZHeader() {
  return (
    <PageHeader title={aToZ.title} lead={aToZ.lead} route="aToZ">
      <div className="w-full max-w-narrow">
        <SiteSearch id="site-search" />
      </div>
    </PageHeader>
  );
}

export function AToZList() {
  const groups = byLetter(siteEntries());
  return (
    <div className="mx-auto max-w-page px-gutter py-10 xl:px-0">
      <nav aria-label={aToZ.letters}>
        <ul className="flex flex-wrap gap-1">
          {groups.map(({ letter }) => (
            <li key={letter}>
              <a
                href={`#${anchorOf(letter)}`}
                className="inline-flex min-h-11 min-w-11 items-center justify-center rounded-button font-semibold hover:bg-mint"
              >
                {letter}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="a-to-z mt-8 gap-x-10 sm:columns-2 lg:columns-3">
        {groups.map(({ letter, entries }) => (
          <section key={letter}>
            <h2 id={anchorOf(letter)} className="text-title">
              {letter}
            </h2>
            <ul>
              {entries.map(({ title, href, kind }) => (
                <li key={`${title} ${href} ${kind}`}>
                  <a href={href}>
                    {title} <span>{kind}</span>
                  </a>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  );
}

function anchorOf(letter: string): string {
  return `letter-${letter.toLowerCase()}`;
}
