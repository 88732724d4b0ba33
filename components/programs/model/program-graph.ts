import type { Thing } from 'schema-dts';
import { comingClasses } from '@/components/courses/model/coming-classes';
import { company } from '@/content/company/company';
import { routes, type RouteId } from '@/content/site/routes';
import { factValue } from '@/lib/facts/facts';
import { courseListNode } from '@/lib/courses/course-list';
import { programCourses } from '@/lib/programs/program-list';
import type { TrainingProgram } from '@/lib/programs/training-programs';

/** The structured data of a page of programs, with classes only if the page shows them. */
export function programGraph(
  route: RouteId,
  programs: readonly TrainingProgram[],
  areClassesShown = false,
): readonly Thing[] {
  const { path, label } = routes[route];
  return [
    courseListNode(
      factValue(company.origin),
      path,
      label,
      programCourses(programs, areClassesShown ? comingClasses : undefined),
    ),
  ];
}
