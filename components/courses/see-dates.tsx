import { textLinkStyle } from '@/components/ui/text-link';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { courseCardLabels, detailsLabels } from '@/content/courses/course-labels';
import { buildDay } from '@/content/site/build-day';
import { routes } from '@/content/site/routes';
import { classDateLabels, classListedOn } from '@/content/courses/class-list';
import { type ClassDate, classOutlook, nextClass } from '@/lib/courses/class-dates';
import { classHref } from '@/lib/courses/class-page';
import { interpolate } from '@/lib/text/interpolate';

export type DatesProps = {
  course: string;
  dates: readonly ClassDate[];
  /** The id of the course in the table of classes, which is also a value of `?class=`. */
  classId: string;
};

/**
 * A link to the next class of a course, among all dates of its city, which needs no scripts; without one, how it is
 * offered. The preview report compares classes, not the text that depends on them (`data-by-dates`).
 */
export function SeeDates({ course, dates, classId }: DatesProps) {
  const outlook = classOutlook(dates, buildDay() ?? '', classListedOn);
  const next = nextClass(outlook);
  const offer = outlook.kind === 'dated' || outlook.kind === 'none' ? null : classDateLabels[outlook.kind];
  return (
    <div data-by-dates="">
      {next === undefined ? (
        offer
      ) : (
        <a
          href={classHref(routes.locations.path, classId, next)}
          // Tall enough for a thumb, but no taller than the date that replaces it.
          className={`-my-1 inline-block py-1 ${textLinkStyle}`}
        >
          {courseCardLabels.seeDates}
          <VisuallyHidden> {interpolate(detailsLabels.which, { course })}</VisuallyHidden>
        </a>
      )}
    </div>
  );
}
