import type { Thing } from 'schema-dts';
import { company } from '@/content/company';
import { routes, type RouteId } from '@/content/routes';
import { listedCourses } from '@/lib/courses';
import { factValue } from '@/lib/facts';
import { courseListNode } from '@/lib/seo/course-list';
import type { SiteCatalogue } from './site-course';

/** The visible courses as structured data: no price, because the page shows none, and no class date. */
export function courseGraph(route: RouteId, catalogue: SiteCatalogue): readonly Thing[] {
  const courses = listedCourses(catalogue.courses).map((course) => ({
    anchor: course.id,
    name: course.title,
    description: course.description,
    credential: course.certification,
    prerequisites: factValue<string>(course.prerequisites),
  }));
  return [courseListNode(factValue(company.origin), routes[route].path, catalogue.title, courses)];
}
