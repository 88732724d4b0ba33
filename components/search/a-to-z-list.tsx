import { PageHeader } from '@/components/layout/page-header';
import { SiteSearch } from '@/components/layout/site-search';
import { siteEntries } from '@/components/search/model/site-entries';
import { NeedsScripts } from '@/components/ui/needs-scripts';
import { aToZ, entryKinds } from '@/content/search/search';
import { routes } from '@/content/site/routes';
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

/** The list without this page. Its letters stay at the top of the screen; on a phone they scroll sideways. */
export function AToZList() {
  const groups = byLetter(siteEntries().filter(({ href }) => href !== routes.aToZ.path));
  return (
    <>
      <nav
        aria-label={aToZ.letters}
        data-contents=""
        className="below-bar sticky z-20 border-b border-line bg-paper"
      >
        <ul className="mx-auto flex max-w-page overflow-x-auto px-gutter xl:px-0">
          {groups.map(({ letter }) => (
            <li key={letter}>
              <a
                href={`#${anchorOf(letter)}`}
                className="whole-words inline-flex min-h-11 min-w-11 items-center justify-center rounded-button font-semibold keep-whole hover:bg-mint aria-[current]:bg-mint"
              >
                {letter}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {/* Underlines only the title, not the space behind it. */}
      <div className="a-to-z mx-auto max-w-page px-gutter pt-4 pb-10 xl:px-0 [&_a]:no-underline [&_b]:font-semibold [&_b]:underline [&_b]:decoration-1 [&_b]:underline-offset-4">
        {groups.map(({ letter, entries }) => (
          <section key={letter} id={anchorOf(letter)}>
            <h2 className="text-title">{letter}</h2>
            <ul className="columns-[9.5rem] gap-x-5 sm:columns-[15rem] sm:gap-x-10">
              {entries.map(({ title, href, kind }) => (
                <li key={`${title} ${href} ${kind}`}>
                  <a href={href}>
                    <b>{title}</b> {kind === '' || kind === entryKinds.city ? null : <span>{kind}</span>}
                  </a>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  );
}

function anchorOf(letter: string): string {
  return `letter-${letter.toLowerCase()}`;
}
