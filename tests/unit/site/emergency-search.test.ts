import { siteEntries } from '@/components/search/model/site-entries';
import { emergencyRules } from '@/content/search/emergencies';
import { synonyms } from '@/content/search/synonyms';
import { packEntries } from '@/lib/site/site-entries';
import { siteIndex } from '@/lib/site/site-search';

const entries = siteEntries();
const search = siteIndex(packEntries(entries), synonyms, emergencyRules);
const hrefsFor = (query: string) => search(query).map(({ href }) => href);
const groupOf = (href: string) => entries.find((entry) => entry.href === href)?.group;

const notice = 'tel:911';

/**
 * Queries from the clinical fact sheet (supplement 4, A and E) and from how people type, written without looking at
 * the index.
 */
// prettier-ignore
const firstCards: readonly (readonly [href: string, queries: readonly string[]])[] = [
  ['/baby-not-breathing', ['baby not breathing', 'infant not breathing', 'newborn not breathing', 'baby cpr', 'infant cpr', 'cpr baby', 'cpr infant', 'baby unconscious', 'baby not waking up', 'baby no pulse', 'Baby turning blue']],
  ['/child-not-breathing', ['child not breathing', 'kid not breathing', 'toddler not breathing', 'child cpr', 'cpr child', 'child passed out', 'child unconscious', 'child drowning']],
  ['/collapse', ['adult not breathing', 'adult cpr', 'no pulse', 'unconscious', 'unconcious', 'passed out', 'fainted', 'not waking up', "won't wake up", 'collapse', 'not breathing', 'drowning', 'blue', 'cpr']],
  ['/adult-choking', ['adult choking', 'choking adult', 'choking while pregnant', 'choking', 'heimlich']],
  ['/child-choking', ['child choking', 'choking child', 'heimlich child']],
  ['/baby-choking', ['baby choking', 'choking baby', 'infant choking', 'heimlich baby', 'choking infant']],
  ['/overdose', ['overdose', 'od', 'fentanyl', 'heroin', 'opioid', 'opioid overdose', 'naloxone', 'narcan', 'OD fentanyl']],
  [notice, ['stroke', 'seizure', 'heart attack', 'allergic reaction', 'anaphylaxis', 'bleeding', 'burn', 'poison']],
];

test.each(firstCards.flatMap(([href, queries]) => queries.map((query) => [query, href] as const)))(
  '"%s" finds %s first',
  (query, href) => {
    expect(hrefsFor(query)[0]).toBe(href);
  },
);

test.each(['no pulse', 'blue', 'choking', 'cpr', 'overdose', 'bleeding', 'burn', 'baby not breathing'])(
  '"%s" ranks no course, class or product above a card or the call',
  (query) => {
    const hrefs = hrefsFor(query);
    const isFirst = (href: string) => href === notice || groupOf(href) === 'card';
    const lastCard = hrefs.findLastIndex(isFirst);
    expect(isFirst(hrefs[0] ?? '')).toBe(true);
    expect(hrefs.slice(0, lastCard + 1).filter((href) => groupOf(href) === 'goods')).toEqual([]);
  },
);
