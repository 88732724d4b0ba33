import {
  type ClassDate,
  classOutlook,
  type DatedClass,
  formatClassDay,
  formatClassTime,
  formatSpots,
  undatedOutlook,
} from '@/lib/courses/class-dates';
import { formatClockTime } from '@/lib/time/clock-time';

const january: DatedClass = {
  kind: 'dated',
  date: '2025-01-18',
  starts: '09:00',
  ends: '13:30',
  location: 'Atlanta, GA',
  spots: 12,
};
const march: DatedClass = { ...january, date: '2025-03-08', lastDate: '2025-03-09' };
const selfPaced: ClassDate = { kind: 'self-paced' };
const onRequest: ClassDate = { kind: 'on-request' };

describe('the upcoming classes', () => {
  const outlook = (today: string, ...dates: readonly ClassDate[]) => classOutlook(dates, today, '2024-12-20');

  it('are empty on a clock that is invalid or earlier than the list, and complete on the day of the list', () => {
    for (const today of ['2024-12-19', '', '2025-02-30'])
      expect(outlook(today, january)).toEqual({ kind: 'none' });
    expect(outlook('2024-12-20', january).kind).toBe('dated');
  });

  it('fall back to self-paced, then on request, then none', () => {
    expect(outlook('2025-06-01', january, selfPaced, onRequest)).toEqual({ kind: 'self-paced' });
    expect(outlook('2025-06-01', january, onRequest)).toEqual({ kind: 'on-request' });
    expect(outlook('2025-01-01', january, onRequest).kind).toBe('dated');
    expect(undatedOutlook([january])).toEqual({ kind: 'none' });
  });
});

describe('the text of a class', () => {
  it('names one day or several', () => {
    expect(formatClassDay(january)).toBe('Sat, Jan 18');
    expect(formatClassDay(march)).toBe('Sat, Mar 8 to Sun, Mar 9');
  });

  it('gives times as people in the US write them', () => {
    expect(formatClassTime(january)).toBe('9:00 AM to 1:30 PM');
    const times = ['00:05', '11:59', '12:00', '23:59'].map(formatClockTime);
    expect(times).toEqual(['12:05 AM', '11:59 AM', '12:00 PM', '11:59 PM']);
    for (const wrong of ['24:00', '09:60', '109:00', '09:000'])
      expect(() => formatClockTime(wrong)).toThrow('is not a time of day. Write it as HH:MM.');
  });

  it('counts seats', () => {
    const labels = { none: 'Full', one: '1 spot available', many: '{count} spots available' } as const;
    const said = [2, 1, 0, -1].map((spots) => formatSpots(spots, labels));
    expect(said).toEqual(['2 spots available', '1 spot available', 'Full', 'Full']);
  });
});
