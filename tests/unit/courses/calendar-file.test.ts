import fc from 'fast-check';
import {
  type CalendarEvent,
  calendarFile,
  calendarFileName,
  calendarType,
  classTime,
} from '@/lib/courses/calendar-file';
import type { DatedClass } from '@/lib/courses/class-dates';

const stamp = Date.UTC(2025, 0, 5, 8, 9, 7);
const fileOf = (event: CalendarEvent, at = stamp) => calendarFile(event, at);
const event: CalendarEvent = { uid: 'one', title: 'BLS Provider', time: { kind: 'day', date: '2027-03-31' } };

/** The value of a property as RFC 5545 readers parse it: unfolded, then unescaped. */
function read(file: string, name: string): string | undefined {
  const lines = file.replaceAll('\r\n ', '').split('\r\n');
  const text = lines.find((line) => line.startsWith(`${name}:`))?.slice(name.length + 1);
  return text?.replace(/\\([\\;,n])/g, (_whole, code: string) => (code === 'n' ? '\n' : code));
}

const hours = { kind: 'hours', starts: '08:00', ends: '16:30', zone: 'Eastern' } as const;

test.each<readonly [string, Partial<CalendarEvent>]>([
  ['a day', {}],
  ['everything', { description: 'Bring it.', location: 'Mesa', reminderDays: 60, isMonthly: true }],
  // The clocks go forward in the night to March 9.
  ['days across a change of the clocks', { time: { ...hours, date: '2025-03-08', days: 3 } }],
  ['an unknown zone', { time: { ...hours, zone: null, date: '2025-01-25', days: 1 } }],
  ['special characters', { title: 'A, B; C\\D', description: 'one\r\ntwo\nthree\rfour' }],
  ['control characters, a tab and a lone surrogate', { title: 'a\0\u0008\t\u000b\u001f \u007f\ud800b' }],
  ['a long title', { title: 'x'.repeat(80) }],
])('an event with %s is written as RFC 5545 asks', (_what, more) => {
  expect(fileOf({ ...event, ...more })).toMatchSnapshot();
});

describe('a calendar file', () => {
  it('round-trips any text through a standard parser, in lines within the limit', () => {
    const anyText = fc.string({
      // The first and last characters of two, three and four octets are among them.
      unit: fc.constantFrom(...Array.from('a ~é\u0080\u07FF\u0800€\uFFFD\u{10000}😀\\;,:\n')),
      maxLength: 300,
      size: 'max',
    });
    fc.assert(
      fc.property(anyText, anyText, (title, description) => {
        const file = fileOf({ ...event, title, description });
        for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
        expect([read(file, 'SUMMARY'), read(file, 'DESCRIPTION')]).toEqual([title, description]);
        expect(file).not.toMatch(/[^\r]\n/);
      }),
    );
  });

  it('is stamped in UTC and tolerates a clock that is years off', () => {
    expect(fileOf(event, 0)).toContain('DTSTAMP:19700101T000000Z');
    expect(fileOf(event, Number.NaN)).toContain('DTSTAMP:19700101T000000Z');
    expect(fileOf(event, 1e18)).toContain('DTSTAMP:99991231T235959Z');
  });

  it('refuses a date or a time that does not exist', () => {
    const day = (date: `${number}-${number}-${number}`) => fileOf({ ...event, time: { kind: 'day', date } });
    expect(() => day('2025-02-30')).toThrow('"2025-02-30" is not a calendar day. Write it as YYYY-MM-DD.');
    for (const starts of ['9:00', '24:00', '112:00', '12:000'] as const)
      expect(() => fileOf({ ...event, time: { ...hours, date: '2025-01-01', starts, days: 1 } })).toThrow(
        `"${starts}" is not a time of day. Write it as HH:MM.`,
      );
  });

  it('is named after its event, with the calendar media type', () => {
    expect(calendarType).toBe('text/calendar;charset=utf-8');
    expect(calendarFileName('CPR/First Aid/AED 2025-01-11')).toBe('cpr-first-aid-aed-2025-01-11.ics');
    expect(calendarFileName('???')).toBe('event.ics');
  });
});

test('a class lasts one day or several', () => {
  const day = { date: '2025-01-31', starts: '08:00', ends: '16:30' } as const;
  const entry: DatedClass = { ...day, kind: 'dated', location: 'Atlanta, GA', spots: 6 };
  expect(classTime(entry)).toEqual({ ...hours, ...day, days: 1 });
  expect(classTime({ ...entry, lastDate: '2025-02-01' })).toMatchObject({ days: 2 });
});
