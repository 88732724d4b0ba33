import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { NextClass } from '@/components/islands/courses/next-class';
import { NextDate, RegisterLink } from '@/components/courses/next-date';
import { courseCardWords } from '@/content/courses/course-words';
import type { ClassDate } from '@/lib/courses/class-dates';

const dates: readonly ClassDate[] = [
  { kind: 'dated', date: '2025-03-08', starts: '08:00', ends: '16:00', location: 'Tampa, FL', spots: 12 },
  { kind: 'dated', date: '2025-01-18', starts: '09:00', ends: '13:30', location: 'Atlanta, GA', spots: 5 },
];
const island = (
  <NextClass
    dates={dates}
    listedOn="2024-12-20"
    words={courseCardWords.nextDate}
    slots={{ undated: <p>None</p> }}
  />
);

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  delete process.env['SITE_DAY'];
});

test.each([
  ['2025-01-18', 'Sat, Jan 18, Atlanta, GA'],
  ['2025-01-19', 'Sat, Mar 8, Tampa, FL'],
  ['2025-03-09', 'None'],
])('on %s the card names %s', (day, words) => {
  jest.setSystemTime(new Date(`${day}T10:00:00`));
  expect(renderToString(island)).toBe('<p>None</p>');
  expect(render(island).container).toHaveTextContent(new RegExp(`^${words}$`));
});

test('before the visitor’s day is known, the card leads to the dates that were to come on the day of the build', () => {
  jest.setSystemTime(new Date('2026-01-01T10:00:00'));
  process.env['SITE_DAY'] = '2025-03-08';
  const { unmount } = render(<NextDate course="ACLS" dates={dates} classId="acls" />);
  expect(screen.getByRole('link', { name: `${courseCardWords.seeDates} for ACLS` })).toHaveAttribute(
    'href',
    '/locations?class=acls#class-dates',
  );
  unmount();
  process.env['SITE_DAY'] = '2025-03-09';
  render(<NextDate course="ACLS" dates={dates} classId="acls" />);
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

test('a card has its own way to register', () => {
  render(<RegisterLink course="ACLS" classId="acls" />);
  expect(screen.getByRole('link', { name: 'Register for ACLS' })).toHaveAttribute(
    'href',
    '/locations?class=acls',
  );
});
