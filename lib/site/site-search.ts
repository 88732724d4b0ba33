import MiniSearch from 'minisearch';
import type { PackedEntry, SiteEntry } from './site-entries';

export type SiteIndex = (query: string) => readonly SiteEntry[];

/** How many are worth reading under a field. */
const shown = 8;

/**
 * Indexes the entries. The search it returns finds the start of words, forgives about one slip in five letters, weighs a
 * title above other words, and finds nothing for nothing typed.
 */
export function siteIndex(entries: readonly PackedEntry[]): SiteIndex {
  const index = new MiniSearch<{ id: number; title: string; kind: string; words: string }>({
    fields: ['title', 'kind', 'words'],
    searchOptions: {
      boost: { title: 3, words: 1.5 },
      prefix: true,
      fuzzy: (term) => (term.length > 3 ? 0.2 : false),
      combineWith: 'AND',
    },
  });
  index.addAll(entries.map(([title, , kind, words], id) => ({ id, title, kind, words })));
  const entryAt = (id: number): readonly SiteEntry[] => {
    const entry = entries[id];
    return entry === undefined ? [] : [{ title: entry[0], href: entry[1], kind: entry[2] }];
  };
  return (query) => {
    const text = query.slice(0, 80);
    const all = index.search(text);
    // Words that no entry holds together: then each counts by itself.
    const found = all.length > 0 ? all : index.search(text, { combineWith: 'OR' });
    return found.slice(0, shown).flatMap(({ id }) => entryAt(Number(id)));
  };
}
