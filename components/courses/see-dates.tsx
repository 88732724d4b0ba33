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
  /** The value of `?class=` that keeps the course selected. */
  classId: string;
  /** The fallback if no class is upcoming at build time. */
  children: ReactNode;
};

/**
 * A link to the dates of a course, which needs no scripts. The preview report compares classes, not the text that
 * depends on them (`data-by-dates`).
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
          // Tall enough for a thumb, but no taller than the date that replaces it.
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
