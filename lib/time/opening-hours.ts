/** The days of a week, in the words of schema.org. */
export type Weekday = 'Monday' | 'Tuesday' | 'Wednesday' | 'Thursday' | 'Friday' | 'Saturday' | 'Sunday';

/** Days in a row with the same hours, `HH:MM` in 24 hours, local time. */
export type OpeningHours = {
  readonly days: readonly [Weekday, ...Weekday[]];
  readonly opens: string;
  readonly closes: string;
};

/** `Mon-Fri`, or `Sat` for one day. */
export function shortDays({ days }: OpeningHours): string {
  return range(days.map((day) => day.slice(0, 3)));
}

/** `Monday-Friday`, or `Saturday` for one day. */
export function longDays({ days }: OpeningHours): string {
  return range(days);
}

/** `8AM-6PM`; minutes show where there are any, e.g. `8:30AM-6PM`. */
export function shortHours({ opens, closes }: OpeningHours): string {
  return `${clock(opens, false)}-${clock(closes, false)}`;
}

/** `8:00 AM-6:00 PM`. */
export function longHours({ opens, closes }: OpeningHours): string {
  return `${clock(opens, true)}-${clock(closes, true)}`;
}

function range(days: readonly string[]): string {
  return days.length === 1 ? (days[0] ?? '') : `${days[0]}-${days.at(-1)}`;
}

/** @throws when `time` is not a time of day written `HH:MM`. */
function clock(time: string, isLong: boolean): string {
  const [, hours, minutes] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(time) ?? [];
  if (hours === undefined) throw new Error(`"${time}" is not a time of day. Write it as HH:MM.`);
  const hour = Number(hours) % 12 === 0 ? 12 : Number(hours) % 12;
  const half = Number(hours) < 12 ? 'AM' : 'PM';
  if (isLong) return `${hour}:${minutes} ${half}`;
  return minutes === '00' ? `${hour}${half}` : `${hour}:${minutes}${half}`;
}
