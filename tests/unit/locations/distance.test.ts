import { finderLabels } from '@/content/locations/locations-page';
import { formatMiles, milesBetween } from '@/lib/locations/distance';

const mesa = { latitude: 33.4152, longitude: -111.8315 };
const newYork = { latitude: 40.7128, longitude: -74.006 };
const losAngeles = { latitude: 34.0522, longitude: -118.2437 };

describe('Great-circle distance', () => {
  test('agrees with published distances', () => {
    expect(milesBetween(losAngeles, newYork)).toBeCloseTo(2446, -1);
    // A quarter of the globe's circumference.
    expect(milesBetween({ latitude: 0, longitude: 0 }, { latitude: 90, longitude: 0 })).toBeCloseTo(6218, 0);
    // Across the date line, the short way counts.
    const equator = (longitude: number) => ({ latitude: 0, longitude });
    expect(milesBetween(equator(179.5), equator(-179.5))).toBeCloseTo(69, 0);
    expect(milesBetween(equator(180), equator(-180))).toBeCloseTo(0);
  });

  test('is refused for a place that is not on the globe', () => {
    for (const wrong of [{ latitude: 91 }, { longitude: -181 }, { latitude: Number.NaN }])
      expect(() => milesBetween({ ...mesa, ...wrong }, mesa)).toThrow('not on the globe');
  });
});

test.each([
  [0.49, 'less than a mile'],
  [0.5, '1 mile'],
  [1.5, '2 miles'],
  [1234.5, '1,235 miles'],
] as const)('the text for %s miles is %s', (miles, text) => {
  expect(formatMiles(miles, finderLabels.miles)).toBe(text);
});
