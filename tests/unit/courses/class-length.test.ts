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
  [morning, '12-14 hours over 2 days'],
  [morning, '5-6 hours'],
  [morning, '2 hours'],
  [morning, '16 hours over 2 days'],
  [twoDays, '16 hours over 2 days'],
  [twoDays, '12-14 hours over 3 days'],
  [twoDays, '4-5 hours'],
  [morning, '12 hours'],
])('a class contradicts the length of its course: %#', (dated, length) =>
  expect(contradictsLength(dated, length)).toBe(true),
);

test.each([
  [morning, '4 hours'],
  [morning, '2-3 hours'],
  [twoDays, '12-13 hours over 2 days'],
  [twoDays, '15 hours over 2 days'],
  [wholeDay, '12 hours'],
  // Its row has the first of many evenings.
  [morning, '60-80 hours'],
  [morning, 'One morning'],
])('a class fits the length of its course, or the words cannot be compared: %#', (dated, length) =>
  expect(contradictsLength(dated, length)).toBe(false),
);
