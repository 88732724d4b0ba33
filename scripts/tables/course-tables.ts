import { classRequestId } from '../../components/courses/model/class-request-id';
import { ahaCatalog } from '../../content/courses/aha-courses';
import { classPlaces, classRows } from '../../content/courses/class-list';
import { oshaClasses } from '../../content/courses/osha-classes';
import { redCrossCatalog } from '../../content/courses/red-cross-courses';
import { businessPrograms } from '../../content/programs/business-opportunities';
import { type ScheduledCourse, findClassGaps } from '../../lib/courses/class-findings';
import type { ClassDate } from '../../lib/courses/class-dates';
import type { CourseCatalog } from '../../lib/courses/courses';
import { classTable } from '../../lib/courses/class-rows';
import { tableFile } from '../../lib/tables/table';
import type { Finding } from '../../lib/facts/readiness';
import type { IsoDate } from '../../lib/time/calendar-days';

const catalogs: readonly CourseCatalog[] = [ahaCatalog, redCrossCatalog];

/** Self-paced and on-request offers have no class dates. */
const isDated = ({ nextClasses }: { readonly nextClasses: readonly ClassDate[] }) =>
  nextClasses.every(({ kind }) => kind === 'dated');

/** Every course and program that may have rows in the table, with the id for its column `course`. */
export const scheduledCourses: readonly ScheduledCourse[] = [
  ...catalogs.flatMap((catalog) =>
    catalog.courses.map((course) => ({ ...course, id: classRequestId(catalog, course.id) })),
  ),
  ...oshaClasses,
  ...businessPrograms,
]
  .filter(isDated)
  .map(({ id, title }) => ({ id, title }));

/** This site's classes, restricted to its places and to courses and programs with dates. */
export const siteClassTable = classTable(
  classPlaces,
  scheduledCourses.map(({ id }) => id),
);

/** What this site's table of classes lacks. */
export function classGaps(today: IsoDate): readonly Finding[] {
  return findClassGaps(tableFile(siteClassTable), classRows, scheduledCourses, today);
}
