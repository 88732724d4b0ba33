import MiniSearch, { type SearchOptions } from 'minisearch';
import { plainWords } from '@/lib/text/plain-words';
import type { PackedEntry, SiteEntry, Synonym } from './site-entries';

export type SiteIndex = (query: string) => readonly SiteEntry[];

/** How many are worth reading under a field. */
const shown = 8;

/**
 * Indexes the entries. The search it returns finds the start of words, and what {@link Synonym}s mean; it weighs a title above
 * other words, lists clinical entries last, and finds nothing for nothing typed. Where nothing matches as typed, it forgives
 * about one slip in five letters.
 */
export function siteIndex(entries: readonly PackedEntry[], synonyms: readonly Synonym[] = []): SiteIndex {
  const index = new MiniSearch<{ id: number; title: string; kind: string; words: string }>({
    fields: ['title', 'kind', 'words'],
    searchOptions: { boost: { title: 3, words: 1.5 }, prefix: true, combineWith: 'AND' },
  });
  index.addAll(entries.map(([title, , kind, words], id) => ({ id, title, kind, words })));
  const isClinical = (id: number) => entries[id]?.[4] === 1;
  return (query) => {
    const text = query.slice(0, 80);
    const meant = meaningOf(text, synonyms);
    const queries = meant === text ? [text] : [text, meant];
    for (const way of ways) {
      const found = index.search({
        combineWith: 'OR',
        queries: queries.map((words) => ({ ...way, queries: [words] })),
      });
      if (found.length === 0) continue;
      const ids = found.map(({ id }) => Number(id));
      return [...ids.filter((id) => !isClinical(id)), ...ids.filter(isClinical)]
        .slice(0, shown)
        .flatMap((id) => {
          const entry = entries[id];
          return entry === undefined ? [] : [{ title: entry[0], href: entry[1], kind: entry[2] }];
        });
    }
    return [];
  };
}

const fuzzy = (term: string) => (term.length > 3 ? 0.2 : false);

/** What matches as typed before what has slips; entries that hold all words before those that hold one. */
const ways = [
  { combineWith: 'AND' },
  { combineWith: 'AND', fuzzy },
  { combineWith: 'OR' },
  { combineWith: 'OR', fuzzy },
] as const satisfies readonly SearchOptions[];

/** The query in words of the site. */
function meaningOf(text: string, synonyms: readonly Synonym[]): string {
  return synonyms
    .reduce((query, [typed, means]) => query.replace(` ${typed} `, ` ${means} `), ` ${plainWords(text)} `)
    .trim();
}
