import { catalogs, classRequestId } from '../../components/courses/model/class-request-id';
import { classRows } from '../../content/courses/class-list';
import { oshaClasses, oshaGroups } from '../../content/courses/osha-classes';
import { businessPrograms } from '../../content/programs/business-opportunities';
import { compliancePrograms } from '../../content/programs/compliance';
import { creditPrograms } from '../../content/programs/continuing-education';
import { type ScheduledCourse, findClassGaps } from '../../lib/courses/class-findings';
import type { ClassDate } from '../../lib/courses/class-dates';
import { classTable } from '../../lib/courses/class-rows';
import type { Price } from '../../lib/money/price';
import { priceTable } from '../../lib/tables/tables';
import { tableFile } from '../../lib/tables/table';
import type { Finding } from '../../lib/facts/readiness';
import type { IsoDate } from '../../lib/time/calendar-days';

/** Self-paced and on-request offers have no class dates. */
const isDated = ({ nextClasses }: { readonly nextClasses: readonly ClassDate[] }) =>
  nextClasses.every(({ kind }) => kind === 'dated');

/** The courses of both organizations, each with its id in the tables. */
export const catalogCourses = catalogs.flatMap((catalog) =>
  catalog.courses.map((course) => ({ ...course, id: classRequestId(catalog, course.id) })),
);

/** Every course and program that may have rows in the table, with the id for its column `course`. */
export const scheduledCourses: readonly ScheduledCourse[] = [
  ...catalogCourses,
  ...oshaClasses,
  ...businessPrograms,
]
  .filter(isDated)
  .map(({ id, title }) => ({ id, title }));

/** Classes in these places (null: anywhere), restricted to courses and programs with dates. */
export function classTableIn(places: readonly string[] | null) {
  return classTable(
    places,
    scheduledCourses.map(({ id }) => id),
  );
}

/** The same, wherever they are. */
export const siteClassTable = classTableIn(null);

/** Every course and program, with the id of its row in the table of prices. */
export const pricedCourses: readonly { readonly id: string; readonly price: Price }[] = [
  ...catalogCourses,
  ...oshaGroups.flatMap(({ programs }) => [...programs]),
  ...compliancePrograms,
  ...creditPrograms,
  ...businessPrograms,
];

/** The table of this site's prices: a row for each course and program, and no other. */
export const sitePriceTable = priceTable([...new Set(pricedCourses.map(({ id }) => id))]);

/** What this site's table of classes lacks. */
export function classGaps(today: IsoDate): readonly Finding[] {
  return findClassGaps(tableFile(siteClassTable), classRows, scheduledCourses, today);
}
