import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { CourseDetails } from '@/components/courses/course-details';
import { CourseViews } from '@/components/courses/course-views';
import { courseGraph } from '@/components/courses/view/course-graph';
import type { SiteCatalogue } from '@/components/courses/view/site-course';
import { WhichCourse } from '@/components/locations/which-course';
import { ahaCatalogue } from '@/content/courses/aha-courses';
import { coursePolicies } from '@/content/courses/course-policies';
import { coursePage, groupQuoteWords, seatPriceTemplates } from '@/content/courses/course-words';
import { redCrossCatalogue } from '@/content/courses/red-cross-courses';
import type { RouteId } from '@/content/site/routes';
import { type CoursePrices, seatPriceWords } from '@/lib/courses/course-prices';
import { listedCourses } from '@/lib/courses/courses';
import { countText, fillIn } from '@/lib/text/fill-in';

let mockPosition: CoursePrices = 'on-request';
jest.mock('@/content/courses/course-policies', () => ({
  ...jest.requireActual<object>('@/content/courses/course-policies'),
  get coursePrices() {
    return mockPosition;
  },
}));

const { sentences } = groupQuoteWords;
const catalogues: readonly (readonly [RouteId, SiteCatalogue])[] = [
  ['ahaCourses', ahaCatalogue],
  ['redCrossCourses', redCrossCatalogue],
];
const chooserResult = '/locations?need=clinical.bls.first.in-person#which-course';
const chosenPrices = () => screen.getAllByText('Price').map((term) => term.nextElementSibling?.textContent);

/** Every amount in a page except the rush fee of the policies, which is no price of a course. */
const amountsIn = (html: string) => [...html.replaceAll(/\$75(?:\.00)? rush fee/g, '').matchAll(/\$\d+/g)];

test('prices are on request as shipped', () => {
  const shipped = jest.requireActual<{ coursePrices: CoursePrices }>('@/content/courses/course-policies');
  expect(shipped.coursePrices).toBe('on-request');
});

describe('with prices on request', () => {
  beforeEach(() => {
    mockPosition = 'on-request';
  });

  it.each(catalogues)('overview, comparison and details of %s name none', (route, catalogue) => {
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
  });

  it('the chooser names none', () => {
    window.history.replaceState(null, '', chooserResult);
    const { container } = render(<WhichCourse />);
    expect(chosenPrices()).toEqual([seatPriceTemplates.onRequest, seatPriceTemplates.onRequest]);
    expect(amountsIn(container.innerHTML)).toEqual([]);
  });

  it('the group quote asks for a price instead of estimating one', async () => {
    const [course] = ahaCatalogue.courses;
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
  beforeEach(() => {
    mockPosition = 'shown';
  });

  it.each(catalogues)('comparison, details and structured data of %s name each', (route, catalogue) => {
    render(<CourseViews catalogue={catalogue} />);
    const table = screen.getByRole('region', { name: coursePage.comparison.label, hidden: true });
    for (const course of listedCourses(catalogue.courses)) {
      const words = seatPriceWords(course, coursePolicies.groupMinimum, seatPriceTemplates);
      const row = within(table).getByRole('row', {
        name: new RegExp(`^${course.title.slice(0, 12)}.*`),
        hidden: true,
      });
      expect(row).toHaveTextContent(words);
      expect(renderToStaticMarkup(<CourseDetails course={course} catalogue={catalogue} />)).toContain(words);
    }
    expect(screen.queryByText(seatPriceTemplates.onRequest, { exact: false })).not.toBeInTheDocument();
    const offers = JSON.stringify(courseGraph(route, catalogue)).match(/"price":"\d+\.00"/g);
    expect(offers).toEqual(
      listedCourses(catalogue.courses).map(({ price }) => `"price":"${price / 100}.00"`),
    );
  });

  it('the chooser names both prices', () => {
    window.history.replaceState(null, '', chooserResult);
    render(<WhichCourse />);
    expect(chosenPrices()).toEqual([
      '$75 per person, or $60 each for 10 or more',
      '$90 per person, or $70 each for 10 or more',
    ]);
  });

  it('the group quote estimates', async () => {
    const [course] = ahaCatalogue.courses;
    render(<CourseDetails course={course} catalogue={ahaCatalogue} />);
    await userEvent.type(screen.getByLabelText(new RegExp(groupQuoteWords.people)), '12');
    expect(screen.getByText(/^Estimate: \$720\.00\./)).toBeInTheDocument();
  });
});
