import type { Thing } from 'schema-dts';
import { company } from '@/content/company';
import { routes, type RouteId } from '@/content/routes';
import { factValue } from '@/lib/facts';
import { courseListNode } from '@/lib/seo/course-list';
import { programCourses } from '@/lib/seo/program-list';
import type { TrainingProgram } from '@/lib/training-programs';

/** The structured data of a page of programs. */
export function programGraph(route: RouteId, programs: readonly TrainingProgram[]): readonly Thing[] {
  const { path, label } = routes[route];
  return [courseListNode(factValue(company.origin), path, label, programCourses(programs))];
}
