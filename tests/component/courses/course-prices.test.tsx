import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { CourseDetails } from '@/components/courses/course-details';
import { CourseViews } from '@/components/courses/course-views';
import { courseGraph } from '@/components/courses/model/course-graph';
import { ahaCatalog } from '@/content/courses/aha-courses';
import { coursePage, groupQuoteLabels, pageAsks, seatPriceTemplates } from '@/content/courses/course-labels';
import { redCrossCatalog } from '@/content/courses/red-cross-courses';
import { listedCourses } from '@/lib/courses/courses';
import type { Price } from '@/lib/money/price';
import { countText, interpolate } from '@/lib/text/interpolate';

const onRequest: Price = { kind: 'on-request' };
const shown: Price = { kind: 'fixed', cents: 7500, groupCents: 6000 };
const text = '$75 per person, or $60 each for 10 or more';

const catalogsAt = (price: Price) =>
  (['ahaCourses', 'redCrossCourses'] as const).map((route) => {
    const catalog = route === 'ahaCourses' ? ahaCatalog : redCrossCatalog;
    return [route, { ...catalog, courses: catalog.courses.map((course) => ({ ...course, price })) }] as const;
  });

/** The details of a course at this price, with a group quote for twelve people. */
async function askForTwelve(price: Price) {
  const course = { ...ahaCatalog.courses[0], price };
  render(<CourseDetails course={course} catalog={ahaCatalog} />);
  await userEvent.type(screen.getByLabelText(new RegExp(groupQuoteLabels.people)), '12');
  const link = screen.getByRole('link', { name: `${groupQuoteLabels.submit} for ${course.title}` });
  return new URL(link.getAttribute('href') ?? '').searchParams.get('body');
}

it.each(catalogsAt(onRequest))('with prices on request, no view of %s names one', (route, catalog) => {
  const html = renderToStaticMarkup(
    <>
      <CourseViews catalog={catalog} />
      {catalog.courses.map((course) => (
        <CourseDetails key={course.id} course={course} catalog={catalog} />
      ))}
    </>,
  );
  // The rush fee in the policies is not a course price.
  expect(html.replaceAll(/\$75(?:\.00)? rush fee/g, '')).not.toMatch(/\$\d/);
  // Only in the comparison, whose column is specified; once below the courses, how to ask.
  expect(html.split(seatPriceTemplates.onRequest).length - 1).toBe(
    // The comparison sends its values to the island, too.
    listedCourses(catalog.courses).length * 2,
  );
  expect(html.split(`>${pageAsks.price}<`)).toHaveLength(2);
  expect(JSON.stringify(courseGraph(route, catalog))).not.toMatch(/price|offers/i);
});

it('with prices on request, the group quote requests one instead of estimating', async () => {
  expect(await askForTwelve(onRequest)).not.toContain('$');
  const people = countText(12, groupQuoteLabels.sentences.people);
  expect(screen.getByText(interpolate(groupQuoteLabels.sentences.request, { people }))).toBeInTheDocument();
});

it.each(catalogsAt(shown))('with prices shown, every view of %s names each', (route, catalog) => {
  render(<CourseViews catalog={catalog} />);
  const table = within(screen.getByRole('region', { name: coursePage.comparison.label, hidden: true }));
  for (const course of listedCourses(catalog.courses)) {
    const name = new RegExp(`^${course.title.slice(0, 12)}`);
    expect(table.getByRole('row', { name, hidden: true })).toHaveTextContent(text);
    expect(renderToStaticMarkup(<CourseDetails course={course} catalog={catalog} />)).toContain(text);
  }
  for (const card of screen.getAllByRole('article', { hidden: true })) expect(card).toHaveTextContent(text);
  expect(screen.queryByText(seatPriceTemplates.onRequest, { exact: false })).not.toBeInTheDocument();
  expect(JSON.stringify(courseGraph(route, catalog)).match(/"price":"[^"]+"/g)).toEqual(
    listedCourses(catalog.courses).flatMap(() => ['"price":"75.00"', '"price":"600.00"']),
  );
});

it('with prices shown, the group quote estimates', async () => {
  expect(await askForTwelve(shown)).toContain('$720.00');
  expect(screen.getByText(/: \$720\.00\. We'll confirm/)).toBeInTheDocument();
});

it('a group without a price of its own asks for one, instead of paying ten times the price of one person', async () => {
  expect(await askForTwelve({ kind: 'fixed', cents: 7999 })).not.toContain('$');
});
