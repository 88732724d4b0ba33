import { placeOf } from '@/content/locations/city-places';

test('the place of a city is that of the largest of its name in the state, and is not guessed', () => {
  expect(placeOf('Mesa', 'AZ')?.latitude).toBeCloseTo(33.42, 1);
  expect(placeOf('Portland', 'ME')?.longitude).toBeCloseTo(-70.26, 1);
  expect(placeOf('St. Louis', 'MO')).toEqual(placeOf('Saint Louis', 'MO'));
  expect(placeOf('Washington', 'DC')?.latitude).toBeCloseTo(38.9, 1);
  expect([placeOf('Mesa', 'VT'), placeOf('Nowhere at All', 'AZ')]).toEqual([null, null]);
});
