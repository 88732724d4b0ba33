import type { ReactNode } from 'react';
import { SiteLink } from '@/components/links/site-link';
import { textLinkStyle } from '@/components/ui/text-link';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { courseCardLabels, detailsLabels } from '@/content/courses/course-labels';
import type { ClassDate } from '@/lib/courses/class-dates';
import { interpolate } from '@/lib/text/interpolate';
import { isToCome } from './model/coming-classes';

/** The anchor of all dates on the locations page. */
const classDatesAnchor = 'class-dates';

type SeeDatesProps = {
  course: string;
  dates: readonly ClassDate[];
  /** The value of `?class=` that keeps the course. */
  classId: string;
  /** What shows where no class is ahead on the day of the build. */
  children: ReactNode;
};

/**
 * The way to the dates of a course, which needs no script. The report of a preview compares classes, not the words that
 * follow from them (`data-by-dates`).
 */
export function SeeDates({ course, dates, classId, children }: SeeDatesProps) {
  const isComing = dates.some((entry) => entry.kind === 'dated' && isToCome(entry.date));
  return (
    <div data-by-dates="">
      {isComing ? (
        <SiteLink
          route="locations"
          query={{ class: classId }}
          hash={classDatesAnchor}
          // Tall enough for a thumb, yet no taller than the date that replaces it.
          className={`-my-1 inline-block py-1 ${textLinkStyle}`}
        >
          {courseCardLabels.seeDates}
          <VisuallyHidden> {interpolate(detailsLabels.which, { course })}</VisuallyHidden>
        </SiteLink>
      ) : (
        children
      )}
    </div>
  );
}
