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
/** A product of the sample. */
const firstAidKit = '/aed-first-aid-equipment#equipment-first-aid-kit-150';
const firstFor = (query: string) => search(query)[0]?.href;

describe('Searching the site', () => {
  test.each([
    ['babysiter', '/red-cross-courses#babysitter-training'],
    ...locations.slice(0, 3).map((city) => [factValue(city.city), pageOf(city)]),
    ...locations.slice(-1).map((city) => [stateNames[city.state], pageOf(city)]),
    ['infant cpr', '/aha-courses#heartsaver-cpr-aed'],
    ['ecards', '/instructors#quick-access'],
    ['online class', '/locations?class=virtual-red-cross'],
  ])('"%s" finds %s', (query, href) => {
    const found = search(query).map((entry) => entry.href);
    expect(found).toContain(href);
  });

  test('an exact name ranks above similar entries', () => {
    expect(firstFor('PALS')).toMatch(/pals/);
    expect(firstFor('privacy')).toBe('/privacy');
  });

  test.each([
    ['dark mode', '/accessibility'],
    ...(entries.some(({ href }) => href === firstAidKit) ? [['wall cabinet', firstAidKit]] : []),
    ['how much does bls cost', '/aha-courses#bls-provider'],
    ['hipaa training for dental office', '/osha-classes#hipaa-dental-offices'],
    ['blended learning', '/before-class#ways'],
    ['my acls card expires', '/aha-courses#acls'],
    ['peds dose epi', '/pals-algorithm#arrest-epinephrine'],
    ['first epinephrine dose', '/acls-algorithm#adult-arrest-epinephrine'],
    ['verify ecard', '/your-card#employer'],
  ])('"%s" finds %s first, with every word', (query, href) => expect(firstFor(query)).toBe(href));

  test('words that go with every class find a city only beside its name', () => {
    const city = locations[0]!;
    const found = (query: string) => search(query).map(({ href }) => href);
    expect(found(`bls class ${factValue(city.city)}`)).toEqual([pageOf(city)]);
    expect(found('bls class')).not.toContain(pageOf(city));
    expect(found('cla')).not.toContain(pageOf(city));
    expect(found(`where are you in ${stateNames[city.state]}`)).toContain(pageOf(city));
    expect(found('where')).not.toContain(pageOf(city));
  });

  test.each(['', '   ', 'xqzw', '%%%', 'the', 'bls pizza', 'wall cabinet pizza'])(
    '"%s" finds nothing',
    (query) => {
      expect(search(query)).toEqual([]);
    },
  );

  test.each([
    ['/your-card#not-arrived', ['card not arrived', 'where is my card', "my card didn't come"]],
    ['/your-card#wrong-name', ['wrong name', 'name misspelled', 'change name', 'typo']],
    ['/your-card#find', ['ecard', 'osha card', 'download certificate']],
    ['/your-card#employer', ['employer check', 'verify card', 'validate card']],
    ['/before-class#change', ['refund', 'money back', 'resheduel', 'postpone', 'cancle', 'switch class']],
    ['/before-class#late', ['late', "i'm late", 'doors close', 'no show', 'missed class']],
    ['/before-class#wear', ['dress code', 'wear', 'shoes', 'what shuold i ware']],
    ['/before-class#ways', ['blended', 'virtual', 'in person', 'is it online', 'do i need to come in']],
    ['/before-class#access', ['wheelchair', 'sign language', 'pregnant', "can't kneel", 'bad knees']],
    ['/before-class#which-card', ['dental assistant', 'which card']],
    ['/host-training#people', ['14 people', 'onsite training', 'come to us']],
    ['/locations#cities', ['next class', 'tomorow', 'weekend']],
    ['/aed-check#wrong', ['aed chirping', 'beeping']],
  ] as const)('%s comes first for questions that people call about', (href, typed) => {
    for (const query of typed) expect(`${query}: ${search(query)[0]?.href}`).toBe(`${query}: ${href}`);
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
