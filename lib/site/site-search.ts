import MiniSearch, { type SearchOptions } from 'minisearch';
import { searchKey } from '@/lib/text/search-key';
import type { PackedEntry, SiteEntry, Synonym } from './site-entries';

export type SiteIndex = (query: string) => readonly SiteEntry[];

/** How many are worth reading where none holds all the words. */
const fewWordsLeft = 8;

/** Words that say nothing of what is looked for: "is it online" is looked up as "online". */
const fillers = new Set([
  ...['a', 'an', 'and', 'are', 'at', 'be', 'can', 'do', 'does', 'for', 'from', 'get'],
  ...['has', 'have', 'i', 'in', 'is', 'it', 'm', 'me', 'my', 'of', 'on', 'or'],
  ...['our', 'the', 'to', 'we', 'you', 'your'],
]);

/**
 * Indexes the entries. The search it returns finds the start of words, and what {@link Synonym}s mean; it weighs a title above
 * other words, passes over {@link fillers}, lists clinical entries last, and finds nothing for nothing typed. Where nothing
 * matches as typed, it forgives about one slip in four letters; where nothing holds all the words, it lists the best few.
 */
export function siteIndex(entries: readonly PackedEntry[], synonyms: readonly Synonym[] = []): SiteIndex {
  const index = new MiniSearch<{ id: number; title: string; kind: string; keywords: string }>({
    fields: ['title', 'kind', 'keywords'],
    processTerm: (term) => (fillers.has(term.toLowerCase()) ? null : term.toLowerCase()),
    searchOptions: { boost: { title: 3, keywords: 1.5 }, prefix: true, combineWith: 'AND' },
  });
  index.addAll(entries.map(([title, , kind, keywords], id) => ({ id, title, kind, keywords })));
  const isClinical = (id: number) => entries[id]?.[4] === 1;
  return (query) => {
    const text = query.slice(0, 80);
    const meant = meaningOf(text, synonyms);
    const queries = meant === text ? [text] : [text, meant];
    for (const way of ways) {
      const found = index.search({
        combineWith: 'OR',
        queries: queries.map((keywords) => ({ ...way, queries: [keywords] })),
      });
      if (found.length === 0) continue;
      const best = way.combineWith === 'AND' ? found : found.slice(0, fewWordsLeft);
      const ids = best.map(({ id }) => Number(id));
      return [...ids.filter((id) => !isClinical(id)), ...ids.filter(isClinical)].flatMap((id) => {
        const entry = entries[id];
        return entry === undefined ? [] : [{ title: entry[0], href: entry[1], kind: entry[2] }];
      });
    }
    return [];
  };
}

const fuzzy = (term: string) => (term.length > 3 ? 0.25 : false);

/** What matches as typed before what has slips; entries that hold all words before those that hold one. */
const ways = [
  { combineWith: 'AND' },
  { combineWith: 'AND', fuzzy },
  { combineWith: 'OR' },
  { combineWith: 'OR', fuzzy },
] as const satisfies readonly SearchOptions[];

/** The query in words of the site: what is typed in most letters is replaced first. */
function meaningOf(text: string, synonyms: readonly Synonym[]): string {
  return [...synonyms]
    .sort(([one], [other]) => other.length - one.length)
    .reduce((query, [typed, means]) => query.replace(` ${typed} `, ` ${means} `), ` ${searchKey(text)} `)
    .trim();
}
