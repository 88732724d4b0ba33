// cspell:ignore Waltons altp Dalotg dalotn salen slaem valtomz waltomz zalen
import { readFileSync } from 'node:fs';
import {
  type CityFile,
  findPlace,
  findZip,
  guessPlaces,
  type PlaceAnswer,
  unpackCities,
  type ZipFile,
} from '@/lib/locations/gazetteer';
import { listed } from '../../support/listed';

const read = (name: string): unknown => JSON.parse(readFileSync(`public/gazetteer/${name}`, 'utf8'));
const files = { 'cities.json': read('cities.json') as CityFile, 'zips.json': read('zips.json') as ZipFile };
const cities = unpackCities(files['cities.json']);

const nameOf = ({ name, state }: { readonly name: string; readonly state: string }) => `${name}, ${state}`;
const say = (answer: PlaceAnswer): string =>
  answer.kind === 'place'
    ? nameOf(answer.place)
    : answer.kind === 'choice'
      ? answer.places.map(nameOf).join('; ') + (answer.count > 8 ? ` of ${answer.count}` : '')
      : 'none';

test('a state alone offers its largest cities, those of its name last', () => {
  expect(listed('Hawaii | wyoming', (typed) => say(findPlace(cities, typed)))).toMatchSnapshot();
});

test('nothing is found for what is not a place', () => {
  const none = ['', 'a', 'constructor', '12', '(*', '\ud800'];
  expect(none.map((typed) => say(findPlace(cities, typed)))).toEqual(none.map(() => 'none'));
});

test('a ZIP code has its place, also one of a single building', () => {
  expect(listed('02134 | 20500', (zip) => findZip(files['zips.json'], zip))).toMatchSnapshot();
});

describe('Finding a place in a short list', () => {
  const named = (name: string, state: string, size: number) => ({
    name,
    state,
    stateName: { TX: 'Texas', OK: 'Oklahoma', NM: 'New Mexico', DC: 'District of Columbia' }[state] ?? state,
    size,
    latitude: 0,
    longitude: 0,
  });
  const sizes =
    'Alto TX 2, Salem OK 4, Salem TX 6, Salem NM 4, Dalton TX 1, Dalton OK 4, Waltons TX 3, Oklahoma TX 1, ' +
    'Oklahoma NM 2, Oklahoma DC 3, Fort Stone OK 1, The Plains OK 2, Around NM 3, Usa River TX 1';
  const few = [
    ...sizes.split(', ').map((text) => {
      const [, name = '', state = '', size] = /^(.+) (\w+) (\d)$/.exec(text) ?? [];
      return named(name, state, Number(size));
    }),
    ...'A B C D E F G H I J K L'.split(' ').map((letter, index) => named(`Lake ${letter}`, 'OK', index % 10)),
  ];

  test('a name is one city, or a choice of the larger ones', () => {
    const typed = `dalton | salem | salem new mexico |   around  salem ok | oklahoma district of columbia | around | usa river
ft stone | plains | lake`;
    expect(listed(typed, (text) => say(findPlace(few, text)))).toMatchSnapshot();
  });

  test('a mistyped name gets the three suggestions with the fewest typos, the larger cities first', () => {
    const all = [...few, named('Dalotg', 'OK', 9), named('Salem', 'OK', 4)];
    const suggested = (text: string) => [say(findPlace(few, text)), ...guessPlaces(all, text).map(nameOf)];
    expect(
      listed('salen tx | waltomz | zalen tx | altp | valtomz | slaem | dalotn', suggested),
    ).toMatchSnapshot();
  });

  test("a city whose name ends in a state's name is that city", () => {
    const cities = [...few, named('Old Texas', 'NM', 1), named('Old', 'TX', 5)];
    expect(say(findPlace(cities, 'old texas'))).toBe('Old Texas, NM');
    expect(say(findPlace([...few, named('Old', 'TX', 5)], 'old texas'))).toBe('Old, TX');
  });
});

test('a ZIP code is placed at the nearest code of its area, to a tenth of a degree', () => {
  // 78700, 78710, 78720 and 78801, a degree apart.
  const zips: ZipFile = {
    areas: { 780: 788 },
    codes: [78700, 10, 10, 81],
    latitudes: [300, 10, 10, 80],
    longitudes: [-970, -10, -10, 90],
  };
  const codes = '78700 | 78705 | 78706 | 78720 | 78802 | 78001 | 78999';
  expect(listed(codes, (zip) => findZip(zips, zip))).toMatchSnapshot();
});

test('the city file has each state once, a size digit per city, and tenths of a degree', () => {
  const file: CityFile = {
    OK: { state: 'Oklahoma', names: 'Beta', sizes: '0', latitudes: [53], longitudes: [-903] },
    TX: { state: 'Texas', names: 'Alpha|Gamma', sizes: '19', latitudes: [20, 40], longitudes: [-903, -903] },
  };
  expect(listed(unpackCities(file), (city) => city, nameOf)).toMatchSnapshot();
});
