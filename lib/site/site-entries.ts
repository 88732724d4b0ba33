/** Something on the site that can be looked up: where it is, what it is called, and what else people call it. */
export type SiteEntry = {
  readonly title: string;
  /** Address on this site, e.g. `/aha-courses#acls`. */
  readonly href: string;
  /** What it is, in the words of the list: `Course`, `City`. */
  readonly kind: string;
  /** Words that the title does not have and a visitor may type. */
  readonly keywords?: string;
  /** Decides the order: goods are never above a help card, and clinical reference is last. */
  readonly group?: EntryGroup;
};

export type EntryGroup = 'clinical' | 'card' | 'goods';

const groups = ['clinical', 'card', 'goods'] as const satisfies readonly EntryGroup[];

export type LetterGroup = { readonly letter: string; readonly entries: readonly SiteEntry[] };

/** The letter under which a title is listed; `0-9` for whatever starts with none. */
export function letterOf(title: string): string {
  const first = title
    .normalize('NFKD')
    .replace(/^[^\p{L}\p{N}]+/u, '')
    .slice(0, 1)
    .toUpperCase();
  return /[A-Z]/.test(first) ? first : '0-9';
}

/** The entries in the order of their titles, by letters; digits come first. The input stays as it is. */
export function byLetter(entries: readonly SiteEntry[]): readonly LetterGroup[] {
  const sorted = [...entries].sort(
    (a, b) => a.title.localeCompare(b.title, 'en') || a.kind.localeCompare(b.kind, 'en'),
  );
  return [...new Set(sorted.map(({ title }) => letterOf(title)))]
    .sort()
    .map((letter) => ({ letter, entries: sorted.filter(({ title }) => letterOf(title) === letter) }));
}

/** An entry as it travels; the group by its place in {@link groups}. */
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

/** The entry that {@link packEntries} packed. */
export function unpackEntry([title, href, kind, keywords, place = -1]: PackedEntry): SiteEntry {
  const group = groups[place];
  return { title, href, kind, keywords, ...(group === undefined ? {} : { group }) };
}

/** What visitors type, in small letters, and the words of the site that mean the same. */
export type Synonym = readonly [typed: string, means: string];
