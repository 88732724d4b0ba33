import type { Thing } from 'schema-dts';
import { coursePolicies } from '@/content/courses/course-policies';
import { company } from '@/content/company/company';
import { routes, type RouteId } from '@/content/site/routes';
import { listedCourses } from '@/lib/courses/courses';
import { factValue } from '@/lib/facts/facts';
import { courseListNode } from '@/lib/courses/course-list';
import { comingClasses } from './coming-classes';
import type { SiteCatalog } from './site-course';

/** The visible courses as structured data: a price only if the page shows it, and the confirmed upcoming classes. */
export function courseGraph(route: RouteId, catalog: SiteCatalog): readonly Thing[] {
  const courses = listedCourses(catalog.courses).map((course) => ({
    anchor: course.id,
    name: course.title,
    description: course.description,
    credential: course.certification,
    prerequisites: course.prerequisites,
    classes: comingClasses(course.nextClasses),
    price: course.price,
    groupOf: coursePolicies.groupMinimum,
  }));
  return [courseListNode(factValue(company.origin), routes[route].path, catalog.title, courses)];
}
