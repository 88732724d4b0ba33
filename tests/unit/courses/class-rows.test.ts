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
import { formatShortDay, type IsoDate } from '@/lib/time/calendar-days';
import type { ClockTime } from '@/lib/time/clock-time';
import { describeFaults } from '@/lib/tables/records';
import { readTable } from '@/lib/tables/table';
import { listed } from '../../support/listed';

const table = classTable(
  ['Mesa, AZ', 'Columbus, OH', 'Columbus, GA', 'Live online'],
  ['acls', 'aha-bls-provider', 'red-cross-bls-provider'],
);
const right = {
  course: 'acls',
  date: '2027-03-13',
  'last day': '',
  start: '9:00 AM',
  end: '1:30 PM',
  city: '"Mesa, AZ"',
  seats: '8',
  zone: '',
  status: 'confirmed',
};
/** A valid row with cells replaced, such as "start=9:00; seats=0". */
const row = (cells = 'status=confirmed') => {
  const changed = Object.fromEntries(cells.split('; ').map((cell) => cell.split('='))) as Partial<
    typeof right
  >;
  return Object.values({ ...right, ...changed }).join();
};
const read = (...lines: readonly string[]) => {
  const { rows, faults } = readTable(table, [Object.keys(right).join(), ...lines].join('\n'));
  return { rows: rows.map(classRow), faults: describeFaults('t.csv', faults) };
};
const good = row();

const changes = `status=sample | course=ACLS | course=yoga | course= | date=2000-01-01 | date=1999-12-31 | date=2100-01-01
date=Saturday | date=13/3/2027 | date=46459 | date=3/13/1927 | last day=2027-03-13 | last day=2027-03-12
last day=2027-04-13 | last day=2027-04-14 | last day=2027-09-13 | start=05:00 | start=04:59 | start=morning | start=1:00
start=9:00 AM - 1:30 PM | start=0.375 | start=12:00 PM | start=13:00 PM | start=9 | start=0:30 AM; end=9:30 AM
start=1 PM; end=12:59 PM | end=9:01 | end=1:30:00 p.m. | end=8:30 AM | end=9:00 AM | seats=100 | seats=101 | seats=0 | seats=8.5
seats="8,0" | city=Columbus | city=Live online | city=Live online; zone=central | city=Live online; zone=CST`;

test('a row of the class table is a class, or is refused with its place and the advice', () => {
  const answerTo = (cells: string) => {
    const { rows, faults } = read(row(cells));
    return [...faults, ...rows.map(({ id, dated }) => `${id}: ${JSON.stringify(dated)}`)].join();
  };
  expect(listed(changes, answerTo)).toMatchSnapshot();
});

test('a row is refused if it repeats another, however it is written', () => {
  expect(read(good, 'acls,3/13/27,,09:00,15:00,Mesa,3,,sample').faults).toEqual([
    't.csv, row 3: It repeats row 2: acls 2027-03-13 09:00 Mesa, AZ. Remove one of them.',
  ]);
});

describe('the classes of a course', () => {
  const later = row('date=2027-04-13');

  it('are sorted by day, time and place, whatever the order of the rows', () => {
    const rows = [later, row('start=13:00; end=17:00'), good, row('city="Columbus, OH"')];
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
    const gaps = (day: IsoDate, ...rows: readonly string[]) =>
      findClassGaps('t.csv', read(...rows).rows, courses, day).map(
        ({ kind, field, value, isBlocking }) => `${kind}: ${field}, ${value}, ${String(isBlocking)}`,
      );
    const none = 'no-class: course, acls, false';
    expect(gaps('2027-03-13', good)).toEqual([]);
    expect(gaps('2027-03-14', good)).toEqual([
      none,
      'past-date: acls 2027-03-13 09:00 Mesa, AZ, acls, 2027-03-13, false',
    ]);
    expect(gaps('2026-11-01', row('status=sample; date=2026-12-01'))).toEqual([none]);
    expect(gaps('2027-03-14', row('last day=2027-03-14'))).toEqual([none]);
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

  it('begin 7 to 13 days after the build, on the same weekdays and with the same gaps', () => {
    const rows = [row('2025-01-18'), row('2025-01-16'), row('2025-01-21')];
    const days = (day: IsoDate | null) => moved(rows, day).map(formatShortDay).join('; ');
    const builds = ['2025-01-16', '2025-01-22', '2025-06-30', '2026-11-27', '2028-02-29'] as const;
    expect(listed(builds, days)).toMatchSnapshot();
  });

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
