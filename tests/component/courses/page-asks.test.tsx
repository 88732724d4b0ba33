import { render, screen } from '@testing-library/react';
import { CourseViews } from '@/components/courses/course-views';
import { OshaPriceList } from '@/components/courses/osha-price-list';
import { PageAsks } from '@/components/courses/page-asks';
import { BusinessPrograms } from '@/components/programs/business/programs';
import { ahaCatalog } from '@/content/courses/aha-courses';
import { bookingLabel } from '@/content/courses/class-list';
import { courseTerms, detailsLabels, pageAsks } from '@/content/courses/course-labels';
import { businessPrograms } from '@/content/programs/business-opportunities';
import type { ClassDate } from '@/lib/courses/class-dates';

const past: readonly ClassDate[] = [
  { kind: 'dated', date: '2025-01-18', starts: '09:00', ends: '13:30', location: 'Atlanta, GA', spots: 5 },
];

beforeEach(() => {
  process.env['SITE_DAY'] = '2026-11-27';
});
afterEach(() => {
  delete process.env['SITE_DAY'];
});

test('a page whose courses have no date has no row for one, and one link to the booking site', () => {
  const courses = ahaCatalog.courses.map((course) => ({ ...course, nextClasses: past }));
  render(<CourseViews catalog={{ ...ahaCatalog, courses }} />);
  const link = screen.getByText(bookingLabel);
  expect(link.className.split(' ')).toEqual([...link.classList]);
  for (const text of [courseTerms.next, detailsLabels.upcoming])
    expect(screen.queryAllByText(text)).toEqual([]);
});

test('the way to ask for a price names the courses that have none, and is missing where all prices show', () => {
  const course = { title: 'BLS Provider', nextClasses: past };
  const { rerender } = render(<PageAsks courses={[{ ...course, price: { kind: 'on-request' } }]} />);
  const href = screen.getByRole('link', { name: pageAsks.price }).getAttribute('href') ?? '';
  expect(new URL(href).searchParams.get('body')).toContain('Course: BLS Provider');
  rerender(<PageAsks courses={[{ ...course, price: { kind: 'fixed', cents: 7999 } }]} />);
  expect(screen.queryByRole('link', { name: pageAsks.price })).toBeNull();
});

test('programs that one person takes have no group price', () => {
  render(<BusinessPrograms isUpcomingSessionsShown programs={businessPrograms} />);
  expect(screen.queryByRole('link', { name: /Ask for the group price/ })).toBeNull();
});

test('the price list of OSHA classes computes no total for a group, and asks once', () => {
  const { container } = render(<OshaPriceList />);
  expect(container.textContent).not.toMatch(/\d+ people:/);
  expect(screen.getAllByRole('link', { name: /Ask for the group price/ })).toHaveLength(1);
});
