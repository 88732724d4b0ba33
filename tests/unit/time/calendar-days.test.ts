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
import { listed } from '../../support/listed';

describe('calendar days', () => {
  it('are made from year, month and day, or are null if there is no such day', () => {
    const days =
      '2024 2 29 | 9999 12 31 | 2025 2 29 | 2025 13 1 | 2025 4 31 | 999 1 1 | 10000 1 1 | 2025.5 1 1 | 2025 1 x';
    const made = (day: string) => isoDateOf(...(day.split(' ').map(Number) as [number, number, number]));
    expect(listed(days, made)).toMatchSnapshot();
  });

  it('are numbered from 1970 and have the right weekday', () => {
    expect(['1969-12-31', '1970-01-01', '2000-03-01'].map(dayNumber)).toEqual([-1, 0, 11_017]);
    const days = ['1000-01-01', '1969-12-31', '2026-02-01', '2026-05-01', '2026-08-01', '2026-09-01'];
    const short = ['Wed, Jan 1', 'Wed, Dec 31', 'Sun, Feb 1', 'Fri, May 1', 'Sat, Aug 1', 'Tue, Sep 1'];
    expect(days.map(formatShortDay)).toEqual(short);
  });

  it('are added and subtracted across the ends of months and years', () => {
    const sums = '2024-02-28 2 | 2025-01-01 -1 | 9999-12-31 1 | 2025-01-01 x';
    expect(listed(sums, (sum) => daysAfter(sum.slice(0, 10), Number(sum.slice(11))))).toMatchSnapshot();
    expect(daysBetween('2025-01-01', '2024-12-30')).toBe(-2);
  });
});

describe('dates as text', () => {
  it('accepts only real calendar days', () => {
    const days = '2024-02-29 | 2025-02-29 | 2025-00-10 | 25-04-01 | 2025-4-1 | 2025-04-01T00:00';
    expect(listed(days, parseIsoDate)).toMatchSnapshot();
  });

  it('has the leap years of the Gregorian calendar', () => {
    expect([1900, 2000, 2024, 2025].map((year) => daysInMonth(year, 2))).toEqual([28, 29, 29, 28]);
  });

  it('spells out days and months, and throws a clear error for a day that does not exist', () => {
    expect(formatIsoDate('2026-11-01')).toBe('November 1, 2026');
    expect(formatIsoMonth('2025-07-31')).toBe('July 2025');
    for (const read of [formatIsoDate, dayNumber, endOfMonth])
      expect(() => read('2025-02-30')).toThrow('"2025-02-30" is not a calendar day. Write it as YYYY-MM-DD.');
  });
});
