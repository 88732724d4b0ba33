import type { DatedClass } from '@/lib/courses/class-dates';
import { contradictsLength } from '@/lib/courses/class-length';
import { listed } from '../../support/listed';

const morning: DatedClass = {
  kind: 'dated',
  date: '2027-03-13',
  starts: '08:00',
  ends: '12:00',
  location: 'Mesa, AZ',
  spots: 6,
};
const wholeDay: DatedClass = { ...morning, ends: '21:00' };
const twoDays: DatedClass = { ...morning, lastDate: '2027-03-14', ends: '15:30' };

// An hour of breaks a day is allowed for. A row may have the first of many evenings.
test('a class contradicts the length of its course, where the two can be compared', () => {
  const contradicts = (dated: DatedClass) => (length: string) => contradictsLength(dated, length);
  const hours = '5-6 hours | 4 hours | 2-3 hours | 2 hours | 12 hours | 60-80 hours | One morning';
  expect(listed(hours, contradicts(morning))).toMatchSnapshot('8 to 12');
  expect(contradicts(wholeDay)('12 hours')).toBe(false);
  const days = `16 hours over 2 days | 15 hours over 2 days | 12-13 hours over 2 days | 12-14 hours over 3 days
4-5 hours`;
  expect(listed(days, contradicts(twoDays))).toMatchSnapshot('8 to 3:30 on two days');
});
