import { dayParts, parseIsoDate, type IsoDate } from './dates';

const weekdayNames = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const;
const monthNames = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const;

/**
 * The calendar day of these numbers (month 1 to 12), or null when there is no such day between the years 1000 and 9999:
 * dates of ours are written with four digits, so that they sort as text.
 */
export function isoDateOf(year: number, month: number, day: number): IsoDate | null {
  const text = `${year}-${twoDigits(month)}-${twoDigits(day)}` as const;
  return parseIsoDate(text) === null ? null : (text as IsoDate);
}

/**
 * Days from 1970-01-01 to `date`, negative before it (proleptic Gregorian calendar, H. Hinnant's days_from_civil).
 * @throws for text that is not a calendar day.
 */
export function dayNumber(date: string): number {
  const parts = dayParts(date);
  const year = parts.month <= 2 ? parts.year - 1 : parts.year;
  const era = Math.floor(year / 400);
  const yearOfEra = year - era * 400;
  const dayOfYear = Math.floor((153 * (parts.month + (parts.month > 2 ? -3 : 9)) + 2) / 5) + parts.day - 1;
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear;
  return era * 146097 + dayOfEra - 719468;
}

/** Whole days from `from` to `to`; negative when `to` is the earlier day. @throws for text that is not a calendar day. */
export function daysBetween(from: string, to: string): number {
  return dayNumber(to) - dayNumber(from);
}

/** `2025-01-18` becomes `Sat, Jan 18`, the form of the course dialog (spec part 2, section 2.2). @throws as {@link dayNumber}. */
export function formatShortDay(date: string): string {
  const weekday = weekdayNames[(((dayNumber(date) + 4) % 7) + 7) % 7];
  const { month, day } = dayParts(date);
  return `${weekday}, ${monthNames[month - 1]} ${day}`;
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}
