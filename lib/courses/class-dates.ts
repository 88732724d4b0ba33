import { daysBetween, formatShortDay, type IsoDate, parseIsoDate } from '@/lib/time/calendar-days';
import { type ClockTime, formatClockTime } from '@/lib/time/clock-time';
import { type ZoneName, zoneOfCity } from '@/lib/time/us-zones';
import { type CountLabels, countText, interpolate, type Template } from '@/lib/text/interpolate';

/** A class with a date, a place and a number of open seats. */
export type DatedClass = {
  readonly kind: 'dated';
  readonly date: IsoDate;
  /** The last day of a class that runs over several consecutive days; omitted for a one-day class. */
  readonly lastDate?: IsoDate;
  /** When each day starts and ends, in the time of the city, or of `zone`. */
  readonly starts: ClockTime;
  readonly ends: ClockTime;
  /** City with its state code, e.g. `Atlanta, GA`, or `Live online`. */
  readonly location: string;
  /** The zone of an online class. */
  readonly zone?: ZoneName;
  /** Open seats. */
  readonly spots: number;
};

/**
 * When a class can be taken. The specification writes the last two as a date text with 999 spots ("Available Now",
 * "Contact Us"); here they are separate kinds, so that 999 can never be printed.
 */
export type ClassDate = DatedClass | { readonly kind: 'self-paced' } | { readonly kind: 'on-request' };

/** The state of a class list for one visitor: what to show in place of past dates. */
export type ClassOutlook =
  | { readonly kind: 'dated'; readonly classes: readonly DatedClass[] }
  | { readonly kind: 'self-paced' }
  | { readonly kind: 'on-request' }
  | { readonly kind: 'none' };

/** What a page can say about a class list without the visitor's day. */
export type UndatedOutlook = Exclude<ClassOutlook, { kind: 'dated' }>;

/**
 * What a visitor sees of `dates` on `today`, the visitor's calendar day. Dated classes that start today or later come
 * first, soonest first; a class that has begun is never shown. `listedOn` is the day the list was compiled: a clock
 * that shows an earlier day is wrong, so no date is shown. The same applies if `today` is not a calendar day. With no
 * dated class left, falls back to the list's self-paced or on-request entry, and then to `none`.
 */
export function classOutlook(dates: readonly ClassDate[], today: string, listedOn: IsoDate): ClassOutlook {
  const classes = dates
    .filter((entry) => entry.kind === 'dated')
    .filter((entry) => isComing(entry, today, listedOn))
    .sort((a, b) => daysBetween(b.date, a.date));
  if (classes.length > 0) return { kind: 'dated', classes };
  return undatedOutlook(dates);
}

/**
 * At most `count` of `dates`, given soonest first, that start on `day` or later; with a null `day`, from the start of
 * the list. The first class of each day is picked before a second one on any day, to offer as many days as possible.
 */
export function nextClasses(
  dates: readonly DatedClass[],
  day: IsoDate | null,
  count: number,
): readonly DatedClass[] {
  const ahead = dates.filter(({ date }) => day === null || date >= day);
  const isFirst = ({ date }: DatedClass, index: number) => ahead[index - 1]?.date !== date;
  const first = ahead.filter(isFirst);
  const others = ahead.filter((entry, index) => !isFirst(entry, index));
  const chosen = new Set([...first, ...others].slice(0, count));
  return ahead.filter((entry) => chosen.has(entry));
}

/** True for a class that starts on `today` or later; `today` and `listedOn` are as in {@link classOutlook}. */
export function isComing({ date }: Pick<DatedClass, 'date'>, today: string, listedOn: IsoDate): boolean {
  return parseIsoDate(today) !== null && today >= listedOn && date >= today;
}

/** What the exported page shows until the visitor's day is known: never a date. */
export function undatedOutlook(dates: readonly ClassDate[]): UndatedOutlook {
  if (dates.some((entry) => entry.kind === 'self-paced')) return { kind: 'self-paced' };
  if (dates.some((entry) => entry.kind === 'on-request')) return { kind: 'on-request' };
  return { kind: 'none' };
}

/** `Sat, Jan 18`, or `Sat, Jan 18 to Sun, Jan 19` over several days. @throws when a date is not a calendar day. */
export function formatClassDay({ date, lastDate }: Pick<DatedClass, 'date' | 'lastDate'>): string {
  return lastDate === undefined
    ? formatShortDay(date)
    : `${formatShortDay(date)} to ${formatShortDay(lastDate)}`;
}

/** The next class; undefined if no class has a date. */
export function nextClass(outlook: ClassOutlook): DatedClass | undefined {
  return outlook.kind === 'dated' ? outlook.classes[0] : undefined;
}

/** Day and place of a class. */
export function dayAndPlace(entry: DatedClass, text: Template<'day' | 'place'>): string {
  return interpolate(text, { day: formatClassDay(entry), place: entry.location });
}

/** The zone that the hours of a class are in; null for a place whose zone nobody knows. */
export function zoneOfClass({ location, zone }: Pick<DatedClass, 'location' | 'zone'>): ZoneName | null {
  return zone ?? zoneOfCity(location);
}

/**
 * `9:00 AM to 1:30 PM`, with its zone for an online class: `9:00 AM to 1:30 PM Eastern`. @throws when a time is not
 * `HH:MM`.
 */
export function formatClassTime({
  starts,
  ends,
  zone,
}: Pick<DatedClass, 'starts' | 'ends' | 'zone'>): string {
  const hours = `${formatClockTime(starts)} to ${formatClockTime(ends)}`;
  return zone === undefined ? hours : `${hours} ${zone}`;
}

/** True if the class meets in a room, as in `Atlanta, GA`; false if it is online. */
export function isInCity(location: DatedClass['location']): boolean {
  return /, [A-Z]{2}$/.test(location);
}

/** How many seats are open: none, one, more. */
export type SpotLabels = CountLabels & { readonly none: string };

/** `12 spots available`, singular for one, `Full` for none. */
export function formatSpots(spots: number, labels: SpotLabels): string {
  return spots <= 0 ? labels.none : countText(spots, labels);
}
