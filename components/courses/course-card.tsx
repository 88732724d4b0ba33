import { DetailsDialog } from '@/components/islands/courses/details-dialog';
import { Island } from '@/components/layout/island';
import { SitePicture } from '@/components/layout/site-picture';
import { FactText } from '@/components/facts/fact-text';
import { markFact } from '@/components/facts/mark-fact';
import { Badge } from '@/components/ui/badge';
import { buttonStyle } from '@/components/ui/button-style';
import { FactList } from '@/components/ui/fact-list';
import { courseTerms, courseLabels, detailsDialogLabels } from '@/content/courses/course-labels';
import { validityText } from '@/lib/courses/courses';
import { interpolate } from '@/lib/text/interpolate';
import { factValue } from '@/lib/facts/facts';
import { coursePriceText } from '@/components/courses/model/seat-prices';
import { hasNextDate } from '@/components/courses/model/coming-classes';
import { classRequestId } from '@/components/courses/model/class-request-id';
import { NextDate } from './next-date';
import { CourseDetails } from './course-details';
import { RegisterLink } from './register-link';
import type { SiteCatalog, SiteCourse } from '@/components/courses/model/site-course';

/** One course of the overview. Its id is the anchor that search results and other pages link to. */
export function CourseCard({ course, catalog }: { course: SiteCourse; catalog: SiteCatalog }) {
  const classId = classRequestId(catalog, course.id);
  return (
    <article
      id={course.id}
      aria-labelledby={`${course.id}-title`}
      className="grid gap-x-10 gap-y-6 border-t border-line py-8 sm:py-10 md:grid-cols-12"
    >
      <div className="relative md:col-span-5 lg:col-span-4">
        <SitePicture
          id={course.picture}
          sizes="(min-width: 64rem) 24rem, (min-width: 48rem) 40vw, 90vw"
          className="rounded-card"
        />
        <span {...markFact(course.validityMonths)} className="absolute top-3 left-3">
          <Badge tone="surface">
            {interpolate(courseLabels.validity, {
              validity: validityText(factValue<number>(course.validityMonths)),
            })}
          </Badge>
        </span>
      </div>
      <div className="md:col-span-7 lg:col-span-8">
        <div className="grid gap-x-10 gap-y-5 lg:grid-cols-8">
          <div className="lg:col-span-5">
            <h3 id={`${course.id}-title`} className="text-title">
              {course.title}
            </h3>
            <p className="mt-1 font-semibold text-green">{course.subtitle}</p>
            <p className="mt-4 max-w-measure text-lg text-ink-soft">{course.description}</p>
          </div>
          <FactList
            className="lg:col-span-3 lg:-mt-2.5 [&_dd]:ml-auto [&_dd]:text-right"
            rows={[
              { term: courseTerms.duration, value: <FactText fact={course.duration} /> },
              {
                term: courseTerms.certification,
                value: (
                  <span {...markFact(course.validityMonths)}>
                    {validityText(factValue<number>(course.validityMonths))}
                  </span>
                ),
              },
              ...(hasNextDate(course.nextClasses)
                ? [
                    {
                      term: courseTerms.next,
                      value: <NextDate course={course.title} dates={course.nextClasses} classId={classId} />,
                    },
                  ]
                : []),
              ...(course.price.kind === 'on-request'
                ? []
                : [{ term: courseTerms.price, value: coursePriceText(course) }]),
            ]}
          />
        </div>
        <div className="mt-4 flex flex-wrap items-start gap-x-3 border-t border-line">
          <RegisterLink
            course={course.title}
            classId={classId}
            className={buttonStyle('solid', 'sm', 'my-4')}
          />
          <CardDetails course={course} catalog={catalog} />
        </div>
      </div>
    </article>
  );
}

function CardDetails({ course, catalog }: { course: SiteCourse; catalog: SiteCatalog }) {
  return (
    <Island hydrate="interaction" hasLostNote={false}>
      <DetailsDialog
        name={`details-${course.id}`}
        id={course.id}
        title={course.title}
        labels={detailsDialogLabels}
        slots={{ details: <CourseDetails course={course} catalog={catalog} /> }}
      />
    </Island>
  );
}

/** The details of a course that is not in the overview: only the address opens them (`?course=`). */
export function UnlistedDetails(props: { course: SiteCourse; catalog: SiteCatalog }) {
  return (
    <div hidden>
      <CardDetails {...props} />
    </div>
  );
}
