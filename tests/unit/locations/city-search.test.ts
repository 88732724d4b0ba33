import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { stateNames } from '@/content/site/places';
import { foldText, searchCities, type SearchableCity } from '@/lib/locations/city-search';
import { factValue } from '@/lib/facts/facts';
import { readTable } from '@/lib/tables/table';
import { cityTable } from '@/lib/tables/tables';

const cities: readonly SearchableCity[] = readTable(
  cityTable,
  readFileSync('tests/fixtures/cities.csv', 'utf8'),
)
  .rows.filter(({ isListed }) => isListed)
  .map((location) => ({
    id: location.id,
    name: factValue(location.city),
    stateCode: location.state,
    stateName: stateNames[location.state],
    aliases: location.otherNames,
  }));
const find = (query: string) => searchCities(cities, query).map((city) => city.id);
const inState = (code: string) => cities.filter((city) => city.stateCode === code).map((city) => city.id);

describe('Typing a city', () => {
  test.each([
    ['slc', 'saltlakecity'],
    ['SLC', 'saltlakecity'],
    ['st louis', 'stlouis'],
    ['St. Louis', 'stlouis'],
    ['saint louis', 'stlouis'],
    ['SAINTLOUIS', 'stlouis'],
    ['saltlake', 'saltlakecity'],
    ['salt lake', 'saltlakecity'],
    ['lake city', 'saltlakecity'],
    ['  mesa ', 'mesa'],
    ['Mésa', 'mesa'],
    ['mesa, az', 'mesa'],
    ['mesa arizona', 'mesa'],
    ['portland or', 'portland'],
    ['nyc', 'newyork'],
    ['nyc, ny', 'newyork'],
    ['nola louisiana', 'neworleans'],
    ['indy', 'indianapolis'],
    ['atl', 'atlanta'],
    ['jax', 'jacksonville'],
    ['vegas', 'lasvegas'],
    ['sf', 'sanfrancisco'],
    ['washington dc', 'washington'],
    ['dc', 'washington'],
  ])('"%s" finds %s first', (query, id) => {
    expect(find(query)[0]).toBe(id);
  });

  test('a state finds all its cities, by name, start of the name or code', () => {
    for (const query of ['arizona', 'ARIZ', 'az'])
      expect(find(query)).toEqual(expect.arrayContaining(inState('AZ')));
    expect(find('tx')).toEqual([...inState('TX')].sort());
  });

  test('a city comes before the state of the same name', () => {
    expect(find('washington')).toEqual(['washington', ...inState('WA')]);
    expect(find('new york')[0]).toBe('newyork');
  });

  test('initials and a state code may mean different places: both show', () => {
    expect(find('la')).toEqual(expect.arrayContaining(['losangeles', ...inState('LA')]));
  });

  test.each(['', '   ', '.,-', 'xyz', 'zzzzzz', '<script>', '../..'])('"%s" finds nothing', (query) => {
    expect(find(query)).toEqual([]);
  });
});

describe('What counts more', () => {
  const place = (
    id: string,
    name: string,
    stateCode = 'ZZ',
    stateName = 'Zett',
    aliases?: readonly string[],
  ): SearchableCity => ({ id, name, stateCode, stateName, aliases });
  /** Each has one rank, in the wrong order. */
  const order = (query: string, ...places: readonly SearchableCity[]) =>
    searchCities(places, query).map(({ id }) => id);

  test('the whole name or alias, then its start, then the start of a word, then the state, then a part', () => {
    const places = [
      place('part', 'Northbary'),
      place('state', 'Yonder', 'BA', 'Baria'),
      place('word', 'Old Baritone'),
      place('start', 'Barium'),
      place('alias', 'Yellow', 'ZZ', 'Zett', ['BAR']),
      place('name', 'Bar'),
      place('none', 'Quiet'),
    ];
    expect(order('bar', ...places)).toEqual(['name', 'alias', 'start', 'word', 'state', 'part']);
  });

  test('equal ranks are sorted by name', () => {
    expect(order('bar', place('2', 'Barz'), place('1', 'Bara'))).toEqual(['1', '2']);
  });

  test('initials are of names with more than one word, however they are spaced; three letters of an alias are its start, two are not', () => {
    expect(order('b', place('one', 'Bar'))).toEqual(['one']);
    expect(order('q', place('one', 'Bar'))).toEqual([]);
    expect(order('nbt', place('three', 'North  Bar Town'))).toEqual(['three']);
    const big = place('big', 'Yellow', 'ZZ', 'Zett', ['Bigtown']);
    expect(order('big', big)).toEqual(['big']);
    expect(order('bi', big)).toEqual([]);
    expect(order('town', big)).toEqual([]);
    // An alias beside another one that does not fit.
    expect(order('second', place('x', 'Yellow', 'ZZ', 'Zett', ['First', 'Second']))).toEqual(['x']);
  });

  test('a name with its code or state is that city; a part of a name needs three letters', () => {
    const [or, me] = [place('or', 'Portland', 'OR', 'Oregon'), place('me', 'Portland', 'ME', 'Maine')];
    expect(order('portland me', or, me)).toEqual(['me']);
    expect(order('portland mai', or, me)).toEqual(['me']);
    expect(order('portland', or, me)).toEqual(['or', 'me']);
    expect(order('landoregon', or, me)).toEqual([]);
    expect(order('oregon', or, me)).toEqual(['or']);
    expect(order('tla', or)).toEqual(['or']);
    expect(order('tl', or)).toEqual([]);
    // The end of a word is no start of it.
    expect(order('town', place('x', 'Old Midtown'))).toEqual(['x']);
    expect(order('wn', place('x', 'Old Midtown'))).toEqual([]);
  });

  test('the state does not come before the city that starts with it', () => {
    const [city, other] = [place('city', 'Zettville', 'ZZ', 'Zett'), place('other', 'Alba', 'ZZ', 'Zett')];
    expect(order('zett', other, city)).toEqual(['city', 'other']);
    expect(order('ett', place('x', 'Alba', 'ZZ', 'Zett'))).toEqual([]);
  });

  test('what is typed beyond 80 letters does not count', () => {
    expect(order(`bar${' '.repeat(77)}zzz`, place('bar', 'Bar'))).toEqual(['bar']);
  });

  test('saint is shortened at the start of a word only', () => {
    expect([foldText('Saint Paul'), foldText('Port Saint Lucie'), foldText('Toussaint')]).toEqual([
      'stpaul',
      'portstlucie',
      'toussaint',
    ]);
  });
});

describe('Whatever is typed', () => {
  test('every city is found first by its own name, however it is written', () => {
    const manner = fc.record({
      index: fc.nat(cities.length - 1),
      isUpper: fc.boolean(),
      gap: fc.constantFrom('', ' ', '  ', '-', '. '),
    });
    fc.assert(
      fc.property(manner, ({ index, isUpper, gap }) => {
        const city = cities[index];
        if (city === undefined) return;
        const written = city.name.split(' ').join(gap);
        expect(find(isUpper ? written.toUpperCase() : written)[0]).toBe(city.id);
      }),
    );
  });

  test('nothing but known cities come back, each at most once', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (query) => {
        const found = find(query);
        expect(new Set(found).size).toBe(found.length);
        expect(cities.map((city) => city.id)).toEqual(expect.arrayContaining([...found]));
      }),
    );
  });

  test('only letters and digits are compared', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const folded = foldText(text);
        expect(folded).toMatch(/^[a-z0-9]*$/);
      }),
    );
  });
});
