import { type CityClasses, classView, type ListedClass, onlineId } from '@/lib/locations/city-classes';
import type { IsoDate } from '@/lib/time/calendar-days';

const entry = (date: IsoDate, ...answers: string[]): ListedClass => ({ date, answers });
const ids = ['here', 'one', 'two', 'three', 'four'];
const places = ids.map((id, index) => ({ id, latitude: 40 + index, longitude: -100 }));
const [here] = places;
const wanted = { today: '2025-01-10', listedOn: '2024-12-20', city: here!, classId: null } as const;
const of = (city: string, ...classes: ListedClass[]): CityClasses<ListedClass> => ({
  city,
  label: city,
  classes,
});
const shown = (
  all: readonly CityClasses<ListedClass>[],
  change: Partial<Parameters<typeof classView>[2]>,
) => {
  const { kind, isFar, cities } = classView(all, places, { ...wanted, ...change });
  return [
    isFar === true ? `far ${kind}` : kind,
    ...cities.map(({ city, classes }) => [city, ...classes.map(({ date }) => date)].join(' ')),
  ];
};

const all = [
  of('here', entry('2025-03-01', 'acls'), entry('2025-01-10', 'bls'), entry('2025-01-09', 'bls')),
  of('four', entry('2025-02-01', 'pals')),
  of('one', entry('2025-01-09', 'pals')),
  of('three', entry('2025-04-01', 'pals'), entry('2025-02-02', 'pals'), entry('2025-03-03', 'pals')),
  of('two', entry('2025-02-03', 'pals', 'bls')),
  of(onlineId, entry('2025-05-01', 'courier')),
];

test('a city lists its own classes from the visitor’s day on, soonest first, then the online ones', () => {
  expect(shown(all, {})).toEqual(['here', 'here 2025-01-10 2025-03-01', 'online 2025-05-01']);
});

test('a city without a date gets the next two of each of the three nearest cities with dates, with miles', () => {
  const close = places.map((place, index) => ({ ...place, latitude: 40 + index / 4 }));
  const far = [...close, { id: 'five', latitude: 41.25, longitude: -100 }];
  const offered = [...all, of('five', entry('2025-02-01', 'pals'))];
  const { kind, cities } = classView(offered, far, { ...wanted, classId: 'pals' });
  expect(kind).toBe('near');
  expect(cities.map(({ city, classes }) => [city, ...classes.map(({ date }) => date)].join(' '))).toEqual([
    'two 2025-02-03',
    'three 2025-02-02 2025-03-03',
    'four 2025-02-01',
  ]);
  expect(cities.map(({ miles = 0 }) => Math.round(miles))).toEqual([35, 52, 69]);
});

test('cities farther away than 150 miles are left out, unless all are: then the nearest is named as far', () => {
  expect(shown(all, { classId: 'pals' })).toEqual(['near', 'two 2025-02-03']);
  expect(shown([...all.slice(1, 4), all[5]!], { classId: 'pals' })).toEqual([
    'far near',
    'three 2025-02-02 2025-03-03',
  ]);
  // Online classes are not far from anywhere.
  expect(shown([all[1]!, all[5]!], { city: here! })).toEqual([
    'far near',
    'four 2025-02-01',
    'online 2025-05-01',
  ]);
});

test('without a city, every city with a date is listed', () => {
  expect(shown(all, { city: null, classId: 'bls' })).toEqual(['all', 'here 2025-01-10', 'two 2025-02-03']);
});

test('once all have begun, and on a wrong clock, the list is empty', () => {
  for (const today of ['2026-01-01', '2024-12-19', ''])
    expect(shown(all, { today, city: null })).toEqual(['all']);
});
