import { SiteLink } from '@/components/links/site-link';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { detailsLabels } from '@/content/courses/course-labels';
import { interpolate } from '@/lib/text/interpolate';

/** Registration for a course, in a city that the visitor chooses there. */
export function RegisterLink({
  course,
  classId,
  label = detailsLabels.registerClass,
  className,
}: {
  course: string;
  /** The id of the course in the table of classes, which is also a value of `?class=`. */
  classId: string;
  label?: string;
  className: string;
}) {
  return (
    <SiteLink route="locations" query={{ class: classId }} className={className}>
      {label}
      <VisuallyHidden> {interpolate(detailsLabels.which, { course })}</VisuallyHidden>
    </SiteLink>
  );
}
