import { dayNumber, daysAfter, daysBetween, type IsoDate } from '@/lib/time/calendar-days';
import { type ClockTime, formatClockTime } from '@/lib/time/clock-time';
import { momentIn, type ZoneName } from '@/lib/time/us-zones';
import { slugOf } from '@/lib/text/slug';
import { wellFormed } from '@/lib/text/well-formed';
import { type DatedClass, zoneOfClass } from './class-dates';

/**
 * When an event takes place: all day, or from `starts` to `ends` (`HH:MM`) on each of `days` consecutive days, in a
 * zone; null for the zone of the computer that opens the file.
 */
export type EventTime =
  | { readonly kind: 'day'; readonly date: IsoDate }
  | {
      readonly kind: 'hours';
      readonly date: IsoDate;
      readonly starts: ClockTime;
      readonly ends: ClockTime;
      readonly days: number;
      readonly zone: ZoneName | null;
    };

export type CalendarEvent = {
  /** Identifies the event permanently, so that importing it again replaces the first copy. Any text. */
  readonly uid: string;
  readonly title: string;
  readonly description?: string;
  readonly location?: string;
  readonly time: EventTime;
  /** Days before the event at which the calendar shows a reminder; no reminder if omitted. */
  readonly reminderDays?: number;
  /** Repeats on the same day of each month. */
  readonly isMonthly?: true;
};

/** The media type of a calendar file (RFC 5545, section 8.1). */
export const calendarType = 'text/calendar;charset=utf-8';

/** Days before a class at which its calendar entry shows a reminder. */
export const classReminderDays = 2;

const lineOctets = 75;

/** The last moment of the year 9999 UTC, because a timestamp has a four-digit year. */
const latestStamp = Date.UTC(9999, 11, 31, 23, 59, 59);

/**
 * An event as an iCalendar file (RFC 5545), one per file, because Outlook opens several as a separate calendar: CRLF
 * line ends, lines folded at 75 octets of UTF-8, text escaped, times in UTC (section 3.3.5, form 2), because the
 * visitor who saves an online class may be in another zone.
 * `stamp` is the time of writing in milliseconds since 1970 UTC, clamped to the years 1970 to 9999.
 * @throws for an invalid date or time.
 */
export function calendarFile(event: CalendarEvent, stamp: number): string {
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Class and renewal dates//Website//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...eventLines(event, stamp),
    'END:VCALENDAR',
  ]
    .map((line) => `${foldLine(line)}\r\n`)
    .join('');
}

function eventLines(event: CalendarEvent, stamp: number): readonly string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${escapeText(event.uid)}`,
    `DTSTAMP:${utcStamp(stamp)}`,
    ...timeLines(event.time),
    ...(event.isMonthly === true ? ['RRULE:FREQ=MONTHLY'] : []),
    `SUMMARY:${escapeText(event.title)}`,
    ...(event.description === undefined ? [] : [`DESCRIPTION:${escapeText(event.description)}`]),
    ...(event.location === undefined ? [] : [`LOCATION:${escapeText(event.location)}`]),
    'TRANSP:TRANSPARENT',
    ...(event.reminderDays === undefined ? [] : reminderLines(event.title, event.reminderDays)),
    'END:VEVENT',
  ];
}

/** What a calendar needs of a dated class. */
export type ClassToSave = Omit<DatedClass, 'kind' | 'spots'>;

/** The time of a dated class, over all of its days. */
export function classTime(entry: ClassToSave): EventTime {
  const days = entry.lastDate === undefined ? 1 : daysBetween(entry.date, entry.lastDate) + 1;
  return {
    kind: 'hours',
    date: entry.date,
    starts: entry.starts,
    ends: entry.ends,
    days,
    zone: zoneOfClass(entry),
  };
}

/** A file name made from any text: lowercase words with dashes, ending in `.ics`. */
export function calendarFileName(title: string): string {
  const name = slugOf(title);
  return `${name === '' ? 'event' : name}.ics`;
}

function timeLines(time: EventTime): readonly string[] {
  const date = compactDate(time.date);
  if (time.kind === 'day') return [`DTSTART;VALUE=DATE:${date}`, 'DURATION:P1D'];
  const at = (day: IsoDate, clock: ClockTime) => {
    // Throws unless the two are a calendar day and a time of day.
    const local = `${compactDate(day)}T${compactTime(clock)}`;
    return time.zone === null ? local : utcStamp(momentIn(time.zone, day, clock));
  };
  const days = Array.from({ length: time.days }, (_, index) => daysAfter(time.date, index) ?? time.date);
  // By name and not by rule: between two days the clocks may change.
  const later = days.slice(1).map((day) => at(day, time.starts));
  return [
    `DTSTART:${at(time.date, time.starts)}`,
    `DTEND:${at(time.date, time.ends)}`,
    ...(later.length > 0 ? [`RDATE:${later.join(',')}`] : []),
  ];
}

function reminderLines(title: string, days: number): readonly string[] {
  return [
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escapeText(title)}`,
    `TRIGGER:-P${days}D`,
    'END:VALARM',
  ];
}

function compactDate(date: IsoDate): string {
  // Throws unless the text is a calendar day.
  dayNumber(date);
  return date.replaceAll('-', '');
}

function compactTime(time: string): string {
  // Throws unless the text is a time of day.
  formatClockTime(time);
  return `${time.replace(':', '')}00`;
}

function utcStamp(stamp: number): string {
  const moment = Number.isFinite(stamp) ? Math.min(Math.max(stamp, 0), latestStamp) : 0;
  return `${new Date(moment).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;
}

/** Section 3.3.11: escapes backslashes, semicolons and commas, writes line breaks as `\n`, drops control characters. */
function escapeText(text: string): string {
  return wellFormed(text)
    .replace(/[\\;,]/g, (character) => `\\${character}`)
    .replace(/\r\n|\r|\n/g, '\\n')
    .replace(/[\u0000-\u0008\u000B-\u001F\u007F]/g, '');
}

/**
 * Section 3.1: no line longer than 75 octets; the rest continues on the next line after one space. Never splits a
 * code point.
 */
function foldLine(line: string): string {
  let folded = '';
  let octets = 0;
  for (const character of line) {
    // In UTF-8.
    const { size } = new Blob([character]);
    if (octets + size > lineOctets) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return folded;
}
