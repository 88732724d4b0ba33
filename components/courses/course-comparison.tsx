import type { ReactNode } from 'react';
import { SideBySide } from '@/components/islands/courses/side-by-side';
import { Island } from '@/components/layout/island';
import { Section } from '@/components/layout/section';
import { FactText } from '@/components/facts/fact-text';
import { markFact } from '@/components/facts/mark-fact';
import { textLinkStyle } from '@/components/ui/text-link';
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

/** The columns on a phone. */
const picks = [0, 1] as const;

/**
 * The listed courses side by side: a table with a sticky first column; on a phone two of them, which the visitor picks
 * without any script (course-comparison.css).
 */
export function CourseComparison({ catalog }: { catalog: SiteCatalog }) {
  const courses = listedCourses(catalog.courses);
  return (
    <Section id="compare" tone="sand" title={comparison.title} lead={catalog.comparisonLead}>
      <div className="course-comparison rounded-card bg-surface shadow-low">
        {courses.length < picks.length ? null : (
          <div className="course-picks rounded-t-card bg-surface print:hidden">
            {picks.map((pick) => (
              <select
                key={pick}
                aria-label={comparison.picks[pick]}
                defaultValue={courses[pick]?.id}
                autoComplete="off"
                className="min-h-12 w-full min-w-0 rounded-field border border-control bg-surface px-2 text-sm font-semibold text-ink"
              >
                {courses.map(({ id, title }) => (
                  <option key={id} value={id}>
                    {title}
                  </option>
                ))}
              </select>
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
                {columns.map((column, index) => (
                  <th
                    key={column}
                    scope="col"
                    className={`align-bottom text-xs md:p-4 font-semibold text-ink-soft ${index === 0 ? firstColumn : ''}`}
                  >
                    {column}
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

const firstColumn = 'bg-surface md:sticky md:left-0 md:w-56 md:pl-6';

function ComparisonRow({ course }: { course: SiteCourse }) {
  return (
    <tr className="border-t border-line">
      <th scope="row" className={`text-left align-top md:p-4 ${firstColumn}`}>
        <a href={`#${course.id}`} className={`inline-block py-1 text-base ${textLinkStyle}`}>
          {course.title}
        </a>
      </th>
      <Cell>
        <FactText fact={course.duration} />
      </Cell>
      <Cell>
        <span {...markFact(course.validityMonths)}>
          {validityText(factValue<number>(course.validityMonths))}
        </span>
      </Cell>
      <Cell>{coursePriceText(course)}</Cell>
      <Cell>{audienceExcerpt(course.targetAudience)}</Cell>
      <Cell>
        <FactText fact={course.prerequisites} />
      </Cell>
    </tr>
  );
}

function Cell({ children }: { children: ReactNode }) {
  return <td className="align-top md:p-4 md:pt-5">{children}</td>;
}
