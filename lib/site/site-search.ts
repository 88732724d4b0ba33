import MiniSearch, { type SearchOptions } from 'minisearch';
import { searchKey } from '@/lib/text/search-key';
import { emergencyEntries, type EmergencyRules, emergencyTerms } from './emergency-search';
import { type EntryGroup, type PackedEntry, type SiteEntry, type Synonym, unpackEntry } from './site-entries';

export type SiteIndex = (query: string) => readonly SiteEntry[];

/** Stop words: "is it online" searches for "online". */
const fillers = new Set([
  ...['a', 'am', 'an', 'and', 'any', 'are', 'at', 'be', 'can', 'could', 'do', 'does', 'for', 'from', 'get'],
  ...['has', 'have', 'how', 'i', 'if', 'in', 'is', 'it', 'm', 'me', 'my', 'of', 'on', 'or', 'our', 'take'],
  ...['the', 'there', 'this', 'to', 'want', 'we', 'what', 'when', 'will', 'with', 'you', 'your'],
]);

/**
 * Indexes the entries. A result has every word of the query, at least its beginning, or the words that a
 * {@link Synonym} means; a title weighs more than other text, an exact title most, {@link fillers} nothing. If nothing
 * matches as typed, about one typo in four letters is tolerated. An emergency word puts its help card first
 * (lib/site/emergency-search.ts), and goods never rank above one. Clinical reference ranks last and must match whole
 * words, because another drug may be one typo away.
 */
export function siteIndex(
  packed: readonly PackedEntry[],
  synonyms: readonly Synonym[] = [],
  emergencies: EmergencyRules | null = null,
): SiteIndex {
  const entries = packed.map(unpackEntry);
  const cards = entries.filter(({ group }) => group === 'card');
  const index = new MiniSearch<{ id: number; title: string; kind: string; keywords: string }>({
    fields: ['title', 'kind', 'keywords'],
    processTerm: (term) => (fillers.has(term.toLowerCase()) ? null : term.toLowerCase()),
    searchOptions: { boost: { title: 3, keywords: 1.5 }, prefix: isBeginning, combineWith: 'AND' },
  });
  index.addAll(
    entries.map((entry, id) => {
      const keywords = [entry.keywords, ...derivedTerms(entry, emergencies)].join(' ');
      return { id, title: entry.title, kind: entry.kind, keywords };
    }),
  );

  /** The results for a query, best first, from the strictest search that finds anything. */
  const found = (text: string): readonly SiteEntry[] => {
    const meant = meaningOf(text, synonyms);
    const queries = meant === text ? [text] : [text, meant];
    const words = queries.map((query) => searchKey(query).split(' '));
    const typed = new Set(words.flat());
    for (const way of ways) {
      const hits = index
        .search({ combineWith: 'OR', queries: queries.map((query) => ({ ...way, queries: [query] })) })
        .flatMap(({ id, terms }) => {
          const entry = entries[Number(id)];
          return entry !== undefined && isMeant(entry, terms, words) ? [entry] : [];
        });
      if (hits.length > 0) return inGroups(hits, typed);
    }
    return [];
  };

  return (query) => {
    const text = query.slice(0, 80);
    const asked = `${text} ${meaningOf(text, synonyms)}`;
    const first = emergencies === null ? [] : emergencyEntries(asked, emergencies, cards);
    const hrefs = new Set(first.map(({ href }) => href));
    const others = found(text).filter(({ href }) => !hrefs.has(href));
    const isExact = ({ title }: SiteEntry) => searchKey(title) === searchKey(text);
    const ordered = [...first, ...others.filter(isExact), ...others.filter((entry) => !isExact(entry))];
    return ordered.map(({ title, href, kind }) => ({
      title,
      href,
      kind,
    }));
  };
}

/**
 * Whether a match is exact enough: a clinical entry must contain the query's words whole (population and "dose"
 * aside), a help card their beginnings. `words` are the typed words and their synonyms.
 */
function isMeant(
  { group, href }: SiteEntry,
  terms: readonly string[],
  words: readonly (readonly string[])[],
): boolean {
  // Every city has classes: only its name or its state finds it.
  if (group === 'city') return terms.some((term) => !inEveryCity.has(term));
  if (group === 'card') return terms.every((term) => words.flat().some((word) => term.startsWith(word)));
  // A page is not a drug: its name may have slips.
  if (group !== 'clinical' || !href.includes('#')) return true;
  return words.some((all) => {
    const names = all.filter((word) => !fillers.has(word) && !aboutDoses.has(word));
    return names.length > 0 && names.every((word) => terms.includes(word));
  });
}

/** Clinical reference last, in the order of {@link doseRank}; goods never above a help card. */
function inGroups(hits: readonly SiteEntry[], typed: ReadonlySet<string>): readonly SiteEntry[] {
  const of = (wanted: EntryGroup | undefined) => hits.filter(({ group }) => group === wanted);
  const isForChildren = childTerms.some((word) => typed.has(word));
  const rank = new Map(of('clinical').map((entry) => [entry, doseRank(entry, typed, isForChildren)]));
  const doses = [...rank.keys()].sort((a, b) => (rank.get(a) ?? 0) - (rank.get(b) ?? 0));
  const others = hits.filter(({ group }) => group !== 'clinical');
  return of('card').length === 0
    ? [...others, ...doses]
    : [...others.filter(({ group }) => group !== 'goods'), ...of('goods'), ...doses];
}

/** What people type to say whom a dose is for. */
const adultTerms = ['adult', 'adults'];
const childTerms = [
  ...['child', 'children', 'kid', 'kids', 'pediatric', 'infant', 'infants', 'baby', 'toddler', 'newborn'],
];
const doseTerms = ['dose', 'doses', 'dosage', 'drug', 'first'];

/** What people add to the name of a class, and to that of something for sale. */
const classTerms = [
  'class',
  'classes',
  'course',
  'courses',
  'training',
  'certification',
  'price',
  'register',
];
const goodsTerms = ['buy', 'price', 'shop', 'size', 'color'];

/** What people add to the name of a city. */
const inEveryCity: ReadonlySet<string> = new Set([
  ...classTerms,
  ...['where', 'location', 'locations', 'city', 'cities', 'near'],
  ...['cpr', 'aed', 'first', 'aid', 'bls', 'acls', 'pals', 'red', 'cross', 'aha', 'osha', 'hipaa'],
]);

/** Search terms beside a drug name that do not help to find an entry. */
const aboutDoses = new Set([...childTerms, ...adultTerms, ...doseTerms]);

const isForChild = (title: string) => /\b(?:pediatric|infant|child)/i.test(title);

/** Keywords that follow from other data: the index file stays small without them. */
function derivedTerms(
  { title, href, group }: SiteEntry,
  emergencies: EmergencyRules | null,
): readonly string[] {
  if (group === 'card') return emergencies === null ? [] : emergencyTerms(emergencies, href);
  if (group === 'class') return classTerms;
  if (group === 'goods') return goodsTerms;
  if (group === 'city') return [...inEveryCity];
  if (group !== 'clinical' || !href.includes('#')) return [];
  if (isForChild(title)) return [...doseTerms, ...childTerms];
  return /\badult/i.test(title) ? [...doseTerms, ...adultTerms] : doseTerms;
}

/** A drug's row for cardiac arrest before its other rows, and these before mere mentions; adults before children. */
function doseRank({ title }: SiteEntry, typed: ReadonlySet<string>, isForChildren: boolean): number {
  const name = searchKey(title).split(' ')[0] ?? '';
  return (
    (isForChild(title) === isForChildren ? 0 : 1) +
    (typed.has(name) && /^\w+(?: infusion)?,/.test(title) ? 0 : 2) +
    (/\barrest\b/i.test(title) ? 0 : 4)
  );
}

/** A letter alone begins a word only if it is all that was typed: "h's and t's" means those letters. */
const isBeginning = (term: string, _at: number, terms: readonly string[]) =>
  term.length > 1 || terms.length === 1;

const fuzzy = (term: string) => (term.length > 3 ? 0.25 : false);

/** Exact matches before those with typos. */
const ways = [
  { combineWith: 'AND' },
  { combineWith: 'AND', fuzzy },
] as const satisfies readonly SearchOptions[];

/** A number of people is any number: "14 people" means "people". */
const countOfPeople = / \d+ (?=(?:people|persons|employees|students|staff) )/;

/** The query with its longest synonyms replaced first. */
function meaningOf(text: string, synonyms: readonly Synonym[]): string {
  return [...synonyms]
    .sort(([one], [other]) => other.length - one.length)
    .reduce((query, [typed, means]) => query.replace(` ${typed} `, ` ${means} `), ` ${searchKey(text)} `)
    .replace(countOfPeople, ' ')
    .trim();
}
