/** A calendar day as `YYYY-MM-DD`, without a time zone. */
export type IsoDate = `${number}-${number}-${number}`;

type DayParts = { readonly year: number; readonly month: number; readonly day: number };

const isoPattern = /^(\d{4})-(\d{2})-(\d{2})$/;
const millisecondsADay = 86_400_000;
const weekdayNames = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const;
export const monthNames = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

/** Year, month (1 to 12) and day of an ISO date, or null for anything that is not a real calendar day. */
export function parseIsoDate(text: string): DayParts | null {
  const match = isoPattern.exec(text);
  if (match === null) return null;
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  const isReal = month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month);
  return isReal ? { year, month, day } : null;
}

/** Year, month (1 to 12) and day of an ISO date. @throws for text that is not a calendar day. */
function dayParts(date: string): DayParts {
  const parts = parseIsoDate(date);
  if (parts === null) throw new Error(`"${date}" is not a calendar day. Write it as YYYY-MM-DD.`);
  return parts;
}

/** Number of days in a month (1 to 12) of the Gregorian calendar, from the year 100 on. */
export function daysInMonth(year: number, month: number): number {
  // Day 0 of the next month.
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}

/**
 * The calendar day of these numbers (month 1 to 12), or null if there is no such day between the years 1000 and 9999:
 * our dates have four-digit years, so that they sort as text.
 */
export function isoDateOf(year: number, month: number, day: number): IsoDate | null {
  const text = `${year}-${twoDigits(month)}-${twoDigits(day)}` as const;
  return parseIsoDate(text) === null ? null : (text as IsoDate);
}

/**
 * `2027-10-22`, `2027/10/22`, `10/22/2027`, `10/22/27`, `October 22, 2027`, `Oct 22 2027`, `22 October 2027` or
 * `22-Oct-27` as a day, also after its day of the week; null for anything else.
 */
export function dayOf(written: string): IsoDate | null {
  const text = written.replace(/^(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*[.,]* /i, '');
  const iso = /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})$/.exec(text);
  if (iso !== null) return isoDateOf(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const american = /^(\d{1,2})\/(\d{1,2})\/(20)?(\d{2})$/.exec(text);
  if (american !== null)
    return isoDateOf(2000 + Number(american[4]), Number(american[1]), Number(american[2]));
  const dayFirst = /^(\d{1,2})[- ]([a-z]{3})[a-z]*\.?[- ](?:20)?(\d{2})$/i.exec(text);
  if (dayFirst !== null)
    return isoDateOf(2000 + Number(dayFirst[3]), monthNumber(String(dayFirst[2])), Number(dayFirst[1]));
  const named = /^([a-z]{3})[a-z]*\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})$/i.exec(text);
  if (named === null) return null;
  return isoDateOf(Number(named[3]), monthNumber(String(named[1])), Number(named[2]));
}

/**
 * `March 2016`, `Mar. 2016` or `3/2016` as month (1 to 12) and year, also as spreadsheets save it, `2016-03-01`; null for
 * anything else.
 */
export function monthAndYear(text: string): Pick<DayParts, 'year' | 'month'> | null {
  const plain = text.replace(/^(?<year>\d{4})-(?<month>\d\d)-01$/, '$<month>/$<year>');
  const [, name = '', year] = /^([a-z]{3,9}\.?|\d\d?)[ /]((?:19|20)\d\d)$/i.exec(plain) ?? [];
  const month = /^\d/.test(name) ? Number(name) : monthNumber(name.replace('.', '') || '?');
  return month < 1 || month > 12 ? null : { month, year: Number(year) };
}

/** The month (1 to 12) whose name begins with these letters, or 0. */
function monthNumber(start: string): number {
  return monthNames.findIndex((name) => name.toLowerCase().startsWith(start.toLowerCase())) + 1;
}

/** Days from 1970-01-01 to `date`, negative before it. @throws for text that is not a calendar day. */
export function dayNumber(date: string): number {
  dayParts(date);
  // A date without a time is midnight UTC, where every day has the same length.
  return Date.parse(date) / millisecondsADay;
}

/** Whole days from `from` to `to`; negative if `to` is earlier. @throws for text that is not a calendar day. */
export function daysBetween(from: string, to: string): number {
  return dayNumber(to) - dayNumber(from);
}

/**
 * The day `count` days after `date` (before it if negative), or null like {@link isoDateOf}.
 * @throws like {@link dayNumber}.
 */
export function daysAfter(date: string, count: number): IsoDate | null {
  const moment = new Date((dayNumber(date) + count) * millisecondsADay);
  return isoDateOf(moment.getUTCFullYear(), moment.getUTCMonth() + 1, moment.getUTCDate());
}

/**
 * The same day `count` months later, or the last day of that month if it has no such day; null like {@link
 * isoDateOf}.
 * @throws for text that is not a calendar day.
 */
export function monthsAfter(date: string, count: number): IsoDate | null {
  const parts = dayParts(date);
  const months = parts.year * 12 + parts.month - 1 + count;
  const [year, month] = [Math.floor(months / 12), (months % 12) + 1];
  return isoDateOf(year, month, Math.min(parts.day, daysInMonth(year, month)));
}

/**
 * The last day of the month of `date`, or null like {@link isoDateOf}.
 * @throws for text that is not a calendar day.
 */
export function endOfMonth(date: string): IsoDate | null {
  const { year, month } = dayParts(date);
  return isoDateOf(year, month, daysInMonth(year, month));
}

/** `2026-11-21` becomes `November 21, 2026`. @throws for text that is not a calendar day. */
export function formatIsoDate(date: string): string {
  const { year, month, day } = dayParts(date);
  return `${monthName(month)} ${day}, ${year}`;
}

/** `2026-11-21` becomes `November 2026`. @throws for text that is not a calendar day. */
export function formatIsoMonth(date: string): string {
  const { year, month } = dayParts(date);
  return `${monthName(month)} ${year}`;
}

/**
 * `2025-01-18` becomes `Sat, Jan 18`, the format in the course dialog (docs/specification.md#course-details).
 * @throws like {@link dayNumber}.
 */
export function formatShortDay(date: string): string {
  const weekday = String(weekdayNames[(((dayNumber(date) + 4) % 7) + 7) % 7]);
  const { month, day } = dayParts(date);
  return `${weekday}, ${monthName(month).slice(0, 3)} ${day}`;
}

function monthName(month: number): string {
  return String(monthNames[month - 1]);
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}
