import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { NextDate } from '@/components/courses/next-date';
import { NextClass } from '@/components/islands/courses/next-class';
import { UpcomingClasses } from '@/components/islands/courses/upcoming-classes';
import { courseCardLabels, upcomingClassLabels } from '@/content/courses/course-labels';
import { locations } from '@/content/locations/locations';
import type { ClassDate } from '@/lib/courses/class-dates';
import { placeSlug } from '@/lib/courses/class-page';
import { cityLabel } from '@/lib/site/city-label';
import { seen } from '../support/seen';

/** Whatever the company's own table holds. */
vi.mock(import('@/content/courses/class-list'), async (importActual) => ({
  ...(await importActual()),
  classListedOn: '2024-12-20' as const,
}));

const kind = 'dated';
const twoDays = { date: '2025-03-08', lastDate: '2025-03-09', starts: '08:00', ends: '16:00' } as const;
const dates = [
  { kind, ...twoDays, location: 'Tampa, FL', spots: 12 },
  { kind, date: '2025-01-18', starts: '09:00', ends: '13:30', location: 'Atlanta, GA', spots: 5 },
] as const satisfies readonly ClassDate[];
const shared = {
  courseId: 'acls',
  cityPath: '/locations',
  listedOn: '2024-12-20',
  slots: { undated: <p>None</p> },
} as const;
const upcoming = (classes: readonly ClassDate[] = dates) => (
  <UpcomingClasses name="classes" course="ACLS" dates={classes} labels={upcomingClassLabels} {...shared} />
);
const next = (
  <NextClass name="next" which="for ACLS" dates={dates} text={courseCardLabels.nextDate} {...shared} />
);

beforeEach(() => vi.useFakeTimers({ now: new Date('2025-01-01T10:00:00') }));
afterEach(() => {
  delete process.env['SITE_DAY'];
});

test.each([
  ['list', upcoming()],
  ['card', next],
])('the %s of a course names no date in the exported HTML', (_what, island) => {
  expect(renderToString(island)).toBe('<p>None</p>');
});

test.each([
  ['2025-01-18', 'Sat, Jan 18, Atlanta, GA'],
  ['2025-01-19', 'Sat, Mar 8 to Sun, Mar 9, Tampa, FL'],
  ['2025-03-09', 'None'],
])('on %s the card names %s', (day, text) => {
  vi.setSystemTime(new Date(`${day}T10:00:00`));
  expect(render(next).container).toHaveTextContent(new RegExp(`^${text}(?: for ACLS)?$`));
});

test.each([
  ['2025-03-08', true],
  ['2025-03-09', false],
])("until the visitor's day is known, a card built on %s links to the class: %s", (built, isLinked) => {
  vi.setSystemTime(new Date('2026-01-01T10:00:00'));
  process.env['SITE_DAY'] = built;
  const location = cityLabel(locations[0]!);
  render(<NextDate course="ACLS" dates={dates.map((date) => ({ ...date, location }))} classId="acls" />);
  const link = screen.queryByRole('link', { name: `${courseCardLabels.seeDates} for ACLS` });
  const href = `/locations/${placeSlug(location)}#acls-2025-03-08-0800`;
  expect(link?.getAttribute('href')).toBe(isLinked ? href : undefined);
});

describe('the upcoming classes of a course', () => {
  it('show day, hours, place, seats and the way to register unless it is full, soonest first', () => {
    render(upcoming([...dates, { ...dates[1], date: '2025-02-01', spots: 0 }]));
    expect(seen(document.body).join('\n')).toMatchSnapshot();
  });
});
