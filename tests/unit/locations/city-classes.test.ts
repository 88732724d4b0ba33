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
  const { kind, cities } = classView(all, places, { ...wanted, ...change });
  return [kind, ...cities.map(({ city, classes }) => [city, ...classes.map(({ date }) => date)].join(' '))];
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

test('a city without a date gets the next two of the three nearest cities with dates, nearest first, with miles', () => {
  expect(shown(all, { classId: 'pals' })).toEqual([
    'near',
    'two 2025-02-03',
    'three 2025-02-02 2025-03-03',
    'four 2025-02-01',
  ]);
  const far = of('five', entry('2025-02-01', 'pals'));
  const { cities } = classView([...all, far], [...places, { id: 'five', latitude: 45, longitude: -100 }], {
    ...wanted,
    classId: 'pals',
  });
  expect(cities.map(({ city }) => city)).toEqual(['two', 'three', 'four']);
  expect(cities.map(({ miles = 0 }) => Math.round(miles))).toEqual([138, 207, 276]);
});

test('without a city, every city with a date is listed', () => {
  expect(shown(all, { city: null, classId: 'bls' })).toEqual(['all', 'here 2025-01-10', 'two 2025-02-03']);
});

test('once all have begun, and on a wrong clock, the list is empty', () => {
  for (const today of ['2026-01-01', '2024-12-19', ''])
    expect(shown(all, { today, city: null })).toEqual(['all']);
});
