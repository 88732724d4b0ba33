import { type Fact, factValue } from '@/lib/facts/facts';
import { choice, day, knownName, optional, place, time, wholeNumber } from '@/lib/tables/columns';
import { zoneNames } from '@/lib/time/us-zones';
import { fault, type RowOf, table } from '@/lib/tables/table';
import { formatClockTime } from '@/lib/time/clock-time';
import { daysAfter, daysBetween, type IsoDate } from '@/lib/time/calendar-days';
import { type DatedClass, isInCity } from './class-dates';

/** More seats than this must be a typing error. */
const mostSeats = 100;
/** The longest class, in days from its first to its last, if it runs on consecutive days. */
const mostDays = 31;
/** A class that starts earlier than this is probably missing its "PM". */
const earliestStart = '05:00';

/**
 * The table of classes for a site with these places (`Mesa, AZ`) and these ids of courses and programs; null accepts
 * any text.
 */
export function classTable(places: readonly string[] | null, courses: readonly string[] | null = null) {
  return table({
    name: 'classes',
    columns: {
      course: knownName(courses, 'the id of a course or program with classes'),
      date: day,
      lastDay: optional(day),
      start: time,
      end: time,
      city: place(places),
      seats: wholeNumber('the number of free seats as a whole number; 0 for a class that is full'),
      zone: optional(choice(zoneNames, `the zone of an online class: ${zoneNames.join(', ')}`)),
    },
    idOf: ({ course, date, start, city }) => [course, date, start, city].join(' '),
    facts: ['city'],
    label: 'course',
    missing: () => 'A real class in place of this sample, or no row. Then write "confirmed" as its status.',
    owner: 'training',
    rule({ date, lastDay, start, end, seats, city, zone }) {
      // While the cities have faults, nobody knows whether a place is one.
      if (places !== null && !isInCity(city) && zone === undefined)
        return fault(
          'zone',
          `The class is online, and people call in from every zone. Write the zone of its hours: ${zoneNames.join(', ')}.`,
        );
      if (start < earliestStart)
        return fault(
          'start',
          `${formatClockTime(start)} is in the night. Write AM or PM with it, or the time on a 24-hour clock.`,
        );
      if (end <= start)
        return fault(
          'end',
          `The class ends at ${formatClockTime(end)}, and starts at ${formatClockTime(start)}. Write a later time; check AM and PM.`,
        );
      const span = lastDay === undefined ? 0 : daysBetween(date, lastDay);
      if (span < 0)
        return fault(
          'lastDay',
          `${lastDay} is before ${date}. Write the last day, or nothing for a class of one day.`,
        );
      if (span > mostDays)
        return fault(
          'lastDay',
          `${lastDay} is ${span} days after ${date}. Give each class a row of its own.`,
        );
      return seats > mostSeats
        ? fault('seats', `${seats} seats are more than ${mostSeats}. Check the number.`)
        : null;
    },
  });
}

/** A class as pages show it, with the rest of its row. */
export type ClassRow = {
  readonly id: string;
  /** The id of the course or program, as in the column `course`. */
  readonly course: string;
  readonly dated: DatedClass;
  /** True for a sample row, which only shows what a class looks like and cannot be booked. */
  readonly isSample: boolean;
  /** Where readiness reports the sample. */
  readonly city: Fact<string>;
};

/** The class that a row of the table describes. */
export function classRow(row: RowOf<ReturnType<typeof classTable>>): ClassRow {
  const { id, course, date, lastDay, start, end, city, seats, zone, isSample } = row;
  return {
    id,
    course,
    isSample,
    city,
    dated: {
      kind: 'dated',
      date,
      ...(lastDay === undefined || lastDay === date ? {} : { lastDate: lastDay }),
      starts: start,
      ends: end,
      location: factValue(city),
      // A city has its own.
      ...(zone === undefined || isInCity(factValue(city)) ? {} : { zone }),
      spots: seats,
    },
  };
}

/** The classes of one course, soonest first by day and time, regardless of the order of the rows. */
export function classesIn(rows: readonly ClassRow[], course: string): readonly DatedClass[] {
  return rows
    .filter((row) => row.course === course)
    .map(({ dated }) => dated)
    .sort((a, b) => compareStrings(startOf(a), startOf(b)));
}

const startOf = ({ date, starts, location }: DatedClass) => `${date} ${starts} ${location}`;
const compareStrings = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/** Minimum days from the build to the first sample; the maximum is six days more. */
const sampleLead = 7;

/**
 * The rows, with samples earlier than `day` (the day of the build) moved by whole weeks so that the first of them is
 * 7 to 13 days away: weekday, order and gaps stay. A sample that would fall on December 24 to January 1 moves on to
 * the week after. Confirmed classes, samples still ahead and rows without a date never move.
 */
export function withMovedSamples(rows: readonly ClassRow[], day: IsoDate | null): readonly ClassRow[] {
  const isPast = ({ isSample, dated }: ClassRow) => isSample && day !== null && dated.date < day;
  const [first] = rows
    .filter(isPast)
    .map(({ dated }) => dated.date)
    .sort();
  if (day === null || first === undefined) return rows;
  const weeks = Math.ceil((daysBetween(first, day) + sampleLead) / 7);
  return rows.map((row) => (isPast(row) ? { ...row, dated: later(row.dated, weeks) } : row));
}

/** The class a number of weeks later, moved past the holidays. */
function later(dated: DatedClass, weeks: number): DatedClass {
  const moved = (date: IsoDate) => daysAfter(date, weeks * 7) ?? date;
  const date = moved(dated.date);
  if (/-12-(?:2[4-9]|3[01])$|-01-01$/.test(date)) return later(dated, weeks + 1);
  return { ...dated, date, ...(dated.lastDate === undefined ? {} : { lastDate: moved(dated.lastDate) }) };
}

/** A clock more than a year before the first class of the table must be wrong: nobody lists classes that early. */
const noticeDays = 365;

/**
 * The earliest day on which the table is credible: a year before its first class. A visitor's clock that shows an
 * earlier day is wrong. Derived from the rows, so nobody has to maintain it, and it moves on when old rows are
 * removed.
 */
export function listedFrom(rows: readonly ClassRow[]): IsoDate {
  const [first] = rows.map(({ dated }) => dated.date).sort();
  return (first === undefined ? null : daysAfter(first, -noticeDays)) ?? '2000-01-01';
}
