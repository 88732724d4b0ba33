import { readFileSync } from 'node:fs';
import { stateNames } from '@/lib/site/state-codes';
import { foldText, searchCities, type SearchableCity } from '@/lib/locations/city-search';
import { factValue } from '@/lib/facts/facts';
import { readTable } from '@/lib/tables/table';
import { cityTable } from '@/lib/tables/tables';
import { listed } from '../../support/listed';

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

test('each state has a name of its own, in which the letters of its code follow each other', () => {
  const states = Object.entries(stateNames);
  expect(new Set(states.map(([, name]) => name)).size).toBe(51);
  expect(states.filter(([[a, b], name]) => !new RegExp(`^${a}.*${b}`, 'i').test(name))).toEqual([]);
});

test('typing a city finds it, and a state all its cities', () => {
  const queries = `slc | lake city | st louis | SAINTLOUIS | Mésa | mesa, az | nyc, ny | nola louisiana | dc | washington
ARIZ | az | tx | la |     | .,- | <script>`;
  expect(listed(queries, (query) => find(query).join(', '))).toMatchSnapshot();
});

test('cities rank by how well they match', () => {
  const place = (name: string, stateCode = 'ZZ', stateName = 'Elsewhere', aliases: readonly string[] = []) =>
    ({ id: name, name, stateCode, stateName, aliases }) satisfies SearchableCity;
  const [or, me] = [place('Portland', 'OR', 'Oregon'), place('Portland', 'ME', 'Maine')];
  const all = [
    ...['Northbary', 'Old Baritone', 'Barium', 'Bar', 'Baritone', 'North  Bar Town', 'Old Midtown'].map(
      (name) => place(name),
    ),
    ...[place('Yonder', 'BA', 'Baria'), place('Yellow', 'ZZ', 'Elsewhere', ['First', 'BAR', 'Bigtown'])],
    ...[or, me, place('Alba', 'ZT', 'Zett'), place('Zettville', 'ZT', 'Zett')],
  ];
  // Initials match only names of more than one word. A substring and an alias need three letters, a code two. What is
  // typed beyond 80 letters is ignored.
  const queries = `bar | b | q | nbt | big | bi | town | portland | portland me | portland mai | landoregon | tla | tl | wn
zett | ett | bar${' '.repeat(77)}zzz`;
  const found = (query: string) =>
    searchCities(all, query)
      .map(({ name, stateCode }) => `${name}, ${stateCode}`)
      .join('; ');
  expect(listed(queries, found)).toMatchSnapshot();
});

test('saint is shortened at the start of a word only', () => {
  expect(['Port Saint Lucie', 'Toussaint'].map(foldText)).toEqual(['portstlucie', 'toussaint']);
});

test('every city comes first for its own name, with or without its spaces', () => {
  for (const { id, name } of cities)
    expect([name, name.toUpperCase().replaceAll(' ', '')].map((text) => find(text)[0])).toEqual([id, id]);
});
