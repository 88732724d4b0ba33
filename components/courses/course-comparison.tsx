import type { ReactNode } from 'react';
import { SideBySide } from '@/components/islands/courses/side-by-side';
import { Island } from '@/components/layout/island';
import { Section } from '@/components/layout/section';
import { FactText } from '@/components/facts/fact-text';
import { markFact } from '@/components/facts/mark-fact';
import { Select } from '@/components/ui/select';
import { textLinkStyle } from '@/components/ui/text-link';
import { coursePage, courseTerms, sideBySideLabels } from '@/content/courses/course-labels';
import { audienceExcerpt, listedCourses, validityText } from '@/lib/courses/courses';
import { type ComparedCourse, mostPicked } from '@/lib/courses/course-comparison';
import { interpolate } from '@/lib/text/interpolate';
import { factValue } from '@/lib/facts/facts';
import { coursePriceText } from '@/components/courses/model/seat-prices';
import type { SiteCatalog, SiteCourse } from '@/components/courses/model/site-course';

const { comparison } = coursePage;

type ComparedFact = {
  readonly term: string;
  /** Where label and values are on a phone (course-comparison.css). */
  readonly place: `order-${number}`;
  readonly value: (course: SiteCourse) => ReactNode;
};

const facts: readonly ComparedFact[] = [
  { term: courseTerms.duration, place: 'order-1', value: ({ duration }) => <FactText fact={duration} /> },
  {
    term: courseTerms.certification,
    place: 'order-2',
    value: ({ validityMonths }) => (
      <span {...markFact(validityMonths)}>{validityText(factValue<number>(validityMonths))}</span>
    ),
  },
  { term: courseTerms.price, place: 'order-3', value: coursePriceText },
  {
    term: courseTerms.audience,
    place: 'order-4',
    value: ({ targetAudience }) => audienceExcerpt(targetAudience),
  },
  {
    term: courseTerms.prerequisites,
    place: 'order-5',
    value: ({ prerequisites }) => <FactText fact={prerequisites} />,
  },
];

/** The columns on a phone. */
const picks = [0, 1] as const;

/**
 * The listed courses side by side: a table with a sticky first column; on a phone two of them, which the visitor picks
 * without any script (course-comparison.css).
 */
export function CourseComparison({ catalog }: { catalog: SiteCatalog }) {
  const courses = listedCourses(catalog.courses);
  return (
    <Section id="compare" tone="sand" title={comparison.title} lead={comparison.lead}>
      <div className="course-comparison rounded-card bg-surface shadow-low">
        {courses.length < picks.length || courses.length > mostPicked ? null : (
          <div className="course-picks rounded-t-card bg-surface print:hidden">
            {picks.map((pick) => (
              <Select
                key={pick}
                aria-label={comparison.picks[pick]}
                defaultValue={courses[pick]?.id}
                autoComplete="off"
                className="min-h-12 w-full min-w-0 rounded-field border border-control bg-surface pl-3 text-sm font-semibold text-ellipsis text-ink"
              >
                {courses.map(({ id, title }) => (
                  <option key={id} value={id}>
                    {title}
                  </option>
                ))}
              </Select>
            ))}
          </div>
        )}
        <div
          role="region"
          aria-label={comparison.label}
          tabIndex={0}
          className="course-columns relative overflow-x-auto rounded-card"
        >
          <table className="w-full text-left text-sm md:min-w-4xl">
            <caption className="sr-only">{interpolate(comparison.caption, { title: catalog.title })}</caption>
            <thead>
              <tr>
                <th scope="col" className={`${headStyle} ${firstColumn}`}>
                  {courseTerms.course}
                </th>
                {facts.map(({ term, place }) => (
                  <th key={term} scope="col" className={`${headStyle} ${place}`}>
                    {term}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {courses.map((course) => (
                <ComparisonRow key={course.id} course={course} />
              ))}
            </tbody>
          </table>
        </div>
      </div>
      <Island hydrate="interaction" hasLostNote={false}>
        <SideBySide
          name="side-by-side"
          terms={comparedTerms}
          courses={courses.map(comparedCourse)}
          labels={sideBySideLabels}
        />
      </Island>
    </Section>
  );
}

const comparedTerms = [
  courseTerms.duration,
  courseTerms.certification,
  courseTerms.price,
  courseTerms.prerequisites,
  courseTerms.audience,
  courseTerms.contents,
] as const;

/** The cells of a course in the side-by-side table, in the order of `comparedTerms`. */
function comparedCourse(course: SiteCourse): ComparedCourse {
  const { id, title, targetAudience, courseContent } = course;
  return {
    id,
    title,
    values: [
      factValue<string>(course.duration),
      validityText(factValue<number>(course.validityMonths)),
      coursePriceText(course),
      factValue<string>(course.prerequisites),
      targetAudience.join(', '),
      courseContent.join(', '),
    ],
  };
}

const headStyle = 'align-bottom text-xs md:p-4 font-semibold text-ink-soft';

const firstColumn = 'bg-surface md:sticky md:left-0 md:w-56 md:pl-6';

function ComparisonRow({ course }: { course: SiteCourse }) {
  return (
    <tr className="border-t border-line">
      <th scope="row" className={`text-left align-top md:p-4 ${firstColumn}`}>
        <a href={`#${course.id}`} className={`inline-block py-1 text-base ${textLinkStyle}`}>
          {course.title}
        </a>
      </th>
      {facts.map(({ term, place, value }) => (
        <td key={term} className={`align-top md:p-4 md:pt-5 ${place}`}>
          {value(course)}
        </td>
      ))}
    </tr>
  );
}
