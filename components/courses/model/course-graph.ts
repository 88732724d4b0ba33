import type { Thing } from 'schema-dts';
import { coursePolicies } from '@/content/courses/course-policies';
import { company } from '@/content/company/company';
import { oshaClasses, oshaPage } from '@/content/courses/osha-classes';
import { routes, type RouteId } from '@/content/site/routes';
import { listedCourses } from '@/lib/courses/courses';
import { factValue } from '@/lib/facts/facts';
import { courseListNode } from '@/lib/courses/course-list';
import type { OshaClass } from '@/lib/courses/osha-classes';
import { comingClasses } from './coming-classes';
import type { SiteCatalog, SiteCourse } from './site-course';

/** Courses as structured data: each price as on the page, and the confirmed upcoming classes. */
function courseList(
  route: RouteId,
  title: string,
  entries: readonly (SiteCourse | OshaClass)[],
): readonly Thing[] {
  const courses = entries.map((entry) => ({
    anchor: entry.id,
    name: entry.title,
    description: entry.description,
    credential: entry.certification,
    prerequisites: entry.prerequisites,
    classes: comingClasses(entry.nextClasses),
    price: entry.price,
    groupOf: coursePolicies.groupMinimum,
  }));
  return [courseListNode(factValue(company.origin), routes[route].path, title, courses)];
}

/** The visible courses of an organization. */
export function courseGraph(route: RouteId, { title, courses }: SiteCatalog): readonly Thing[] {
  return courseList(route, title, listedCourses(courses));
}

/** Every OSHA and HIPAA class. */
export function oshaGraph(): readonly Thing[] {
  return courseList('oshaClasses', oshaPage.title, oshaClasses);
}
