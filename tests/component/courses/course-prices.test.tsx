import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { CourseDetails } from '@/components/courses/course-details';
import { CourseViews } from '@/components/courses/course-views';
import { courseGraph } from '@/components/courses/model/course-graph';
import { ahaCatalog } from '@/content/courses/aha-courses';
import { coursePage, groupQuoteLabels, seatPriceTemplates } from '@/content/courses/course-labels';
import { listedCourses } from '@/lib/courses/courses';
import type { Price } from '@/lib/money/price';

const shown: Price = { kind: 'fixed', cents: 7500, groupCents: 6000 };

it('with prices shown, every view of a page of courses names each', () => {
  const text = '$75 per person, or $60 each for 10 or more';
  const catalog = {
    ...ahaCatalog,
    courses: ahaCatalog.courses.map((course) => ({ ...course, price: shown })),
  };
  render(<CourseViews catalog={catalog} />);
  const table = within(screen.getByRole('region', { name: coursePage.comparison.label, hidden: true }));
  for (const course of listedCourses(catalog.courses)) {
    const name = new RegExp(`^${course.title.slice(0, 12)}`);
    expect(table.getByRole('row', { name, hidden: true })).toHaveTextContent(text);
    expect(renderToStaticMarkup(<CourseDetails course={course} catalog={catalog} />)).toContain(text);
  }
  for (const card of screen.getAllByRole('article', { hidden: true })) expect(card).toHaveTextContent(text);
  expect(screen.queryByText(seatPriceTemplates.onRequest, { exact: false })).not.toBeInTheDocument();
  expect(JSON.stringify(courseGraph('ahaCourses', catalog)).match(/"price":"[^"]+"/g)).toEqual(
    listedCourses(catalog.courses).flatMap(() => ['"price":"75.00"', '"price":"600.00"']),
  );
});

it.each<readonly [string, Price, string | null]>([
  ['estimates where prices show', shown, '$720.00'],
  ['asks for a price that is on request', { kind: 'on-request' }, null],
  // Not ten times the price of one person.
  ['asks for a group price that is missing', { kind: 'fixed', cents: 7999 }, null],
])('the group quote %s', async (_what, price, total) => {
  const course = { ...ahaCatalog.courses[0], price };
  render(<CourseDetails course={course} catalog={ahaCatalog} />);
  await userEvent.type(screen.getByLabelText(new RegExp(groupQuoteLabels.people)), '12');
  const link = screen.getByRole('link', { name: `${groupQuoteLabels.submit} for ${course.title}` });
  const body = new URL(link.getAttribute('href') ?? '').searchParams.get('body') ?? '';
  if (total === null) expect(body).not.toContain('$');
  else expect(body).toContain(total);
});
