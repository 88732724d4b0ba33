import type { ReactNode } from 'react';
import { SideBySide } from '@/components/islands/courses/side-by-side';
import { Island } from '@/components/layout/island';
import { Section } from '@/components/layout/section';
import { FactText } from '@/components/facts/fact-text';
import { markFact } from '@/components/facts/mark-fact';
import { textLinkStyle } from '@/components/ui/text-link';
import { stackedCell } from '@/components/ui/stacked-cell';
import { coursePage, courseTerms, sideBySideLabels } from '@/content/courses/course-labels';
import { audienceExcerpt, listedCourses, validityText } from '@/lib/courses/courses';
import type { ComparedCourse } from '@/lib/courses/course-comparison';
import { interpolate } from '@/lib/text/interpolate';
import { factValue } from '@/lib/facts/facts';
import { coursePriceText } from '@/components/courses/model/seat-prices';
import type { SiteCatalog, SiteCourse } from '@/components/courses/model/site-course';

const { comparison } = coursePage;

const columns = [
  courseTerms.course,
  courseTerms.duration,
  courseTerms.certification,
  courseTerms.price,
  courseTerms.audience,
  courseTerms.prerequisites,
] as const;

/** The listed courses side by side: a table with a sticky first column, stacked on a narrow screen. */
export function CourseComparison({ catalog }: { catalog: SiteCatalog }) {
  return (
    <Section id="compare" tone="sand" title={comparison.title} lead={catalog.comparisonLead}>
      <div
        role="region"
        aria-label={comparison.label}
        tabIndex={0}
        className="relative md:overflow-x-auto md:rounded-card md:bg-surface md:shadow-low"
      >
        <table className="w-full text-left text-sm max-md:block md:min-w-4xl">
          <caption className="sr-only">{interpolate(comparison.caption, { title: catalog.title })}</caption>
          <thead className="max-md:sr-only">
            <tr>
              {columns.map((column, index) => (
                <th
                  key={column}
                  scope="col"
                  className={`p-4 align-bottom text-xs font-semibold text-ink-soft ${index === 0 ? firstColumn : ''}`}
                >
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="max-md:block max-md:space-y-4">
            {listedCourses(catalog.courses).map((course) => (
              <ComparisonRow key={course.id} course={course} />
            ))}
          </tbody>
        </table>
      </div>
      <Island hydrate="interaction" hasLostNote={false}>
        <SideBySide
          name="side-by-side"
          terms={comparedTerms}
          courses={listedCourses(catalog.courses).map(comparedCourse)}
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

const firstColumn = 'bg-surface md:sticky md:left-0 md:w-56 md:pl-6';

function ComparisonRow({ course }: { course: SiteCourse }) {
  return (
    <tr className="max-md:block max-md:rounded-card max-md:bg-surface max-md:p-5 md:border-t md:border-line">
      <th scope="row" className={`text-left align-top max-md:block max-md:pb-3 md:p-4 ${firstColumn}`}>
        <a href={`#${course.id}`} className={`inline-block py-1 text-base ${textLinkStyle}`}>
          {course.title}
        </a>
      </th>
      <Cell column={courseTerms.duration}>
        <FactText fact={course.duration} />
      </Cell>
      <Cell column={courseTerms.certification}>
        <span {...markFact(course.validityMonths)}>
          {validityText(factValue<number>(course.validityMonths))}
        </span>
      </Cell>
      <Cell column={courseTerms.price}>{coursePriceText(course)}</Cell>
      <Cell column={courseTerms.audience}>{audienceExcerpt(course.targetAudience)}</Cell>
      <Cell column={courseTerms.prerequisites}>
        <FactText fact={course.prerequisites} />
      </Cell>
    </tr>
  );
}

function Cell({ column, children }: { column: (typeof columns)[number]; children: ReactNode }) {
  return (
    <td
      data-column={column}
      className={`${stackedCell} max-md:border-t max-md:border-line max-md:py-2.5 md:p-4 md:pt-5`}
    >
      <span className="min-w-0">{children}</span>
    </td>
  );
}
