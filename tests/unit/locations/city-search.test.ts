import { readFileSync } from 'node:fs';
import { stateNames } from '@/lib/site/state-codes';
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

test.each([
  ['saltlakecity', ['slc', 'lake city']],
  ['stlouis', ['st louis', 'SAINTLOUIS']],
  ['mesa', ['Mésa', 'mesa, az']],
  ['newyork', ['nyc, ny']],
  ['neworleans', ['nola louisiana']],
  // A city comes before the state of the same name.
  ['washington', ['dc', 'washington']],
])('Typing a city finds %s first for %j', (id, queries) => {
  expect(queries.map((query) => find(query)[0])).toEqual(queries.map(() => id));
});

test('a state matches all its cities, by prefix or code, and a code may be initials, too', () => {
  for (const query of ['ARIZ', 'az']) expect(find(query)).toEqual(expect.arrayContaining(inState('AZ')));
  expect(find('tx')).toEqual([...inState('TX')].sort());
  expect(find('la')).toEqual(expect.arrayContaining(['losangeles', ...inState('LA')]));
});

test.each(['   ', '.,-', '<script>'])('"%s" finds nothing', (query) => {
  expect(find(query)).toEqual([]);
});

describe('Ranking', () => {
  const place = (id: string, name: string, more: Partial<SearchableCity> = {}): SearchableCity => ({
    ...{ id, name, stateCode: 'ZZ', stateName: 'Zett' },
    ...more,
  });
  /** One entry of each rank, in the wrong order. */
  const order = (query: string, ...places: readonly SearchableCity[]) =>
    searchCities(places, query).map(({ id }) => id);

  test("whole name or alias, then its prefix, then a word's prefix, then the state, then a substring", () => {
    const places = [
      place('part', 'Northbary'),
      place('state', 'Yonder', { stateCode: 'BA', stateName: 'Baria' }),
      place('word', 'Old Baritone'),
      place('start', 'Barium'),
      place('alias', 'Yellow', { aliases: ['BAR'] }),
      place('name', 'Bar'),
      place('none', 'Quiet'),
      // Entries of the same rank sort by name.
      place('second start', 'Baritone'),
    ];
    const ranks = ['name', 'alias', 'second start', 'start', 'word', 'state', 'part'];
    expect(order('bar', ...places)).toEqual(ranks);
  });

  const big = place('big', 'Yellow', { aliases: ['First', 'Bigtown'] });
  const or = place('or', 'Portland', { stateCode: 'OR', stateName: 'Oregon' });
  const me = place('me', 'Portland', { stateCode: 'ME', stateName: 'Maine' });
  const alba = place('alba', 'Alba');
  const town = place('town', 'Old Midtown');

  test.each<readonly [string, readonly SearchableCity[], readonly string[]]>([
    // Initials match only names of more than one word, however they are spaced.
    ['b', [place('one', 'Bar')], ['one']],
    ['q', [place('one', 'Bar')], []],
    ['nbt', [place('three', 'North  Bar Town')], ['three']],
    // Three letters match the start of an alias; two do not.
    ['big', [big], ['big']],
    ['bi', [big], []],
    ['town', [big], []],
    // A city name followed by its state code or state is that city.
    ['portland me', [or, me], ['me']],
    ['portland mai', [or, me], ['me']],
    ['portland', [or, me], ['or', 'me']],
    ['landoregon', [or, me], []],
    // A substring needs three letters, and the end of a word does not count as a start.
    ['tla', [or], ['or']],
    ['tl', [or], []],
    ['wn', [town], []],
    // The state does not outrank the city that starts with it.
    ['zett', [alba, place('city', 'Zettville')], ['city', 'alba']],
    ['ett', [alba], []],
  ])('"%s" ranks as it should', (query, places, ids) => {
    expect(order(query, ...places)).toEqual(ids);
  });

  test('ignores everything typed beyond 80 letters', () => {
    expect(order(`bar${' '.repeat(77)}zzz`, place('bar', 'Bar'))).toEqual(['bar']);
  });

  test.each([
    ['Port Saint Lucie', 'portstlucie'],
    ['Toussaint', 'toussaint'],
  ])('saint is shortened at the start of a word only: %s', (name, folded) => {
    expect(foldText(name)).toBe(folded);
  });
});

test('every city comes first for its own name, with or without its spaces', () => {
  for (const { id, name } of cities)
    expect([name, name.toUpperCase().replaceAll(' ', '')].map((text) => find(text)[0])).toEqual([id, id]);
});
