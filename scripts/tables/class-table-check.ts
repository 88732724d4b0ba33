import { classRequestId } from '../../components/courses/view/class-request-id';
import { ahaCatalogue } from '../../content/courses/aha-courses';
import { classPlaces, classRows } from '../../content/courses/class-list';
import { oshaClasses } from '../../content/courses/osha-classes';
import { redCrossCatalogue } from '../../content/courses/red-cross-courses';
import { businessPrograms } from '../../content/programs/business-opportunities';
import { type ScheduledCourse, findClassGaps } from '../../lib/courses/class-findings';
import type { ClassDate } from '../../lib/courses/class-dates';
import type { CourseCatalogue } from '../../lib/courses/courses';
import { classTable } from '../../lib/courses/class-table';
import { tableFile } from '../../lib/tables/table';
import type { Finding } from '../../lib/facts/readiness';
import type { IsoDate } from '../../lib/time/calendar-days';

const catalogues: readonly CourseCatalogue[] = [ahaCatalogue, redCrossCatalogue];

/** What is taken at one's own pace or on request has no class dates. */
const isDated = ({ nextClasses }: { readonly nextClasses: readonly ClassDate[] }) =>
  nextClasses.every(({ kind }) => kind === 'dated');

/** Every course and program that may have rows in the table, with the id that the column `course` takes. */
export const scheduledCourses: readonly ScheduledCourse[] = [
  ...catalogues.flatMap((catalogue) =>
    catalogue.courses.map((course) => ({ ...course, id: classRequestId(catalogue, course.id) })),
  ),
  ...oshaClasses,
  ...businessPrograms,
]
  .filter(isDated)
  .map(({ id, title }) => ({ id, title }));

/** The table of this site's classes: only its places, and only courses and programs that have dates. */
export const siteClassTable = classTable(
  classPlaces,
  scheduledCourses.map(({ id }) => id),
);

/** What the table of this site lacks. */
export function classGaps(today: IsoDate): readonly Finding[] {
  return findClassGaps(tableFile(siteClassTable), classRows, scheduledCourses, today);
}
