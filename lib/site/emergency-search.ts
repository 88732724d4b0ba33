import { searchKey } from '@/lib/text/search-key';
import type { SiteEntry } from './site-entries';

const ages = ['adult', 'child', 'baby'] as const;
type Age = (typeof ages)[number];

/** The help cards for each emergency word. Words are lowercase, with spaces in place of apostrophes. */
export type EmergencyRules = {
  readonly ages: Readonly<Record<Age, readonly string[]>>;
  readonly cards: readonly {
    readonly words: readonly string[];
    readonly hrefs: Readonly<Record<Age, string>>;
    /** The cards for a query without an age, in order. */
    readonly forAnyAge: readonly Age[];
  }[];
  /** Emergencies without a card: a single entry with this title. */
  readonly withoutCard: { readonly words: readonly string[]; readonly title: string; readonly href: string };
};

/**
 * The top results for a query with an emergency word: the cards for the ages in the query, or those for any age;
 * without a card, the advice to call. Whole words only: "burnout" is not a burn, and "method" not an overdose.
 * `cards` has the entries of the cards.
 */
export function emergencyEntries(
  query: string,
  rules: EmergencyRules,
  cards: readonly SiteEntry[],
): readonly SiteEntry[] {
  const text = ` ${searchKey(query)} `;
  const has = (words: readonly string[]) => words.some((word) => text.includes(` ${word} `));
  const named = ages.filter((age) => has(rules.ages[age]));
  const hrefs = rules.cards
    .filter(({ words }) => has(words))
    .flatMap(({ hrefs: of, forAnyAge }) => (named.length === 0 ? forAnyAge : named).map((age) => of[age]));
  const found = [...new Set(hrefs)].flatMap((href) => cards.filter((card) => card.href === href));
  const { words, title, href } = rules.withoutCard;
  return has(words) ? [...found, { title, href, kind: '' }] : found;
}

/** Every word that leads to the card at an address, for the index. */
export function emergencyTerms({ cards }: EmergencyRules, href: string): readonly string[] {
  return cards.flatMap(({ words, hrefs }) => (Object.values(hrefs).includes(href) ? words : []));
}
