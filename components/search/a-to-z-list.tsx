import { PageHeader } from '@/components/layout/page-header';
import { SiteSearch } from '@/components/layout/site-search';
import { siteEntries } from '@/components/search/model/site-entries';
import { NeedsScripts } from '@/components/ui/needs-scripts';
import { aToZ } from '@/content/search/search';
import { byLetter } from '@/lib/site/site-entries';

/**
 * The search, which needs scripts here: without them the answer is the list of all entries by letter, which the form
 * leads to.
 */
export function AToZHeader() {
  return (
    <PageHeader
      title={aToZ.title}
      lead={
        <>
          {aToZ.lead} <span className="needs-scripts">{aToZ.search}</span>
        </>
      }
      route="aToZ"
    >
      <NeedsScripts className="w-full max-w-narrow">
        <SiteSearch id="site-search" />
      </NeedsScripts>
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
      {/* Underlines only the title, not the space behind it. */}
      <div className="a-to-z mt-8 gap-x-10 sm:columns-2 lg:columns-3 [&_a]:no-underline [&_b]:font-semibold [&_b]:underline [&_b]:decoration-1 [&_b]:underline-offset-4">
        {groups.map(({ letter, entries }) => (
          <section key={letter}>
            <h2 id={anchorOf(letter)} className="text-title">
              {letter}
            </h2>
            <ul>
              {entries.map(({ title, href, kind }) => (
                <li key={`${title} ${href} ${kind}`}>
                  <a href={href}>
                    <b>{title}</b> <span>{kind}</span>
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
