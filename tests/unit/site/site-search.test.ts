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

const entries = siteEntries();
const search = siteIndex(packEntries(entries), synonyms, emergencyRules);
const pageOf = (city: (typeof locations)[number]) => `/locations/${placeSlug(cityLabel(city))}`;

// What each of many queries finds is approved: tests/e2e/approved/queries.ts.
describe('Searching the site', () => {
  test('words that go with every class find a city only beside its name', () => {
    const city = locations[0]!;
    const found = (query: string) => search(query).map(({ href }) => href);
    expect(found(`bls class ${factValue(city.city)}`)).toEqual([pageOf(city)]);
    expect(found('bls class')).not.toContain(pageOf(city));
    expect(found('cla')).not.toContain(pageOf(city));
    expect(found(`where are you in ${stateNames[city.state]}`)).toContain(pageOf(city));
    expect(found('where')).not.toContain(pageOf(city));
  });

  test.each(['bls', 'cpr', 'kids', 'pals'])('"%s" lists clinical entries last', (query) => {
    const clinical = search(query).map(({ href, title }) =>
      entries.some((entry) => entry.href === href && entry.title === title && entry.group === 'clinical'),
    );
    expect(clinical).toEqual([...clinical].sort());
    expect(clinical[0]).toBe(false);
  });
});

describe('Searching a short list', () => {
  const listed = (...titles: readonly string[]) =>
    siteIndex(titles.map((title, index) => [title, `/${index}`, 'Page', '']));
  const titles = (found: ReturnType<typeof search>) => found.map(({ title }) => title);

  test('tolerates a typo in a word of four letters or more, and none in a shorter one', () => {
    const find = listed('Mesa', 'AED');
    expect(titles(find('mess'))).toEqual(['Mesa']);
    expect(titles(find('aex'))).toEqual([]);
  });

  test('takes a letter as a beginning only if it is all that was typed', () => {
    const find = listed("The H's and T's", 'Hosting a small team');
    expect(titles(find("h's and t's"))).toEqual(["The H's and T's"]);
    expect(titles(find('h'))).toHaveLength(2);
  });

  test('finds every entry that has all the words, and none that lacks one', () => {
    const find = listed('Infant CPR', 'Infant seat', 'CPR mask');
    expect(titles(find('infant cpr'))).toEqual(['Infant CPR']);
    expect(titles(find('infants seat'))).toEqual(['Infant seat']);
    expect(titles(find('infants mask'))).toEqual([]);
    expect(titles(find('seat mask'))).toEqual([]);
  });

  test('accepts what a synonym means in place of a word, and asks for all other words', () => {
    const entries = [['Adult manikin', '/a', '', ''] as const, ['Manikin bag', '/b', '', ''] as const];
    const find = siteIndex(entries, [['dummy', 'manikin']]);
    expect(titles(find('dummy bag'))).toEqual(['Manikin bag']);
    expect(titles(find('dummy seat'))).toEqual([]);
  });

  test('reads no more than 80 letters of the query', () => {
    const find = listed('Manikin');
    expect(titles(find(`${' '.repeat(72)}manikin`))).toEqual(['Manikin']);
    expect(titles(find(`${' '.repeat(80)}manikin`))).toEqual([]);
  });
});

describe('The list of all entries', () => {
  test.each([
    ['“Águila”', 'A'],
    ['911', '0-9'],
    ['—', '0-9'],
  ])('lists %s, ignoring marks before its first letter, under %s', (title, letter) => {
    expect(letterOf(title)).toBe(letter);
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
