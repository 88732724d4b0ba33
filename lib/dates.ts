/** A calendar day as `YYYY-MM-DD`, without a time zone. */
export type IsoDate = `${number}-${number}-${number}`;

const isoPattern = /^(\d{4})-(\d{2})-(\d{2})$/;
const monthNames = [
  'January', 'February', 'March', 'April', 'May', 'June',
  'July', 'August', 'September', 'October', 'November', 'December',
] as const;

type DayParts = { readonly year: number; readonly month: number; readonly day: number };

/** Year, month (1 to 12) and day of an ISO date, or null for anything that is not a real calendar day. */
export function parseIsoDate(text: string): DayParts | null {
  const match = isoPattern.exec(text);
  if (match === null) return null;
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  const isReal = month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month);
  return isReal ? { year, month, day } : null;
}

/** Number of days in a month (1 to 12) of the Gregorian calendar. */
export function daysInMonth(year: number, month: number): number {
  const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  if (month === 2) return isLeap ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

/** `2026-11-21` becomes `November 21, 2026`. @throws for text that is not a calendar day. */
export function formatIsoDate(date: string): string {
  const { year, month, day } = dayParts(date);
  return `${monthNames[month - 1]} ${day}, ${year}`;
}

/** `2026-11-21` becomes `November 2026`. @throws for text that is not a calendar day. */
export function formatIsoMonth(date: string): string {
  const { year, month } = dayParts(date);
  return `${monthNames[month - 1]} ${year}`;
}

/** Negative when `a` is the earlier day, positive when it is the later one, 0 on the same day. */
export function compareIsoDates(a: string, b: string): number {
  dayParts(a);
  dayParts(b);
  return a < b ? -1 : a > b ? 1 : 0;
}

/** Year, month (1 to 12) and day of an ISO date. @throws for text that is not a calendar day. */
export function dayParts(date: string): DayParts {
  const parts = parseIsoDate(date);
  if (parts === null) throw new Error(`"${date}" is not a calendar day. Write it as YYYY-MM-DD.`);
  return parts;
}
