import type { Thing } from 'schema-dts';
import { company } from '@/content/company';
import { routes, type RouteId } from '@/content/routes';
import { factValue } from '@/lib/facts';
import { programListNode } from '@/lib/seo/program-list';
import type { TrainingProgram } from '@/lib/training-programs';

/** The structured data of a page of programs. */
export function programGraph(route: RouteId, programs: readonly TrainingProgram[]): readonly Thing[] {
  const { path, label } = routes[route];
  return [programListNode({ origin: factValue(company.origin), path, name: label }, programs)];
}
