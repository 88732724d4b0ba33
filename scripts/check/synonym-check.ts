import { siteEntries } from '../../components/search/model/site-entries';
import type { Finding } from '../../lib/facts/readiness';
import { packEntries } from '../../lib/site/site-entries';
import { siteIndex } from '../../lib/site/site-search';
import { tableFile } from '../../lib/tables/table';
import { synonymTable } from '../../lib/tables/tables';

/** Whether the search of this site finds anything for a text. */
export function findsSomething(): (text: string) => boolean {
  const search = siteIndex(packEntries(siteEntries()));
  return (text) => search(text).length > 0;
}

/**
 * Synonyms that lead to nothing in the search. The site leaves them out: a company without a product or a city has not
 * written the row that names it.
 */
export function findUnansweredSynonyms(
  rows: readonly { readonly typed: string; readonly means: string }[],
): readonly Finding[] {
  const isAnswered = findsSomething();
  return rows
    .filter(({ means }) => !isAnswered(means))
    .map(({ typed, means }) => ({
      kind: 'synonym',
      file: tableFile(synonymTable),
      field: typed,
      value: means,
      sentence: 'No page answers to this. Write words that the site uses, or delete the row.',
      isBlocking: false,
    }));
}
