import { render, screen } from '@testing-library/react';
import { CourseViews } from '@/components/courses/course-views';
import { PageAsks } from '@/components/courses/page-asks';
import { ahaCatalog } from '@/content/courses/aha-courses';
import { bookingLabel } from '@/content/courses/class-list';
import { courseTerms, detailsLabels, pageAsks } from '@/content/courses/course-labels';

const nextClasses = [
  { kind: 'dated', date: '2025-01-18', starts: '09:00', ends: '13:30', location: 'Atlanta, GA', spots: 5 },
] as const;

beforeEach(() => {
  process.env['SITE_DAY'] = '2026-11-27';
});
afterEach(() => {
  delete process.env['SITE_DAY'];
});

test('a page whose courses have no date has no row for one, and one link to the booking site', () => {
  const courses = ahaCatalog.courses.map((course) => ({ ...course, nextClasses }));
  render(<CourseViews catalog={{ ...ahaCatalog, courses }} />);
  expect(screen.getByText(bookingLabel)).toBeInTheDocument();
  for (const text of [courseTerms.next, detailsLabels.upcoming])
    expect(screen.queryAllByText(text)).toEqual([]);
});

test('a page where all prices show does not say how to ask for one', () => {
  const course = { title: 'BLS Provider', nextClasses, price: { kind: 'fixed', cents: 7999 } } as const;
  render(<PageAsks courses={[course]} />);
  expect(screen.queryByRole('link', { name: pageAsks.price })).toBeNull();
});
