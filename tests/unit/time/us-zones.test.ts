import { stateCodes } from '@/lib/site/state-codes';
import { momentIn, offsetAt, zoneOfCity } from '@/lib/time/us-zones';

const iso = (moment: number) => new Date(moment).toISOString();

test('every state has a zone, and a city in the smaller part of a state has its own', () => {
  expect(stateCodes.filter((code) => zoneOfCity(`Anywhere, ${code}`) === null)).toEqual([]);
  const known = ['Austin, TX', 'El Paso, TX', 'Nashville, TN', 'Knoxville, TN', 'Mesa, AZ', 'Pensacola, FL'];
  expect(known.map(zoneOfCity)).toEqual(['Central', 'Mountain', 'Central', 'Eastern', 'Arizona', 'Central']);
  for (const none of ['Live online', 'Paris, France', ', AZ', 'Toronto, ON'])
    expect(zoneOfCity(none)).toBeNull();
});

test.each([
  ['Eastern', '2026-12-08', '09:00', '2026-12-08T14:00:00.000Z'],
  ['Arizona', '2026-07-08', '09:00', '2026-07-08T16:00:00.000Z'],
  ['Hawaii', '2026-07-08', '18:30', '2026-07-09T04:30:00.000Z'],
  // The clocks go back at 2:00 on November 1, 2026, and forward on March 14, 2027.
  ['Central', '2026-11-01', '00:30', '2026-11-01T05:30:00.000Z'],
  ['Central', '2026-11-01', '08:00', '2026-11-01T14:00:00.000Z'],
  ['Pacific', '2027-03-14', '08:00', '2027-03-14T15:00:00.000Z'],
] as const)('in the %s zone, %s at %s is %s', (zone, date, time, moment) => {
  expect(iso(momentIn(zone, date, time))).toBe(moment);
});

test('an offset is written as ISO 8601 does', () => {
  expect(offsetAt('Mountain', Date.UTC(2026, 6, 1))).toBe('-06:00');
  expect(offsetAt('Hawaii', Date.UTC(2026, 6, 1))).toBe('-10:00');
});
