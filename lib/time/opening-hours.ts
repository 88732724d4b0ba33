import { clockTimeOf, formatClockTime } from './clock-time';

const hoursOfDays =
  /^([a-z]+)\.?(?: ?(?:-|to) ?([a-z]+)\.?)? (\d{1,2}(?::\d\d)? ?[AP]M) ?(?:-|to) ?(\d{1,2}(?::\d\d)? ?[AP]M)$/i;

/** The days of the week as schema.org names them. */
export const weekdays = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

export type Weekday = (typeof weekdays)[number];

/** Consecutive days with the same hours, `HH:MM` on a 24-hour clock, local time. */
export type OpeningHours = {
  readonly days: readonly [Weekday, ...Weekday[]];
  readonly opens: string;
  readonly closes: string;
};

/**
 * `Monday-Friday 8:00 AM-6:00 PM; Saturday 9:00 AM-3:00 PM` as hours, also as in `Mon to Fri 8 a.m.-6 p.m., Sat 9
 * AM-3 PM`, with any dash, and with "&", "and" or nothing between parts; null for anything else.
 */
export function openingHoursOf(text: string): readonly [OpeningHours, ...OpeningHours[]] | null {
  const plain = text
    .replace(/\b([ap])\.m\./gi, (_, half: string) => `${half}m`)
    .replace(/ ?[\u2010-\u2015] ?/g, '-');
  const [first, ...others] = plain.split(/ ?(?:[;,&]|\band\b) ?|(?<=[ap]m) (?=[a-z]{3})/i).map(partOf);
  const rest = others.filter((part) => part !== null);
  return first == null || rest.length < others.length ? null : [first, ...rest];
}

function partOf(text: string): OpeningHours | null {
  const parts = hoursOfDays.exec(text);
  const [, from = '', to = from, opens = '', closes = ''] = parts ?? [];
  const [start, ...more] = daysFrom(from, to);
  const [opensAt, closesAt] = [clockTimeOf(opens), clockTimeOf(closes)];
  if (start === undefined || opensAt === null || closesAt === null || closesAt <= opensAt) return null;
  return { days: [start, ...more], opens: opensAt, closes: closesAt };
}

/** The days of a range, which may span the weekend (`Sunday-Thu`); empty for an unknown name. */
function daysFrom(from: string, to: string): readonly Weekday[] {
  const [first, last] = [from, to].map((name) =>
    weekdays.findIndex((day) => name.length > 2 && day.toLowerCase().startsWith(name.toLowerCase())),
  ) as [number, number];
  if (first < 0 || last < 0) return [];
  return [...weekdays, ...weekdays].slice(first, last < first ? last + 8 : last + 1);
}

/** True if open around the clock every day. */
export function isAlwaysOpen(hours: readonly OpeningHours[]): boolean {
  return weekdays.every((day) =>
    hours.some(({ days, opens, closes }) => days.includes(day) && opens === '00:00' && closes === '23:59'),
  );
}

/** `Mon-Fri`, or `Sat` for one day. */
export function shortDays({ days }: OpeningHours): string {
  return range(days.map((day) => day.slice(0, 3)));
}

/** `Monday-Friday`, or `Saturday` for one day. */
export function longDays({ days }: OpeningHours): string {
  return range(days);
}

/** `8AM-6PM`; with minutes only if there are any, e.g. `8:30AM-6PM`. */
export function shortHours({ opens, closes }: OpeningHours): string {
  return `${shortTime(opens)}-${shortTime(closes)}`;
}

/** `8:00 AM-6:00 PM`. */
export function longHours({ opens, closes }: OpeningHours): string {
  return `${formatClockTime(opens)}-${formatClockTime(closes)}`;
}

function range(days: readonly string[]): string {
  return days.length === 1 ? (days[0] ?? '') : `${days[0]}-${days.at(-1)}`;
}

/** `8AM`, `8:30AM`. */
function shortTime(time: string): string {
  return formatClockTime(time).replace(':00', '').replace(' ', '');
}
