import fc from 'fast-check';
import { compareIsoDates, daysInMonth, formatIsoDate, formatIsoMonth, parseIsoDate } from '@/lib/dates';

describe('dates', () => {
  it('reads real calendar days and nothing else', () => {
    expect(parseIsoDate('2024-02-29')).toEqual({ year: 2024, month: 2, day: 29 });
    for (const wrong of ['2025-02-29', '2025-13-01', '2025-00-10', '2025-04-31', '25-04-01', 'soon', '2025-4-1', '2025-04-01T00:00']) {
      expect(parseIsoDate(wrong)).toBeNull();
    }
  });

  it('knows the leap years of the Gregorian calendar', () => {
    expect([1900, 2000, 2024, 2025].map((year) => daysInMonth(year, 2))).toEqual([28, 29, 29, 28]);
  });

  it('writes days and months in words', () => {
    expect(formatIsoDate('2026-11-01')).toBe('November 1, 2026');
    expect(formatIsoMonth('2025-07-31')).toBe('July 2025');
  });

  it('says what is wrong with a day that does not exist', () => {
    expect(() => formatIsoDate('2025-02-30')).toThrow('"2025-02-30" is not a calendar day. Write it as YYYY-MM-DD.');
  });

  it('orders days as the calendar does', () => {
    const day = fc.date({ min: new Date('1970-01-01'), max: new Date('2099-12-31'), noInvalidDate: true }).map((date) => date.toISOString().slice(0, 10));
    fc.assert(fc.property(day, day, (a, b) => Math.sign(compareIsoDates(a, b)) === Math.sign(Date.parse(a) - Date.parse(b))));
  });
});
