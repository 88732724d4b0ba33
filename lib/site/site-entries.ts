/** Something on the site that can be looked up: where it is, what it is called, and what else people call it. */
export type SiteEntry = {
  readonly title: string;
  /** Address on this site, e.g. `/aha-courses#acls`. */
  readonly href: string;
  /** What it is, in the words of the list: `Course`, `City`. */
  readonly kind: string;
  /** Words that the title does not have and a visitor may type. */
  readonly keywords?: string;
  /** Clinical reference: listed after what is for everyone, unless only clinical entries match. */
  readonly isClinical?: boolean;
};

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

/** The entries as they travel: title, address, kind and words, in this order, and a 1 for a clinical one. */
export type PackedEntry = readonly [
  title: string,
  href: string,
  kind: string,
  keywords: string,
  clinical?: 1,
];

export function packEntries(entries: readonly SiteEntry[]): readonly PackedEntry[] {
  return entries.map(({ title, href, kind, keywords = '', isClinical = false }) =>
    isClinical ? [title, href, kind, keywords, 1] : [title, href, kind, keywords],
  );
}

/** What visitors type, in small letters, and the words of the site that mean the same. */
export type Synonym = readonly [typed: string, means: string];
