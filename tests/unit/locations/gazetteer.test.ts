import fc from 'fast-check';
import { gazetteerFiles } from '@/scripts/build/gazetteer';
import {
  editsBetween,
  findPlace,
  findZip,
  packCities,
  type PlaceAnswer,
  unpackCities,
  zipIn,
} from '@/lib/locations/gazetteer';

const files = gazetteerFiles();
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

describe('Counting slips of the finger', () => {
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

  test('refuses a state without a name', () => {
    expect(() =>
      packCities([{ name: 'A', state: 'XX', population: 9_000, latitude: 1, longitude: 1 }], {}),
    ).toThrow('XX');
  });
});
