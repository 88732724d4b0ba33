import { UpcomingClasses } from '@/components/islands/courses/upcoming-classes';
import { Island } from '@/components/layout/island';
import { classListedOn } from '@/content/courses/class-list';
import { routes } from '@/content/site/routes';
import { upcomingClassLabels } from '@/content/courses/course-labels';
import { type DatesProps, SeeDates } from './see-dates';

/**
 * The upcoming classes of one course. The exported page has no date, because which ones are still upcoming depends on
 * the visitor's day; it links to the next of them.
 */
export function ClassDates(props: DatesProps) {
  const { course, dates, classId } = props;
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
        slots={{ undated: <SeeDates {...props} /> }}
      />
    </Island>
  );
}
