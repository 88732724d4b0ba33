import type { DatedClass } from '@/lib/courses/class-dates';
import { contradictsLength } from '@/lib/courses/class-length';

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

test.each([
  [morning, '5-6 hours', true],
  [morning, '4 hours', false],
  // An hour of breaks a day.
  [morning, '2-3 hours', false],
  [morning, '2 hours', true],
  [morning, '12 hours', true],
  [wholeDay, '12 hours', false],
  [twoDays, '16 hours over 2 days', true],
  [twoDays, '15 hours over 2 days', false],
  [twoDays, '12-13 hours over 2 days', false],
  [twoDays, '12-14 hours over 3 days', true],
  [twoDays, '4-5 hours', true],
  // Its row has the first of many evenings.
  [morning, '60-80 hours', false],
  [morning, 'One morning', false],
])('a class contradicts the length of its course, where the two can be compared: %#', (dated, length, is) =>
  expect(contradictsLength(dated, length)).toBe(is),
);
