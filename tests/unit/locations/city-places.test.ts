import { placeOf } from '@/content/locations/city-places';

test('a city is placed at the largest city of that name in the state, never guessed', () => {
  expect(placeOf('Mesa', 'AZ')?.latitude).toBeCloseTo(33.42, 1);
  expect(placeOf('Portland', 'ME')?.longitude).toBeCloseTo(-70.26, 1);
  expect(placeOf('St. Louis', 'MO')).toEqual(placeOf('Saint Louis', 'MO'));
  expect(placeOf('Washington', 'DC')?.latitude).toBeCloseTo(38.9, 1);
  expect([placeOf('Mesa', 'VT'), placeOf('Nowhere at All', 'AZ')]).toEqual([null, null]);
});
