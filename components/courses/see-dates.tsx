import { SiteLink } from '@/components/links/site-link';
import { textLinkStyle } from '@/components/ui/text-link';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { courseCardWords, detailsWords } from '@/content/courses/course-words';
import type { ClassDate } from '@/lib/courses/class-dates';
import { fillIn } from '@/lib/text/fill-in';
import { isToCome } from './view/coming-classes';

/** The anchor of all dates on the locations page. */
const classDatesAnchor = 'class-dates';

/** True when the day of the build still has a class ahead. */
export function hasDatesToCome(dates: readonly ClassDate[]): boolean {
  return dates.some((entry) => entry.kind === 'dated' && isToCome(entry.date));
}

/** The way to the dates of a course, which needs no script. */
export function SeeDates({ course, classId }: { course: string; classId: string }) {
  return (
    <SiteLink route="locations" query={{ class: classId }} hash={classDatesAnchor} className={textLinkStyle}>
      {courseCardWords.seeDates}
      <VisuallyHidden> {fillIn(detailsWords.which, { course })}</VisuallyHidden>
    </SiteLink>
  );
}
