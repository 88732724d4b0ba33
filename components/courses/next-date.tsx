import { NextClass } from '@/components/islands/courses/next-class';
import { Island } from '@/components/layout/island';
import { buildDay } from '@/content/site/build-day';
import { routes } from '@/content/site/routes';
import { classListedOn } from '@/content/courses/class-list';
import { courseCardLabels, detailsLabels } from '@/content/courses/course-labels';
import { classOutlook, dayAndPlace, nextClass } from '@/lib/courses/class-dates';
import { interpolate } from '@/lib/text/interpolate';
import { type DatesProps, SeeDates } from './see-dates';

/**
 * Date and place of the next class as of the visitor's day. Until that is known, a link to the course's dates takes
 * the same space, so that nothing moves when the date appears.
 */
export function NextDate(props: DatesProps) {
  const { course, dates, classId } = props;
  const coming = nextClass(classOutlook(dates, buildDay() ?? '', classListedOn));
  const undated = <SeeDates {...props} />;
  return (
    <Island hydrate="interaction" hasLostNote={false}>
      <NextClass
        name={`next-${classId}`}
        courseId={classId}
        cityPath={routes.locations.path}
        which={interpolate(detailsLabels.which, { course })}
        dates={dates}
        listedOn={classListedOn}
        text={courseCardLabels.nextDate}
        slots={{
          undated:
            coming === undefined ? (
              undated
            ) : (
              <div
                data-coming={dayAndPlace(coming, courseCardLabels.nextDate)}
                className="grid *:col-start-1 *:row-start-1 after:invisible after:col-start-1 after:row-start-1 after:font-semibold after:content-[attr(data-coming)]"
              >
                {undated}
              </div>
            ),
        }}
      />
    </Island>
  );
}
