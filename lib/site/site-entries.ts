/** Something on the site that can be looked up: where it is, what it is called, and what else people call it. */
export type SiteEntry = {
  readonly title: string;
  /** Address on this site, e.g. `/aha-courses#acls`. */
  readonly href: string;
  /** What it is, in the words of the list: `Course`, `City`. */
  readonly kind: string;
  /** Words that the title does not have and a visitor may type. */
  readonly words?: string;
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

/** The entries as they travel: title, address, kind and words, in this order. */
export type PackedEntry = readonly [title: string, href: string, kind: string, words: string];

export function packEntries(entries: readonly SiteEntry[]): readonly PackedEntry[] {
  return entries.map(({ title, href, kind, words = '' }) => [title, href, kind, words]);
}
