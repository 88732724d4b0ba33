import { findClassGaps } from '@/lib/courses/class-findings';
import { type DatedClass, nextClasses } from '@/lib/courses/class-dates';
import {
  classesIn,
  type ClassRow,
  classRow,
  classTable,
  listedFrom,
  withMovedSamples,
} from '@/lib/courses/class-rows';
import { daysBetween, type IsoDate } from '@/lib/time/calendar-days';
import type { ClockTime } from '@/lib/time/clock-time';
import { describeFaults } from '@/lib/tables/records';
import { readTable } from '@/lib/tables/table';
import { brokenRows, brokenRowsHeader as header, goodRow as good } from './broken-rows';

const table = classTable(
  ['Mesa, AZ', 'Columbus, OH', 'Columbus, GA', 'Live online'],
  ['acls', 'aha-bls-provider', 'red-cross-bls-provider'],
);
const read = (...lines: readonly string[]) => {
  const { rows, faults } = readTable(table, [header, ...lines].join('\n'));
  return { rows: rows.map(classRow), faults: describeFaults('t.csv', faults) };
};

const right = {
  course: 'acls',
  date: '2027-03-13',
  last: '',
  start: '09:00',
  end: '13:30',
  city: '"Mesa, AZ"',
  seats: '8',
  zone: '',
  status: 'confirmed',
};
type Cells = Partial<typeof right>;
/** A valid row with the given cells replaced. */
const row = (cells: Cells) => Object.values({ ...right, ...cells }).join(',');

describe('a row of the class table', () => {
  it('is parsed into a class, whose last day may be its first', () => {
    const { rows, faults } = read(row({ last: '2027-03-13' }));
    const day = { kind: 'dated', date: '2027-03-13', starts: '09:00', ends: '13:30' };
    const dated = { ...day, location: 'Mesa, AZ', spots: 8 };
    expect(faults).toEqual([]);
    expect(rows).toMatchObject([{ id: 'acls 2027-03-13 09:00 Mesa, AZ', course: 'acls', dated }]);
    expect(rows[0]?.dated).not.toHaveProperty('lastDate');
  });

  it.each([
    [{ course: 'ACLS' }, {}],
    [{ start: '05:00' }, { starts: '05:00' }],
    [{ start: '04:59' }, null],
    [{ end: '09:01' }, { ends: '09:01' }],
    [{ start: '12:00 PM' }, { starts: '12:00' }],
    [{ start: '1 PM', end: '12:59 PM' }, null],
    [{ start: '13:00 PM' }, null],
    [{ start: '0:30 AM', end: '9:30 AM' }, null],
    [{ start: '9' }, null],
    [{ end: '1:30:00 p.m.' }, { ends: '13:30' }],
    [{ seats: '100' }, { spots: 100 }],
    [{ seats: '101' }, null],
    [{ seats: '0' }, { spots: 0 }],
    [{ last: '2027-04-13' }, { lastDate: '2027-04-13' }],
    [{ last: '2027-04-14' }, null],
    [{ date: '2000-01-01' }, { date: '2000-01-01' }],
    [{ date: '1999-12-31' }, null],
    [{ date: '2100-01-01' }, null],
    [{ city: 'Live online' }, null],
    [{ city: 'Live online', zone: 'central' }, { zone: 'Central' }],
    [{ city: 'Live online', zone: 'CST' }, null],
  ] satisfies readonly (readonly [Cells, object | null])[])('with %j gives %j', (cells, found) => {
    const { rows, faults } = read(row(cells));
    expect(faults).toHaveLength(found === null ? 1 : 0);
    if (found === null) expect(rows).toEqual([]);
    else expect(rows[0]?.dated).toMatchObject(found);
  });
});

describe('a broken row', () => {
  it.each(brokenRows)('with $name is refused with its place and the advice', ({ line, place, advice }) => {
    const { rows, faults } = read(good, line);
    expect(faults).toEqual([expect.stringMatching(advice)]);
    expect(faults[0]?.startsWith(`t.csv, row 3, column ${place}: `)).toBe(true);
    expect(rows).toHaveLength(1);
  });

  it('with a city of several states is answered with all of them', () => {
    const [fault] = read(row({ city: 'Columbus' })).faults;
    expect(fault).toMatch(/There is more than one Columbus: Columbus, OH or Columbus, GA\./);
  });

  it('is refused if it repeats another, however it is written', () => {
    expect(read(good, 'acls,3/13/27,,09:00,15:00,Mesa,3,,sample').faults).toEqual([
      't.csv, row 3: It repeats row 2: acls 2027-03-13 09:00 Mesa, AZ. Remove one of them.',
    ]);
  });
});

describe('the classes of a course', () => {
  const later = good.replace('2027-03-13', '2027-04-13');
  const sample = good.replace('confirmed', 'sample').replace('2027-03-13', '2026-12-01');

  it('are sorted by day, time and place, whatever the order of the rows', () => {
    const rows = [later, row({ start: '13:00', end: '17:00' }), row({}), row({ city: '"Columbus, OH"' })];
    const order = (lines: readonly string[]) =>
      classesIn(read(...lines).rows, 'acls').map(({ date, starts, location }) => [date, starts, location]);
    expect(order(rows)).toEqual([
      ['2027-03-13', '09:00', 'Columbus, OH'],
      ['2027-03-13', '09:00', 'Mesa, AZ'],
      ['2027-03-13', '13:00', 'Mesa, AZ'],
      ['2027-04-13', '09:00', 'Mesa, AZ'],
    ]);
    expect(order(rows.toReversed())).toEqual(order(rows));
    expect(classesIn(read(good).rows, 'aha-bls-provider')).toEqual([]);
  });

  it('are accepted from a year before the first of them', () => {
    expect(listedFrom(read(later, good).rows)).toBe('2026-03-13');
    expect(listedFrom([])).toBe('2000-01-01');
  });

  it('are reported when none is upcoming, listed once over, and never block publishing', () => {
    const courses = [{ id: 'acls', title: 'ACLS' }];
    const gaps = (day: `${number}-${number}-${number}`, ...rows: readonly string[]) =>
      findClassGaps('t.csv', read(...rows).rows, courses, day).map(
        ({ kind, field, value, isBlocking }) => `${kind}: ${field}, ${value}, ${String(isBlocking)}`,
      );
    const none = 'no-class: course, acls, false';
    expect(gaps('2027-03-13', good)).toEqual([]);
    expect(gaps('2027-03-14', good)).toEqual([
      none,
      'past-date: acls 2027-03-13 09:00 Mesa, AZ, acls, 2027-03-13, false',
    ]);
    expect(gaps('2026-11-01', sample)).toEqual([none]);
    expect(gaps('2027-03-14', good.replace('13,,', '13,2027-03-14,'))).toEqual([none]);
  });
});

describe('sample classes that the build moves', () => {
  const row = (date: IsoDate, isSample = true, more: object = {}): ClassRow => ({
    id: date,
    course: 'bls',
    isSample,
    city: 'Mesa, AZ',
    dated: { kind: 'dated', date, starts: '09:00', ends: '13:00', location: 'Mesa, AZ', spots: 9, ...more },
  });
  const moved = (rows: readonly ClassRow[], day: IsoDate | null) =>
    withMovedSamples(rows, day).map(({ dated }) => dated.date);

  it.each(['2025-01-22', '2025-06-30', '2026-11-27', '2028-02-29'] as const)(
    'begin 7 to 13 days after %s, on the same weekdays and with the same gaps',
    (day) => {
      const rows = [row('2025-01-18'), row('2025-01-16'), row('2025-01-21')];
      const dates = moved(rows, day);
      const first = daysBetween(day, [...dates].sort()[0] ?? '');
      expect(first >= 7 && first <= 13).toBe(true);
      for (const [index, date] of dates.entries()) {
        const days = daysBetween(rows[index]?.dated.date ?? '', date);
        expect(days % 7).toBe(0);
        expect(days).toBe(daysBetween('2025-01-18', dates[0] ?? ''));
      }
    },
  );

  it('stay put while they are upcoming, without a day, and once they are confirmed', () => {
    for (const day of ['2025-01-18', null] as const)
      expect(moved([row('2025-01-18')], day)).toEqual(['2025-01-18']);
    const both = [row('2025-01-18', false), row('2025-01-25')];
    expect(moved(both, '2025-02-01')).toEqual(['2025-01-18', '2025-02-08']);
  });

  it.each([
    ['2025-01-21', '2025-12-15', '2025-12-23'],
    ['2025-01-22', '2025-12-16', '2026-01-07'],
    ['2025-01-23', '2025-12-24', '2026-01-08'],
    ['2025-01-24', '2025-12-24', '2026-01-02'],
  ] as const)('skip December 24 to January 1: %s, built on %s, is %s', (date, day, shown) => {
    expect(moved([row(date)], day)).toEqual([shown]);
  });

  it('skip the holidays, with all days of a class', () => {
    const [only] = withMovedSamples([row('2025-01-18', true, { lastDate: '2025-01-19' })], '2025-12-17');
    expect(only?.dated).toMatchObject({ date: '2026-01-03', lastDate: '2026-01-04' });
  });
});

test('the next classes of a course get different days before a day gets two', () => {
  const on = (date: IsoDate, starts: ClockTime): DatedClass => ({
    ...{ kind: 'dated', date, starts, ends: '17:00', location: 'Mesa, AZ', spots: 9 },
  });
  const [past, morning] = [on('2026-01-01', '09:00'), on('2026-01-02', '09:00')];
  const [evening, later] = [on('2026-01-02', '13:00'), on('2026-01-03', '09:00')];
  const dates = [past, morning, evening, later];
  expect(nextClasses(dates, '2026-01-02', 2)).toEqual([morning, later]);
  expect(nextClasses(dates, '2026-01-02', 3)).toEqual([morning, evening, later]);
  expect(nextClasses(dates, null, 9)).toEqual(dates);
});
