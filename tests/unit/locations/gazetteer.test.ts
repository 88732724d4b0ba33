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

test('A state alone offers its largest cities, those of its name last', () => {
  expect(say(findPlace(cities, 'Hawaii'))).toMatch(/^Honolulu, HI; /);
  expect(say(findPlace(cities, 'wyoming'))).toMatch(/^Casper, WY; .*Wyoming, MI/);
});

test.each(['', 'a', 'constructor', '12', '(*', '\ud800'])('"%s" is not a place', (typed) => {
  expect(findPlace(cities, typed)).toEqual({ kind: 'none' });
});

test.each([
  ['02134', 42.4, -71.1],
  // The White House's ZIP code covers a single building and is close to its neighbors.
  ['20500', 38.9, -77],
])('The ZIP code %s is near %d, %d', (zip, latitude, longitude) => {
  const place = findZip(files['zips.json'], zip);
  expect(place?.latitude).toBeCloseTo(latitude, 0);
  expect(place?.longitude).toBeCloseTo(longitude, 0);
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

  test.each([
    // Exactly at the size limit, and just below it.
    ['dalton', 'Dalton, OK'],
    ['salem', 'Salem, TX; Salem, NM; Salem, OK'],
    ['salem new mexico', 'Salem, NM'],
    ['  around  salem ok', 'Salem, OK'],
    ['oklahoma district of columbia', 'Oklahoma, DC'],
    ['around', 'Around, NM'],
    ['usa river', 'Usa River, TX'],
    ['ft stone', 'Fort Stone, OK'],
    ['plains', 'The Plains, OK'],
  ])('"%s" is %s', (typed, expected) => {
    expect(say(findPlace(few, typed))).toBe(expected);
  });

  test.each([
    // One typo in five letters, two in seven. The fewest typos win, regardless of the city's size.
    ['Salem, TX', ['salen tx']],
    ['Waltons, TX', ['waltomz']],
    ['', ['zalen tx', 'altp', 'valtomz']],
    // Swapped letters beat a wrong letter, then larger cities come first; at most three suggestions, each once.
    ['Salem, TX; Salem, NM; Salem, OK', ['slaem']],
    ['Dalton, OK; Dalton, TX; Dalotg, OK', ['dalotn']],
  ])('the only suggestions are "%s" for %j', (expected, texts) => {
    const all = [...few, named('Dalotg', 'OK', 9), named('Salem', 'OK', 4)];
    for (const text of texts) expect(findPlace(few, text).kind).toBe('none');
    for (const text of texts) expect(guessPlaces(all, text).map(nameOf).join('; ')).toBe(expected);
  });

  test('a prefix suggests eight of twelve cities, the largest first', () => {
    const eight = 'JIHGFEDC'.replace(/./g, 'Lake $&, OK; ').slice(0, -2);
    expect(say(findPlace(few, 'lake'))).toBe(`${eight} of 12`);
  });

  test("a city whose name ends in a state's name is that city", () => {
    const cities = [...few, named('Old Texas', 'NM', 1), named('Old', 'TX', 5)];
    expect(say(findPlace(cities, 'old texas'))).toBe('Old Texas, NM');
    expect(say(findPlace([...few, named('Old', 'TX', 5)], 'old texas'))).toBe('Old, TX');
  });
});

describe('Finding a ZIP code in a short list', () => {
  // 78700, 78710, 78720 and 78801, a degree apart.
  const zips: ZipFile = {
    areas: { 780: 788 },
    codes: [78700, 10, 10, 81],
    latitudes: [300, 10, 10, 80],
    longitudes: [-970, -10, -10, 90],
  };

  test.each([
    ['78700', 30],
    ['78705', 30],
    ['78706', 31],
    ['78802', 40],
    ['78001', 40],
  ])('%s has the position of the nearest code of its area: %d', (zip, latitude) => {
    expect(findZip(zips, zip)?.latitude).toBe(latitude);
  });

  test('rounds positions to a tenth of a degree, and finds nothing for a code with no area nearby', () => {
    expect(findZip(zips, '78720')).toEqual({ latitude: 32, longitude: -99 });
    expect(findZip(zips, '78999')).toBeNull();
  });
});

test('The city file has each state once, a size digit per city, and tenths of a degree', () => {
  const file: CityFile = {
    OK: { state: 'Oklahoma', names: 'Beta', sizes: '0', latitudes: [53], longitudes: [-903] },
    TX: { state: 'Texas', names: 'Alpha|Gamma', sizes: '19', latitudes: [20, 40], longitudes: [-903, -903] },
  };
  const [oklahoma, texas] = [
    { state: 'OK', stateName: 'Oklahoma' },
    { state: 'TX', stateName: 'Texas' },
  ];
  expect(unpackCities(file)).toEqual([
    { ...oklahoma, name: 'Beta', size: 0, latitude: 5.3, longitude: -90.3 },
    { ...texas, name: 'Alpha', size: 1, latitude: 2, longitude: -90.3 },
    { ...texas, name: 'Gamma', size: 9, latitude: 4, longitude: -90.3 },
  ]);
});
