/** A searchable item: its address, its title, and other names for it. */
export type SiteEntry = {
  readonly title: string;
  /** Address on this site, e.g. `/aha-courses#acls`. */
  readonly href: string;
  /** Its kind, as the list shows it: `Course`, `City`. */
  readonly kind: string;
  /** Search words that are not in the title. */
  readonly keywords?: string;
  /**
   * Affects the ranking: goods never rank above a help card, and clinical reference comes last. Also adds what people
   * type beside a name, like "class" and "price".
   */
  readonly group?: EntryGroup;
};

const groups = ['clinical', 'card', 'goods', 'class', 'city'] as const;

export type EntryGroup = (typeof groups)[number];

export type LetterGroup = { readonly letter: string; readonly entries: readonly SiteEntry[] };

/** The letter under which a title is listed; `0-9` for a title that does not start with a letter. */
export function letterOf(title: string): string {
  const first = title
    .normalize('NFKD')
    .replace(/^[^\p{L}\p{N}]+/u, '')
    .slice(0, 1)
    .toUpperCase();
  return /[A-Z]/.test(first) ? first : '0-9';
}

/** A copy of the entries sorted by title; digits come first. */
export function byLetter(entries: readonly SiteEntry[]): readonly LetterGroup[] {
  const sorted = [...entries].sort(
    (a, b) => a.title.localeCompare(b.title, 'en') || a.kind.localeCompare(b.kind, 'en'),
  );
  return [...new Set(sorted.map(({ title }) => letterOf(title)))]
    .sort()
    .map((letter) => ({ letter, entries: sorted.filter(({ title }) => letterOf(title) === letter) }));
}

/** An entry in the index file; the group is an index into {@link groups}. */
export type PackedEntry = readonly [
  title: string,
  href: string,
  kind: string,
  keywords: string,
  group?: number,
];

export function packEntries(entries: readonly SiteEntry[]): readonly PackedEntry[] {
  return entries.map(({ title, href, kind, keywords = '', group }) =>
    group === undefined
      ? [title, href, kind, keywords]
      : [title, href, kind, keywords, groups.indexOf(group)],
  );
}

/** Unpacks an entry packed by {@link packEntries}. */
export function unpackEntry([title, href, kind, keywords, place = -1]: PackedEntry): SiteEntry {
  const group = groups[place];
  return { title, href, kind, keywords, ...(group === undefined ? {} : { group }) };
}

/** Lowercase words that visitors type, and the site's words for them. */
export type Synonym = readonly [typed: string, means: string];
