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

describe('a calendar file', () => {
  it('wraps one event in the lines that the standard requires', () => {
    expect(fileOf(event).split('\r\n')).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Class and renewal dates//Website//EN',
      'CALSCALE:GREGORIAN',
      'METHOD:PUBLISH',
      'BEGIN:VEVENT',
      'UID:one',
      'DTSTAMP:20250105T080907Z',
      'DTSTART;VALUE=DATE:20270331',
      'DURATION:P1D',
      'SUMMARY:BLS Provider',
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
  });

  it('adds the location, description, reminder and monthly repetition if given', () => {
    const more = {
      description: 'Bring your card.',
      location: 'Mesa',
      reminderDays: 60,
      isMonthly: true,
    } as const;
    const file = fileOf({ ...event, ...more });
    expect(file).toContain('\r\nDESCRIPTION:Bring your card.\r\nLOCATION:Mesa\r\n');
    expect(file).toContain(
      'BEGIN:VALARM\r\nACTION:DISPLAY\r\nDESCRIPTION:BLS Provider\r\nTRIGGER:-P60D\r\nEND:VALARM\r\n',
    );
    expect(file.match(/^(?:UID|RRULE|END:VCALENDAR).*$/gm)).toEqual([
      'UID:one',
      'RRULE:FREQ=MONTHLY',
      'END:VCALENDAR',
    ]);
  });

  it('writes times in UTC, also across a change of the clocks, and of an unknown zone as they are', () => {
    const hours = { kind: 'hours', starts: '08:00', ends: '16:30', zone: 'Eastern' } as const;
    // The clocks go forward in the night to March 9.
    expect(fileOf({ ...event, time: { ...hours, date: '2025-03-08', days: 3 } })).toContain(
      'DTSTART:20250308T130000Z\r\nDTEND:20250308T213000Z\r\nRDATE:20250309T120000Z,20250310T120000Z\r\n',
    );
    expect(fileOf({ ...event, time: { ...hours, zone: null, date: '2025-01-25', days: 1 } })).toContain(
      'DTSTART:20250125T080000\r\nDTEND:20250125T163000\r\nSUMMARY',
    );
  });

  it('escapes special characters', () => {
    const file = fileOf({ ...event, title: 'A, B; C\\D', description: 'one\r\ntwo\nthree\rfour' });
    expect(file).toContain('SUMMARY:A\\, B\\; C\\\\D\r\n');
    expect(file).toContain('DESCRIPTION:one\\ntwo\\nthree\\nfour\r\n');
    // Control characters are dropped, tabs stay, and lone surrogates are replaced.
    const controls = '\0\u0008\t\u000b\u001f \u007f\ud800';
    expect(fileOf({ ...event, title: `a${controls}b` })).toContain('SUMMARY:a\t \ufffdb\r\n');
  });

  it.each([
    ['~', 1],
    ['\u0080', 2],
    ['\u07FF', 2],
    ['\u0800', 3],
    ['\uFFFD', 3],
    ['\u{10000}', 4],
  ])('counts the octets of %j right at the edge: %d', (character, size) => {
    const room = 'x'.repeat(67 - size);
    expect(fileOf({ ...event, title: room + character })).toContain(`${room}${character}\r\nTRANSP`);
    const folded = `${room}x\r\n ${character}\r\n`;
    expect(fileOf({ ...event, title: `${room}x${character}` })).toContain(folded);
  });

  it('round-trips any text through a standard parser, in lines within the limit', () => {
    const anyText = fc.string({
      unit: fc.constantFrom('a', ' ', 'é', '€', '😀', '\\', ';', ',', ':', '\n'),
      maxLength: 300,
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
    const at = (time: CalendarEvent['time']) => () => fileOf({ ...event, time });
    expect(at({ kind: 'day', date: '2025-02-30' })).toThrow(
      '"2025-02-30" is not a calendar day. Write it as YYYY-MM-DD.',
    );
    for (const starts of ['9:00', '24:00', '112:00', '12:000'] as const)
      expect(
        at({ kind: 'hours', date: '2025-01-01', starts, ends: '10:00', days: 1, zone: 'Eastern' }),
      ).toThrow(`"${starts}" is not a time of day. Write it as HH:MM.`);
  });

  it('is named after its event, with the calendar media type', () => {
    expect(calendarType).toBe('text/calendar;charset=utf-8');
    expect(calendarFileName('CPR/First Aid/AED 2025-01-11')).toBe('cpr-first-aid-aed-2025-01-11.ics');
    expect(calendarFileName('???')).toBe('event.ics');
  });
});

test('a class lasts one day or several', () => {
  const hours = { date: '2025-01-31', starts: '08:00', ends: '16:00' } as const;
  const entry: DatedClass = { ...hours, kind: 'dated', location: 'Atlanta, GA', spots: 6 };
  expect(classTime(entry)).toEqual({ ...hours, kind: 'hours', days: 1, zone: 'Eastern' });
  expect(classTime({ ...entry, lastDate: '2025-02-01' })).toMatchObject({ days: 2 });
});
