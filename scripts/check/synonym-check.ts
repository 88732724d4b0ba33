import { siteEntries } from '../../components/search/model/site-entries';
import type { Finding } from '../../lib/facts/readiness';
import { packEntries } from '../../lib/site/site-entries';
import { siteIndex } from '../../lib/site/site-search';
import { tableFile } from '../../lib/tables/table';
import { synonymTable } from '../../lib/tables/tables';

/**
 * Synonyms that lead to nothing in the search. They do no harm, and a company without a product or a city has not
 * written the row that names it.
 */
export function findUnansweredSynonyms(
  rows: readonly { readonly typed: string; readonly means: string }[],
): readonly Finding[] {
  const search = siteIndex(packEntries(siteEntries()));
  return rows
    .filter(({ means }) => search(means).length === 0)
    .map(({ typed, means }) => ({
      kind: 'synonym',
      file: tableFile(synonymTable),
      field: typed,
      value: means,
      sentence: 'No page answers to this. Write words that the site uses, or delete the row.',
      isBlocking: false,
    }));
}
