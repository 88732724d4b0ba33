import { siteEntries } from '@/components/search/model/site-entries';
import { locations } from '@/content/locations/locations';
import { stateNames } from '@/lib/site/state-codes';
import { emergencyRules } from '@/content/search/emergencies';
import { synonyms } from '@/content/search/synonyms';
import { placeSlug } from '@/lib/courses/class-page';
import { factValue } from '@/lib/facts/facts';
import { cityLabel } from '@/lib/site/city-label';
import { byLetter, letterOf, packEntries } from '@/lib/site/site-entries';
import { siteIndex } from '@/lib/site/site-search';
import { listed } from '../../support/listed';

const entries = siteEntries();
const search = siteIndex(packEntries(entries), synonyms, emergencyRules);
const pageOf = (city: (typeof locations)[number]) => `/locations/${placeSlug(cityLabel(city))}`;

// What each of many queries finds is approved: tests/fixtures/search-queries.txt.
test('words that go with every class find a city only beside its name', () => {
  const city = locations[0]!;
  const found = (query: string) => search(query).map(({ href }) => href);
  expect(found(`bls class ${factValue(city.city)}`)).toEqual([pageOf(city)]);
  expect(found('bls class')).not.toContain(pageOf(city));
  expect(found('cla')).not.toContain(pageOf(city));
  expect(found(`where are you in ${stateNames[city.state]}`)).toContain(pageOf(city));
  expect(found('where')).not.toContain(pageOf(city));
});

/** Queries of a few titles. */
const shortLists: readonly (readonly [titles: string, queries: string])[] = [
  // A typo in a word of four letters or more, and none in a shorter one.
  ['Mesa, AED', 'mess, aex'],
  // A letter is a beginning only if it is all that was typed.
  ["The H's and T's, Hosting a small team", "h's and t's, h"],
  // Every entry that has all the words, and none that lacks one.
  ['Infant CPR, Infant seat, CPR mask', 'infant cpr, infants seat, infants mask, seat mask'],
  // What a synonym means in place of a word, and all other words.
  ['Adult manikin, Manikin bag', 'dummy bag, dummy seat'],
  // No more than 80 letters of the query.
  ['Manikin', `${' '.repeat(72)}manikin, ${' '.repeat(80)}manikin`],
];

test.each(shortLists)('a search of "%s" finds what has the words', (titles, queries) => {
  const entries = titles.split(', ').map((title, index) => [title, `/${index}`, 'Page', ''] as const);
  const find = siteIndex(entries, [['dummy', 'manikin']]);
  const found = (query: string) => find(query).map(({ title }) => title);
  expect(listed(queries.split(', '), found)).toMatchSnapshot();
});

describe('The list of all entries', () => {
  test('lists a title under its first letter, ignoring marks before it', () => {
    expect(['“Águila”', '911', '—'].map(letterOf)).toEqual(['A', '0-9', '0-9']);
  });

  test('is sorted by title, digits first, and then by kind', () => {
    const entry = (title: string, kind = 'Page') => ({ title, kind, href: `/${title}-${kind}` });
    const given = [entry('PALS'), entry('BLS'), entry('PALS', 'Course'), entry('ACLS'), entry('911')];
    const found = byLetter(Object.freeze(given)).map(({ letter, entries: under }) => [letter, ...under]);
    expect(found).toEqual([
      ['0-9', entry('911')],
      ['A', entry('ACLS')],
      ['B', entry('BLS')],
      ['P', entry('PALS', 'Course'), entry('PALS')],
    ]);
  });
});
