import { catalogs } from '@/components/courses/model/class-request-id';
import { courseProviders, renewalLabels } from '@/content/courses/course-labels';
import type { ReminderKind } from '@/lib/courses/card-renewal';
import { listedCourses } from '@/lib/courses/courses';
import { factValue } from '@/lib/facts/facts';

/** The cards that expire, with the rule of the issuing organization. */
export function cardKinds(): readonly ReminderKind[] {
  return catalogs.flatMap(({ courses, provider, cardRule }) =>
    listedCourses(courses).map(({ id, title, validityMonths }) => ({
      id: `${provider}-${id}`,
      label: `${title} (${courseProviders[provider]})`,
      dateLabel: renewalLabels.issued,
      card: { rule: cardRule, months: factValue<number>(validityMonths) },
    })),
  );
}
