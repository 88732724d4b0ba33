import { siteEntries } from '@/components/search/view/site-entries';
import { ahaCatalogue } from '@/content/courses/aha-courses';
import { redCrossCatalogue } from '@/content/courses/red-cross-courses';
import { byLetter, letterOf, packEntries } from '@/lib/site/site-entries';
import { siteIndex } from '@/lib/site/site-search';

const entries = siteEntries();
const search = siteIndex(packEntries(entries));
const firstFor = (query: string) => search(query)[0]?.href;

describe('Searching the site', () => {
  test.each([
    ['babysiter', '/red-cross-courses#babysitter-training'],
    ['las vegas', '/locations?city=lasvegas'],
    ['mesa', '/locations?city=mesa'],
    ['utah', '/locations?city=saltlakecity'],
    ['wilderness', '/red-cross-courses#wilderness-first-aid'],
    ['infant cpr', '/aha-courses#heartsaver-cpr-aed'],
    ['card expire', '/aha-courses#renewal'],
    ['ecards', '/instructors#quick-access'],
    ['group', '/osha-compliance#group'],
  ])('"%s" finds %s', (query, href) => {
    const found = search(query).map((entry) => entry.href);
    expect(found).toContain(href);
  });

  test('a question leads to its own answer, and not to all of them', () => {
    for (const { catalogue, route } of [
      { catalogue: ahaCatalogue, route: '/aha-courses' },
      { catalogue: redCrossCatalogue, route: '/red-cross-courses' },
    ])
      for (const { id, question } of catalogue.questions)
        expect(search(question).map(({ href }) => href)).toContain(`${route}#${id}`);
  });

  test('the name of a thing comes before what else is near it', () => {
    expect(firstFor('PALS')).toMatch(/pals/);
    expect(firstFor('privacy')).toBe('/privacy');
  });

  test.each(['', '   ', 'xqzw', '%%%'])('"%s" finds nothing', (query) => {
    expect(search(query)).toEqual([]);
  });

  test('words that no entry holds together count each by itself', () => {
    expect(search('mesa manikin').length).toBeGreaterThan(0);
  });
});

describe('The list of everything', () => {
  test('holds every entry once, under its letter', () => {
    const listed = byLetter(entries).flatMap(({ letter, entries: under }) =>
      under.map((entry) => ({ letter, entry })),
    );
    expect(listed).toHaveLength(entries.length);
    for (const { letter, entry } of listed) expect(letterOf(entry.title)).toBe(letter);
  });

  test('names no address and title twice', () => {
    const names = entries.map(({ title, href }) => `${title} ${href}`);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  test('a title that starts with a mark or an accent is under its letter', () => {
    expect(letterOf('“Águila”')).toBe('A');
    expect(letterOf('911')).toBe('0-9');
  });
});
