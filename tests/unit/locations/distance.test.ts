import fc from 'fast-check';
import { finderWords } from '@/content/locations/locations-page';
import { formatMiles, milesBetween, nearestPlaces } from '@/lib/locations/distance';

const position = fc.record({
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
});
const mesa = { latitude: 33.4152, longitude: -111.8315 };
const tucson = { latitude: 32.2226, longitude: -110.9747 };
const newYork = { latitude: 40.7128, longitude: -74.006 };
const losAngeles = { latitude: 34.0522, longitude: -118.2437 };

describe('Great-circle distance', () => {
  test('agrees with published distances', () => {
    expect(milesBetween(losAngeles, newYork)).toBeCloseTo(2446, -1);
    // A quarter of the way around the globe.
    expect(milesBetween({ latitude: 0, longitude: 0 }, { latitude: 90, longitude: 0 })).toBeCloseTo(6218, 0);
    // Across the date line it is the short way.
    expect(milesBetween({ latitude: 0, longitude: 179.5 }, { latitude: 0, longitude: -179.5 })).toBeCloseTo(
      69,
      0,
    );
  });

  test('is the same both ways, never negative, and 0 to itself', () => {
    fc.assert(
      fc.property(position, position, (a, b) => {
        expect(milesBetween(a, b)).toBeCloseTo(milesBetween(b, a), 6);
        expect(milesBetween(a, b)).toBeGreaterThanOrEqual(0);
        expect(milesBetween(a, a)).toBe(0);
      }),
    );
  });

  test('is never longer by a detour', () => {
    fc.assert(
      fc.property(
        position,
        position,
        position,
        (a, b, c) => milesBetween(a, c) <= milesBetween(a, b) + milesBetween(b, c) + 1e-6,
      ),
      {
        // The far side of the globe, where the plain haversine formula is off by 1e-4 miles.
        examples: [
          [
            { latitude: 0, longitude: -179.99999790869023 },
            { latitude: 6.037091348628667e-7, longitude: 0 },
            { latitude: 0, longitude: 0 },
          ],
        ],
      },
    );
  });

  test.each([
    { latitude: 91, longitude: 0 },
    { latitude: 0, longitude: -181 },
    { latitude: Number.NaN, longitude: 0 },
  ])('refuses %p', (bad) => {
    expect(() => milesBetween(bad, mesa)).toThrow('not on the globe');
  });
});

describe('The nearest places', () => {
  test('come nearest first, as many as asked for', () => {
    const found = nearestPlaces([newYork, losAngeles, tucson, mesa], { latitude: 33.5, longitude: -112 }, 3);
    expect(found.map(({ place }) => place)).toEqual([mesa, tucson, losAngeles]);
  });

  test('leave out nobody nearer', () => {
    fc.assert(
      fc.property(
        fc.array(position, { minLength: 1, maxLength: 30 }),
        position,
        fc.integer({ min: 1, max: 5 }),
        (places, from, count) => {
          const found = nearestPlaces(places, from, count);
          expect(found).toHaveLength(Math.min(count, places.length));
          const farthest = Math.max(...found.map(({ miles }) => miles));
          const nearer = places.filter((place) => milesBetween(from, place) < farthest);
          expect(nearer.length).toBeLessThan(found.length);
        },
      ),
    );
  });
});

describe('Miles in words', () => {
  test.each([
    [0, 'less than a mile'],
    [0.49, 'less than a mile'],
    [0.5, '1 mile'],
    [1.49, '1 mile'],
    [1.5, '2 miles'],
    [1234.5, '1,235 miles'],
  ] as const)('%p is %s', (miles, words) => {
    expect(formatMiles(miles, finderWords.miles)).toBe(words);
  });
});
