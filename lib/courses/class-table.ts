import { type Placeholder, placeholder } from '@/lib/facts/facts';
import { cleanText as clean, columnName, listOf, recordsOf, type TableFault } from '@/lib/tables/records';
import { daysAfter, daysBetween, type IsoDate, isoDateOf } from '@/lib/time/calendar-days';
import { type ClockTime, clockTimeOf } from '@/lib/time/clock-time';
import type { DatedClass } from './class-dates';

/** What a column of the table of classes holds; its name is in the first row, in any order and any case. */
const columns = ['course', 'date', 'last day', 'start', 'end', 'city', 'seats', 'status'] as const;

type Column = (typeof columns)[number];

/** A class with the row that it is written in, counted as a spreadsheet counts: the names of the columns are row 1. */
export type ClassRow = {
  readonly row: number;
  /** The id of the course or program, as in the column `course`. */
  readonly course: string;
  readonly dated: DatedClass;
  /** True for a row that only shows how a class looks, and that nobody can book. */
  readonly isSample: boolean;
};

export type ClassTable = { readonly rows: readonly ClassRow[]; readonly faults: readonly TableFault[] };

export type TableRules = {
  /** Names of places as a class is shown with them: `Mesa, AZ`. */
  readonly places: readonly string[];
  /** Ids that may have classes; left out, any id is let through. */
  readonly courses?: readonly string[];
};

/** More seats than this are a typing error. */
const mostSeats = 100;
/** The longest time from the first to the last day of a class that runs on successive days. */
const mostDays = 31;
/** A class that starts earlier is one whose "PM" was forgotten. */
const earliestStart = '05:00';

const sampleIsMissing =
  'A real class in place of this sample row, or no row. Then write "confirmed" as its status.';

const emptyFile: TableFault = {
  row: null,
  column: null,
  sentence: `The file is empty. The first row names the columns: ${columns.join(', ')}.`,
};

/** Faults of one reading, in the order in which they are found. */
type Report = (column: Column | null, sentence: string) => null;

/**
 * Reads the table of classes as spreadsheet programs save it: with or without a byte order mark, any line ends, commas,
 * semicolons or tabs, ISO or American dates, times with AM and PM or on a 24-hour clock, empty rows anywhere, more columns
 * than are asked for. Every fault is found at once; rows with a fault are left out.
 */
export function readClassTable(text: string, rules: TableRules): ClassTable {
  const { records, fault } = recordsOf(text);
  if (fault !== null) return { rows: [], faults: [fault] };
  if (clean(text) === '') return { rows: [], faults: [emptyFile] };
  const header = (records[0] ?? []).map((name) => clean(name).toLowerCase().replace(/[_-]+/g, ' '));
  const headerFaults = faultsOfHeader(header);
  if (headerFaults.length > 0) return { rows: [], faults: headerFaults };
  const faults: TableFault[] = [];
  const rows: ClassRow[] = [];
  const seen = new Map<string, number>();
  records.slice(1).forEach((cells, index) => {
    const row = index + 2;
    if (cells.every((cell) => clean(cell) === '')) return;
    const report: Report = (column, sentence) => {
      faults.push({ row, column: column === null ? null : placeOf(header, column), sentence });
      return null;
    };
    const found = readRow(header, cells, rules, report);
    if (found === null) return;
    const { course, dated } = found;
    const key = [course, dated.date, dated.starts, dated.location].join(' ');
    const earlier = seen.get(key);
    seen.set(key, earlier ?? row);
    if (earlier === undefined) rows.push({ row, ...found });
    else report(null, `It repeats row ${earlier}: the same class at the same time and place. Remove one.`);
  });
  return { rows, faults };
}

/** A row that is right, or null after its faults were reported. */
function readRow(
  header: readonly string[],
  cells: readonly string[],
  { places, courses }: TableRules,
  report: Report,
): Omit<ClassRow, 'row'> | null {
  if (cells.slice(header.length).some((cell) => clean(cell) !== ''))
    return report(
      null,
      `It has ${cells.length} cells, and the first row has ${header.length}. A cell with a comma needs quotation marks around it: "Mesa, AZ".`,
    );
  const cell = (column: Column) => clean(cells[header.indexOf(column)] ?? '');
  const filled = (column: Column, hint: string): string | null => {
    const value = cell(column);
    if (value === '') return report(column, `It is empty. Write ${hint}.`);
    if (value.startsWith('='))
      return report(column, `"${value}" is a formula. Write a plain value: ${hint}.`);
    if (/^#[A-Z/0]+[!?A]$/.test(value))
      return report(column, `"${value}" is an error of the spreadsheet. Write a plain value: ${hint}.`);
    return value;
  };
  const rawCourse = filled('course', 'the id of a course or program');
  const course = rawCourse === null ? null : readCourse(rawCourse.toLowerCase(), courses, report);
  const rawDate = filled('date', 'the day of the class, such as 2027-03-13');
  const date = rawDate === null ? null : readDate(rawDate, 'date', report);
  const rawLast = cell('last day');
  const lastDate = rawLast === '' ? undefined : readDate(rawLast, 'last day', report);
  const rawStart = filled('start', 'a time such as 9:00 AM');
  const starts = rawStart === null ? null : readTime(rawStart, 'start', report);
  const rawEnd = filled('end', 'a time such as 1:30 PM');
  const ends = rawEnd === null ? null : readTime(rawEnd, 'end', report);
  const rawCity = filled('city', 'a city with its state, such as "Mesa, AZ"');
  const location = rawCity === null ? null : readPlace(rawCity, places, report);
  const rawSeats = filled('seats', 'the number of free seats; 0 for a class that is full');
  const spots = rawSeats === null ? null : readSeats(rawSeats, report);
  const rawStatus = filled('status', '"confirmed", or "sample" for a row that nobody can book');
  const isSample = rawStatus === null ? null : readStatus(rawStatus, report);

  const isEarly = starts !== null && starts < earliestStart;
  if (isEarly)
    report('start', `${rawStart} is in the night. Write AM or PM with it, or the time on a 24-hour clock.`);
  const hasTimes = starts !== null && ends !== null && !isEarly;
  const isBackward = hasTimes && ends <= starts;
  if (isBackward)
    report(
      'end',
      `The class ends at ${rawEnd}, and starts at ${rawStart}. Write a later time; check AM and PM.`,
    );
  const span = date === null || lastDate === undefined || lastDate === null ? 0 : daysBetween(date, lastDate);
  if (span < 0)
    report(
      'last day',
      `${rawLast} is before ${rawDate}. Write the last day, or nothing for a class of one day.`,
    );
  if (span > mostDays)
    report('last day', `${rawLast} is ${span} days after ${rawDate}. Give each class a row of its own.`);

  if (course === null || date === null || lastDate === null || location === null) return null;
  if (!hasTimes || isBackward || span < 0 || span > mostDays || spots === null || isSample === null)
    return null;
  return {
    course,
    isSample,
    dated: {
      kind: 'dated',
      date,
      ...(lastDate === undefined || span === 0 ? {} : { lastDate }),
      starts,
      ends,
      location,
      spots,
    },
  };
}

function readCourse(id: string, courses: readonly string[] | undefined, report: Report): string | null {
  if (courses === undefined || courses.includes(id)) return id;
  const words = id.split(/[^a-z0-9]+/).filter((word) => word.length > 2);
  const near = courses.filter((known) => words.some((word) => known.includes(word)));
  const choice = near.length > 0 ? `Perhaps ${listOf(near)}` : `It may be ${listOf(courses)}`;
  return report('course', `"${id}" is not the id of a course or program with classes. ${choice}.`);
}

function readPlace(name: string, places: readonly string[], report: Report): string | null {
  const plain = (text: string) =>
    text
      .toLowerCase()
      .replace(/[\s,.]+/g, ' ')
      .trim();
  const found = places.filter(
    (place) => plain(place) === plain(name) || plain(place.replace(/, [A-Z]{2}$/, '')) === plain(name),
  );
  if (found.length === 1) return found[0] ?? null;
  if (found.length > 1) return report('city', `There is more than one ${name}. Write ${listOf(found)}.`);
  const near = places.filter((place) => plain(place).startsWith(plain(name).slice(0, 3)));
  return report(
    'city',
    `"${name}" is not one of our places. ${near.length > 0 ? `Perhaps ${listOf(near)}.` : ''} A new city is a row of content/tables/cities.csv.`.replace(
      '  ',
      ' ',
    ),
  );
}

/** `2027-03-13`, `3/13/2027` or `3/13/27`; a time of midnight after it, as some programs save dates, is dropped. */
function readDate(raw: string, column: 'date' | 'last day', report: Report): IsoDate | null {
  const text = raw.replace(/[ T]0?0:00(?::00(?:\.0+)?)?$/, '');
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(text);
  const american = /^(\d{1,2})\/(\d{1,2})\/(\d{4}|\d{2})$/.exec(text);
  const write = 'Write year, month and day, such as 2027-03-13, or month, day and year, such as 3/13/2027.';
  if (iso === null && american === null)
    return report(
      column,
      /^\d{5}(?:\.\d+)?$/.test(text)
        ? `${text} is how a spreadsheet stores a date. Format the column as a date, and save again.`
        : `"${raw}" is not a date. ${write}`,
    );
  const [year, month, day] =
    iso === null
      ? [fullYear(american?.[3] ?? ''), Number(american?.[1]), Number(american?.[2])]
      : [Number(iso[1]), Number(iso[2]), Number(iso[3])];
  if (year < 2000 || year > 2099) return report(column, `${raw} is in the year ${year}. ${write}`);
  const date = isoDateOf(year, month, day);
  if (date !== null) return date;
  return report(
    column,
    month > 12 && day <= 12
      ? `${raw} has no month ${month}. The month comes first: ${day}/${month}/${year}.`
      : `${raw} is not on any calendar. ${write}`,
  );
}

/** `27` is 2027. */
function fullYear(digits: string): number {
  return digits.length === 2 ? 2000 + Number(digits) : Number(digits);
}

function readTime(raw: string, column: 'start' | 'end', report: Report): ClockTime | null {
  if (/^0?\.\d+$/.test(raw))
    return report(
      column,
      `${raw} is how a spreadsheet stores a time. Format the column as a time, and save again.`,
    );
  return (
    clockTimeOf(raw) ?? report(column, `"${raw}" is not a time. Write 9:00 AM or 1:30 PM, or 09:00 or 13:30.`)
  );
}

function readSeats(raw: string, report: Report): number | null {
  const seats = /^\d+(?:\.0+)?$/.test(raw) ? Number(raw) : NaN;
  if (Number.isNaN(seats))
    return report(
      'seats',
      `"${raw}" is not a number of seats. Write a whole number; 0 for a class that is full.`,
    );
  if (seats > mostSeats)
    return report('seats', `${seats} seats are more than ${mostSeats}. Check the number.`);
  return seats;
}

function readStatus(raw: string, report: Report): boolean | null {
  const status = raw.toLowerCase();
  if (status === 'sample') return true;
  if (status === 'confirmed') return false;
  return report(
    'status',
    `"${raw}" is not a status. Write "confirmed", or "sample" for a row that nobody can book.`,
  );
}

function faultsOfHeader(header: readonly string[]): readonly TableFault[] {
  const named = header.filter((name) => name !== '').join(', ');
  return columns.flatMap((column): readonly TableFault[] => {
    const count = header.filter((name) => name === column).length;
    if (count === 1) return [];
    const sentence =
      count === 0
        ? `There is no column "${column}". The first row names the columns; now it says: ${named}.`
        : `There are ${count} columns "${column}". Keep one of them.`;
    return [{ row: 1, column: count === 0 ? null : placeOf(header, column), sentence }];
  });
}

function placeOf(header: readonly string[], column: Column): string {
  return columnName(header.indexOf(column), column);
}

/** The classes of one course, soonest first, so that the order of the rows changes nothing on the site. */
export function classesIn(rows: readonly ClassRow[], course: string): readonly DatedClass[] {
  const order = ({ date, starts, location }: DatedClass) => `${date} ${starts} ${location}`;
  return rows
    .filter((entry) => entry.course === course)
    .map(({ dated }) => dated)
    .sort((a, b) => (order(a) < order(b) ? -1 : 1));
}

/** The sample rows as placeholders, by their places: `row 5`. A production build refuses them as it does any other. */
export function samplesByRow(rows: readonly ClassRow[]): Readonly<Record<string, Placeholder<string>>> {
  return Object.fromEntries(
    rows
      .filter(({ isSample }) => isSample)
      .map(({ row, course, dated: { date, location } }) => [
        `row ${row}`,
        placeholder(`${course}, ${date}, ${location}`, sampleIsMissing, 'training'),
      ]),
  );
}

/** How long before its first class a table is surely not written yet, in days. */
const noticeDays = 31;

/**
 * The day from which on the table can be believed: a month before its first class. A visitor's clock that shows an earlier
 * day is wrong. It follows from the rows, so that nobody has to keep it, and moves on when old rows are taken out.
 */
export function listedFrom(rows: readonly ClassRow[]): IsoDate {
  const [first] = rows.map(({ dated }) => dated.date).sort();
  return (first === undefined ? null : daysAfter(first, -noticeDays)) ?? '2000-01-01';
}
