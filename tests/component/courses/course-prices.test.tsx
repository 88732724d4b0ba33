import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { CourseDetails } from '@/components/courses/course-details';
import { CourseViews } from '@/components/courses/course-views';
import { courseGraph } from '@/components/courses/view/course-graph';
import type { SiteCatalogue } from '@/components/courses/view/site-course';
import { ahaCatalogue } from '@/content/courses/aha-courses';
import { coursePage, groupQuoteWords, seatPriceTemplates } from '@/content/courses/course-words';
import { redCrossCatalogue } from '@/content/courses/red-cross-courses';
import type { RouteId } from '@/content/site/routes';
import { listedCourses } from '@/lib/courses/courses';
import type { Price } from '@/lib/money/price';
import { countText, fillIn } from '@/lib/text/fill-in';

const { sentences } = groupQuoteWords;
const routes: readonly (readonly [RouteId, SiteCatalogue])[] = [
  ['ahaCourses', ahaCatalogue],
  ['redCrossCourses', redCrossCatalogue],
];
const cataloguesAt = (price: Price) =>
  routes.map(
    ([route, catalogue]) =>
      [route, { ...catalogue, courses: catalogue.courses.map((course) => ({ ...course, price })) }] as const,
  );
const firstCourseAt = (price: Price) => ({ ...ahaCatalogue.courses[0], price });

/** Every amount in a page except the rush fee of the policies, which is no price of a course. */
const amountsIn = (html: string) => [...html.replaceAll(/\$75(?:\.00)? rush fee/g, '').matchAll(/\$\d+/g)];

describe('with prices on request', () => {
  it.each(cataloguesAt({ kind: 'on-request' }))(
    'overview, comparison and details of %s name none',
    (route, catalogue) => {
      const html = renderToStaticMarkup(
        <>
          <CourseViews catalogue={catalogue} />
          {catalogue.courses.map((course) => (
            <CourseDetails key={course.id} course={course} catalogue={catalogue} />
          ))}
        </>,
      );
      expect(amountsIn(html)).toEqual([]);
      expect(html).toContain(seatPriceTemplates.onRequest);
      expect(JSON.stringify(courseGraph(route, catalogue))).not.toMatch(/price|offers/i);
    },
  );

  it('the group quote asks for a price instead of estimating one', async () => {
    const course = firstCourseAt({ kind: 'on-request' });
    render(<CourseDetails course={course} catalogue={ahaCatalogue} />);
    await userEvent.type(screen.getByLabelText(new RegExp(groupQuoteWords.people)), '12');
    expect(
      screen.getByText(fillIn(sentences.request, { people: countText(12, sentences.people) })),
    ).toBeInTheDocument();
    expect(screen.queryByText(/Estimate/)).not.toBeInTheDocument();
    const mail = new URL(
      screen
        .getByRole('link', { name: `${groupQuoteWords.submit} for ${course.title}` })
        .getAttribute('href') ?? '',
    ).searchParams.get('body');
    expect(mail).toContain('People: 12');
    expect(mail).not.toContain('$');
  });
});

describe('with prices shown', () => {
  const shown: Price = { kind: 'fixed', cents: 7500, groupCents: 6000 };
  const words = '$75 per person, or $60 each for 10 or more (10 people: $600)';

  it.each(cataloguesAt(shown))(
    'card, comparison, details and structured data of %s name each',
    (route, catalogue) => {
      render(<CourseViews catalogue={catalogue} />);
      const table = screen.getByRole('region', { name: coursePage.comparison.label, hidden: true });
      for (const course of listedCourses(catalogue.courses)) {
        const row = within(table).getByRole('row', {
          name: new RegExp(`^${course.title.slice(0, 12)}.*`),
          hidden: true,
        });
        expect(row).toHaveTextContent(words);
        expect(renderToStaticMarkup(<CourseDetails course={course} catalogue={catalogue} />)).toContain(
          words,
        );
      }
      expect(screen.queryByText(seatPriceTemplates.onRequest, { exact: false })).not.toBeInTheDocument();
      const cards = screen.getAllByRole('article', { hidden: true });
      for (const card of cards) expect(card).toHaveTextContent(words);
      const offers = JSON.stringify(courseGraph(route, catalogue)).match(/"price":"[^"]+"/g);
      expect(offers).toEqual(
        listedCourses(catalogue.courses).flatMap(() => ['"price":"75.00"', '"price":"600.00"']),
      );
    },
  );

  it('the group quote estimates', async () => {
    render(<CourseDetails course={firstCourseAt(shown)} catalogue={ahaCatalogue} />);
    expect(screen.getByText(/10 people: \$600\./)).toBeInTheDocument();
    await userEvent.type(screen.getByLabelText(new RegExp(groupQuoteWords.people)), '12');
    expect(screen.getByText(/: \$720\.00\. We will confirm/)).toBeInTheDocument();
  });
});
