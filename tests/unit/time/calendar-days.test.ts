import fc from 'fast-check';
import {
  dayNumber,
  daysAfter,
  daysBetween,
  daysInMonth,
  endOfMonth,
  formatIsoDate,
  formatIsoMonth,
  formatShortDay,
  isoDateOf,
  parseIsoDate,
} from '@/lib/time/calendar-days';

const anyDay = fc
  .date({ min: new Date('1000-01-01T00:00:00Z'), max: new Date('9999-12-31T00:00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

describe('calendar days', () => {
  it('are made from year, month and day, or null where the calendar has no such day', () => {
    expect(isoDateOf(2024, 2, 29)).toBe('2024-02-29');
    expect(isoDateOf(1000, 1, 1)).toBe('1000-01-01');
    expect(isoDateOf(9999, 12, 31)).toBe('9999-12-31');
    for (const [year, month, day] of [
      [2025, 2, 29],
      [2025, 13, 1],
      [2025, 4, 31],
      [999, 1, 1],
      [10_000, 1, 1],
      [2025.5, 1, 1],
      [2025, 1, Number.NaN],
      [2025, -1, 1],
    ] as const)
      expect(isoDateOf(year, month, day)).toBeNull();
  });

  it('agree with the calendar of the platform on any day', () => {
    fc.assert(
      fc.property(anyDay, (day) => dayNumber(day) === Date.parse(`${day}T00:00:00Z`) / 86_400_000),
      { numRuns: 1000, examples: [['2000-02-29'], ['1900-03-01'], ['1969-12-31']] },
    );
  });

  it('name the weekday and month as the platform does, on any day', () => {
    const format = new Intl.DateTimeFormat('en-US', {
      weekday: 'short',
      month: 'short',
      day: 'numeric',
      timeZone: 'UTC',
    });
    fc.assert(
      fc.property(anyDay, (day) => formatShortDay(day) === format.format(new Date(`${day}T00:00:00Z`))),
    );
  });

  it('are counted on and back, over the ends of months and years', () => {
    expect(daysAfter('2024-02-28', 2)).toBe('2024-03-01');
    expect(daysAfter('2025-01-01', -1)).toBe('2024-12-31');
    expect(daysAfter('9999-12-31', 1)).toBeNull();
    expect(daysAfter('2025-01-01', Number.NaN)).toBeNull();
    fc.assert(
      fc.property(anyDay, fc.integer({ min: -800, max: 800 }), (day, count) => {
        const other = daysAfter(day, count);
        return other === null || daysBetween(day, other) === count;
      }),
    );
  });
});

describe('dates as text', () => {
  it('reads real calendar days and nothing else', () => {
    expect(parseIsoDate('2024-02-29')).toEqual({ year: 2024, month: 2, day: 29 });
    for (const wrong of [
      '2025-02-29',
      '2025-13-01',
      '2025-00-10',
      '25-04-01',
      'soon',
      '2025-4-1',
      '2025-04-01T00:00',
    ])
      expect(parseIsoDate(wrong)).toBeNull();
  });

  it('knows the leap years of the Gregorian calendar', () => {
    expect([1900, 2000, 2024, 2025].map((year) => daysInMonth(year, 2))).toEqual([28, 29, 29, 28]);
  });

  it('writes days and months in words, and says what is wrong with a day that does not exist', () => {
    expect(formatIsoDate('2026-11-01')).toBe('November 1, 2026');
    expect(formatIsoMonth('2025-07-31')).toBe('July 2025');
    for (const read of [formatIsoDate, dayNumber, endOfMonth])
      expect(() => read('2025-02-30')).toThrow('"2025-02-30" is not a calendar day. Write it as YYYY-MM-DD.');
  });
});
