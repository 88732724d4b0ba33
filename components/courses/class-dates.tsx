import { UpcomingClasses } from '@/components/islands/courses/upcoming-classes';
import { Island } from '@/components/layout/island';
import { classListedOn } from '@/content/courses/class-list';
import { routes } from '@/content/site/routes';
import { upcomingClassLabels } from '@/content/courses/course-labels';
import type { ClassDate } from '@/lib/courses/class-dates';
import { SeeDates } from './see-dates';

/**
 * The upcoming classes of one course. The exported page has no date, because which ones are still upcoming depends on
 * the visitor's day; it links to the next of them.
 */
export function ClassDates({
  course,
  dates,
  classId,
}: {
  course: string;
  dates: readonly ClassDate[];
  /** The value of `?class=` that keeps the course selected. */
  classId: string;
}) {
  return (
    <Island hydrate="interaction" hasLostNote={false}>
      <UpcomingClasses
        name={`classes-${classId}`}
        course={course}
        dates={dates}
        listedOn={classListedOn}
        courseId={classId}
        cityPath={routes.locations.path}
        labels={upcomingClassLabels}
        slots={{
          undated: <SeeDates course={course} dates={dates} classId={classId} />,
        }}
      />
    </Island>
  );
}
