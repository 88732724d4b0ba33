import {
  isAlwaysOpen,
  longDays,
  longHours,
  type OpeningHours,
  openingHoursOf,
  shortDays,
  shortHours,
} from '@/lib/time/opening-hours';
import { listed } from '../../support/listed';

const week: OpeningHours = { days: ['Monday', 'Tuesday', 'Friday'], opens: '08:00', closes: '18:00' };
const saturday: OpeningHours = { days: ['Saturday'], opens: '00:00', closes: '12:30' };

describe('opening hours', () => {
  it('have a short and a long form', () => {
    const forms = (hours: OpeningHours) =>
      [shortDays, shortHours, longDays, longHours].map((of) => of(hours));
    expect(listed([week, saturday], forms)).toMatchSnapshot();
  });

  it('refuse an invalid time of day', () => {
    expect(() => shortHours({ ...week, opens: '24:00' })).toThrow('"24:00" is not a time of day.');
  });

  it('are parsed from the table form and round-trip', () => {
    const text = 'Sunday-Thursday 8:00 AM-6:00 PM; Saturday 9:00 AM-3:30 PM';
    const read = openingHoursOf(text);
    expect(read?.map(({ days }) => days.length)).toEqual([5, 1]);
    expect(read?.map((part) => `${longDays(part)} ${longHours(part)}`).join('; ')).toBe(text);
    expect(openingHoursOf('sunday 12 pm - 12:30 pm')).toEqual([
      { days: ['Sunday'], opens: '12:00', closes: '12:30' },
    ]);
  });

  it('are parsed as people write them, or refused', () => {
    const texts = `Mon.-Sat. 7:30 a.m. - 5 P.M. | mon to sat 7:30 am to 5 pm | Mon\u2014Sat 7:30 AM \u2013 5 PM
Mon-Sat 7:30 AM-5 PM, Sun 9 AM-noon | Mon-Thu 8 AM-6 PM, Fri 8am-4pm, Sat 9 a.m.-1 p.m. | Mon 8 AM-6 PM; Fri 8am-4pm
Mon 8 AM-6 PM & Fri 8am-4pm | Mon 8 AM-6 PM and Fri 8am-4pm | Mon 8 AM-6 PM Fri 8am-4pm | Monday | Monday 6 PM-8 AM
Mo 9 AM-2 PM | Monday 8-6; | Monday 9 AM-9 AM | Mon-Someday 8 AM-6 PM | `;
    const parsed = (text: string) =>
      openingHoursOf(text)?.map((part) => `${longDays(part)} ${longHours(part)}`) ?? 'refused';
    expect(listed(texts, parsed)).toMatchSnapshot();
  });

  it('are always open if they cover every hour of every day', () => {
    const texts = `Monday-Friday 12:00 AM-11:59 PM; Sat-Sun 12:00 AM-11:59 PM | Monday-Saturday 12:00 AM-11:59 PM
Monday-Sunday 12:01 AM-11:59 PM | Monday-Sunday 12:00 AM-11:00 PM`;
    expect(listed(texts, (text) => isAlwaysOpen(openingHoursOf(text) ?? []))).toMatchSnapshot();
  });
});
