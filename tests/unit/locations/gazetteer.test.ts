// cspell:ignore Waltons altp daltom salen valtomz waltoms waltomz zalen
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import {
  type CityFile,
  editsBetween,
  findPlace,
  findZip,
  packCities,
  packZips,
  type PlaceAnswer,
  unpackCities,
  type ZipFile,
  zipIn,
} from '@/lib/locations/gazetteer';

const read = (name: string): unknown => JSON.parse(readFileSync(`public/gazetteer/${name}`, 'utf8'));
const files = { 'cities.json': read('cities.json') as CityFile, 'zips.json': read('zips.json') as ZipFile };
const cities = unpackCities(files['cities.json']);

const nameOf = ({ name, state }: { readonly name: string; readonly state: string }) => `${name}, ${state}`;
const say = (answer: PlaceAnswer): string =>
  answer.kind === 'place'
    ? nameOf(answer.place)
    : answer.kind === 'choice'
      ? answer.places.map(nameOf).join('; ')
      : 'none';

describe('Finding a US city that was typed', () => {
  test.each([
    ['austin', 'Austin, TX'],
    ['Austin, Texas', 'Austin, TX'],
    ['austin tx usa', 'Austin, TX'],
    ['austin mn', 'Austin, MN'],
    ['st paul', 'Saint Paul, MN'],
    ['Saint Petersburg FL', 'St. Petersburg, FL'],
    ['ft worth', 'Fort Worth, TX'],
    ['Kansas City KS', 'Kansas City, KS'],
    ['Iowa City', 'Iowa City, IA'],
    ['winston salem', 'Winston-Salem, NC'],
    ["coeur d'alene", "Coeur d'Alene, ID"],
    ['bronx', 'The Bronx, NY'],
    ['near austin', 'Austin, TX'],
    ['Mount Vernon, IN', 'Mount Vernon, IN'],
    ['San Juan, Puerto Rico', 'San Juan, PR'],
  ])('"%s" is %s', (typed, expected) => {
    expect(say(findPlace(cities, typed))).toBe(expected);
  });

  test.each([
    ['pheonix', 'Phoenix, AZ'],
    ['chigago', 'Chicago, IL'],
    ['chigaco', 'Chicago, IL'],
    ['bostn', 'Boston, MA'],
    ['springfeild il', 'Springfield, IL'],
  ])('"%s" forgives the slip: %s', (typed, expected) => {
    expect(say(findPlace(cities, typed))).toBe(expected);
  });

  test('cities of one name and of like size are offered, the largest first', () => {
    const answer = findPlace(cities, 'Springfield');
    expect(answer.kind).toBe('choice');
    expect(say(answer)).toMatch(/^Springfield, MO; Springfield, IL; Springfield, MA;/);
  });

  test('first letters offer what they may become', () => {
    expect(say(findPlace(cities, 'aus'))).toMatch(/^Austin, TX;/);
  });

  test.each([
    ['Hawaii', /^Honolulu, HI; /],
    ['ak', /^Anchorage, AK; /],
    ['wyoming', /^Casper, WY; .*Wyoming, MI/],
    ['Puerto Rico', /^San Juan, PR; /],
  ])('the state "%s" alone offers its largest cities', (typed, expected) => {
    expect(say(findPlace(cities, typed))).toMatch(expected);
  });

  test('no two places of one state have the same name', () => {
    const names = cities.map(nameOf);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  test.each(['', 'a', 'qwertyville', 'constructor', '12'])('"%s" is no place', (typed) => {
    expect(findPlace(cities, typed)).toEqual({ kind: 'none' });
  });

  test('never throws, whatever was typed', () => {
    const few = cities.slice(0, 200);
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (typed) => {
        expect(['place', 'choice', 'none']).toContain(findPlace(few, typed).kind);
      }),
    );
  });
});

describe('Finding a ZIP code', () => {
  test.each([
    ['78701', '78701'],
    ['02134', '02134'],
    ['78701-1234', '78701'],
    ['Austin, TX 78701', '78701'],
    [' 78701 ', '78701'],
    ['78701 Austin', '78701'],
    ['78701-1234, Austin TX', '78701'],
    ['78701 Elm Street 12', null],
    ['7870', null],
    ['787011', null],
    ['787011234', '78701'],
    ['78701 1234', '78701'],
    ['Austin,78701', '78701'],
    ['78701x1234', null],
    ['x78701', null],
    ['x78701 Austin', null],
    ['78701Austin', null],
    ['78701-12 Austin', null],
    ['787012 Austin', null],
    ['room 78701 b', null],
  ])('in "%s": %s', (typed, zip) => {
    expect(zipIn(typed)).toBe(zip);
  });

  test.each([
    ['78701', 30.3, -97.7],
    ['02134', 42.4, -71.1],
    ['99501', 61.2, -149.9],
    ['96813', 21.3, -157.9],
  ])('%s is near %d, %d', (zip, latitude, longitude) => {
    const place = findZip(files['zips.json'], zip);
    expect(place?.latitude).toBeCloseTo(latitude, 0);
    expect(place?.longitude).toBeCloseTo(longitude, 0);
  });

  test('one without an area of its own is near its neighbors', () => {
    // The White House is a ZIP code of a single building.
    expect(findZip(files['zips.json'], '20500')).toEqual({
      latitude: expect.closeTo(38.9, 1) as number,
      longitude: expect.closeTo(-77, 0) as number,
    });
  });

  test.each([
    ['00501', '11742'],
    ['73301', '78701'],
    ['88901', '89101'],
  ])('%s, of an office, is in the area of %s', (office, neighbor) => {
    const [place, near] = [findZip(files['zips.json'], office), findZip(files['zips.json'], neighbor)];
    expect(place?.latitude).toBeCloseTo(near?.latitude ?? NaN, -1);
    expect(Math.abs((place?.longitude ?? NaN) - (near?.longitude ?? NaN))).toBeLessThan(1);
  });

  test('one in no sorting area is nowhere', () => {
    expect(findZip(files['zips.json'], '00001')).toBeNull();
  });
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
  const few = [
    named('Alto', 'TX', 2),
    named('Salem', 'OK', 4),
    named('Salem', 'TX', 6),
    named('Salem', 'NM', 4),
    named('Dalton', 'TX', 1),
    named('Dalton', 'OK', 4),
    named('Waltons', 'TX', 3),
    named('Oklahoma', 'TX', 1),
    named('Oklahoma', 'NM', 2),
    named('Oklahoma', 'DC', 3),
    named('Fort Stone', 'OK', 1),
    named('The Plains', 'OK', 2),
    named('Around', 'NM', 3),
    named('Usa River', 'TX', 1),
    ...Array.from({ length: 12 }, (_, index) =>
      named(`Lake ${'ABCDEFGHIJKL'.charAt(index)}`, 'OK', index % 10),
    ),
  ];

  test.each([
    // As large as it takes, and not quite.
    ['dalton', 'Dalton, OK'],
    ['salem', 'Salem, TX; Salem, NM; Salem, OK'],
    ['salem new mexico', 'Salem, NM'],
    ['salem nm', 'Salem, NM'],
    ['salem, ok, usa', 'Salem, OK'],
    ['Salem OK US', 'Salem, OK'],
    ['Salem OK United States', 'Salem, OK'],
    ['Salem OK, USA. ', 'Salem, OK'],
    ['in Salem OK', 'Salem, OK'],
    ['  around  salem ok', 'Salem, OK'],
    ['oklahoma district of columbia', 'Oklahoma, DC'],
    ['around', 'Around, NM'],
    ['usa river', 'Usa River, TX'],
    ['ft stone', 'Fort Stone, OK'],
    ['plains', 'The Plains, OK'],
    ['the plains', 'The Plains, OK'],
    // One letter of five, and no more; of seven letters two.
    ['salen tx', 'Salem, TX'],
    ['zalen tx', 'none'],
    ['altp', 'none'],
    ['waltoms', 'Waltons, TX'],
    ['waltomz', 'Waltons, TX'],
    ['valtomz', 'none'],
    // The fewest slips win, whatever the size.
    ['daltom tx', 'Dalton, TX'],
    ['xx', 'none'],
  ])('"%s" is %s', (typed, expected) => {
    expect(say(findPlace(few, typed))).toBe(expected);
  });

  test('first letters offer eight, the largest first', () => {
    expect(say(findPlace(few, 'lake'))).toBe(
      ['J', 'I', 'H', 'G', 'F', 'E', 'D', 'C'].map((letter) => `Lake ${letter}, OK`).join('; '),
    );
  });

  test('a state offers its largest cities and the two largest places of its name', () => {
    expect(say(findPlace(few, 'Oklahoma'))).toBe(
      [
        ...['J', 'I', 'H', 'G', 'F'].map((letter) => `Lake ${letter}, OK`),
        // Of like size, in the order of the list.
        'Salem, OK',
        'Oklahoma, DC',
        'Oklahoma, NM',
      ].join('; '),
    );
  });

  test('a city of a name that ends in a state is that city', () => {
    const cities = [...few, named('Old Texas', 'NM', 1), named('Old', 'TX', 5)];
    expect(say(findPlace(cities, 'old texas'))).toBe('Old Texas, NM');
    expect(say(findPlace([...few, named('Old', 'TX', 5)], 'old texas'))).toBe('Old, TX');
  });
});

describe('Finding a ZIP code in a short list', () => {
  const zips = packZips([
    { code: '78710', latitude: 31, longitude: -98 },
    { code: '78700', latitude: 30, longitude: -97 },
    { code: '78720', latitude: 32, longitude: -99 },
    { code: '78801', latitude: 40, longitude: -90 },
  ]);

  test.each([
    ['78700', 30],
    ['78704', 30],
    ['78705', 30],
    ['78706', 31],
    ['78714', 31],
    ['78716', 32],
    ['78799', 32],
    ['78802', 40],
  ])('%s is where the nearest of its area is: %d', (zip, latitude) => {
    expect(findZip(zips, zip)?.latitude).toBe(latitude);
  });

  test('keeps positions to a tenth of a degree, whatever came before', () => {
    expect(findZip(zips, '78720')).toEqual({ latitude: 32, longitude: -99 });
    expect(findZip(zips, '78999')).toBeNull();
  });
});

/** The same count by the book: the whole table, without a limit. */
function editsByTheBook(a: string, b: string): number {
  const table = Array.from({ length: a.length + 1 }, (_, i) =>
    Array.from({ length: b.length + 1 }, (__, j) => (i === 0 ? j : j === 0 ? i : 0)),
  );
  const at = (i: number, j: number) => table[i]?.[j] ?? Infinity;
  for (let i = 1; i <= a.length; i += 1)
    for (let j = 1; j <= b.length; j += 1) {
      const ways = [at(i - 1, j) + 1, at(i, j - 1) + 1, at(i - 1, j - 1) + Number(a[i - 1] !== b[j - 1])];
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) ways.push(at(i - 2, j - 2) + 1);
      (table[i] ?? [])[j] = Math.min(...ways);
    }
  return at(a.length, b.length);
}

describe('Counting slips of the finger', () => {
  test('counts as the book does, up to its limit', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 7 });
    fc.assert(
      fc.property(word, word, fc.integer({ min: 0, max: 4 }), (a, b, limit) => {
        expect(editsBetween(a, b, limit)).toBe(Math.min(limit + 1, editsByTheBook(a, b)));
      }),
      { numRuns: 1000 },
    );
  });

  test.each([
    ['mesa', 'mesa', 0],
    ['mesa', 'msea', 1],
    ['mesa', 'mesaa', 1],
    ['mesa', 'nesa', 1],
    ['mesa', 'boise', 3],
  ])('from %s to %s: %d', (a, b, edits) => {
    expect(editsBetween(a, b, 2)).toBe(edits);
  });

  test('is the same both ways, and nothing between equal words', () => {
    const word = fc.string({ maxLength: 12 });
    fc.assert(
      fc.property(word, word, (a, b) => {
        expect(editsBetween(a, b, 3)).toBe(editsBetween(b, a, 3));
        expect(editsBetween(a, a, 3)).toBe(0);
      }),
    );
  });
});

describe('The file of cities', () => {
  test('holds what the finder needs of each, and leaves small ones out', () => {
    const file = packCities(
      [
        { name: 'Big', state: 'TX', population: 40_000, latitude: 30.26, longitude: -97.74 },
        { name: 'Small', state: 'TX', population: 4_999, latitude: 30, longitude: -97 },
      ],
      { TX: 'Texas' },
    );
    expect(unpackCities(file)).toEqual([
      { name: 'Big', state: 'TX', stateName: 'Texas', size: 3, latitude: 30.3, longitude: -97.7 },
    ]);
  });

  test('goes by state and name; of two places of one name in one state the larger one stays', () => {
    const place = (name: string, state: string, population: number, latitude: number) => ({
      name,
      state,
      population,
      latitude,
      longitude: -90.26,
    });
    const file = packCities(
      [
        place('Beta', 'TX', 5_000, 1),
        place('Alpha', 'TX', 10_000, 2),
        place('Beta', 'TX', 20_000, 3),
        place('Gamma', 'TX', 1e9, 4),
        place('Beta', 'OK', 9_999, 5),
      ],
      { TX: 'Texas', OK: 'Oklahoma' },
    );
    expect(Object.keys(file)).toEqual(['OK', 'TX']);
    expect(file['TX']).toEqual({
      state: 'Texas',
      names: 'Alpha|Beta|Gamma',
      sizes: '129',
      latitudes: [20, 30, 40],
      longitudes: [-903, -903, -903],
    });
    expect(file['OK']).toMatchObject({ names: 'Beta', sizes: '0' });
  });

  test('refuses a state without a name', () => {
    expect(() =>
      packCities([{ name: 'A', state: 'XX', population: 9_000, latitude: 1, longitude: 1 }], {}),
    ).toThrow('XX');
  });
});
