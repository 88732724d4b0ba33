import type { Thing } from 'schema-dts';
import { coursePolicies } from '@/content/courses/course-policies';
import { company } from '@/content/company/company';
import { oshaClasses, oshaPage } from '@/content/courses/osha-classes';
import { routes } from '@/content/site/routes';
import { factValue } from '@/lib/facts/facts';
import { courseListNode } from '@/lib/courses/course-list';
import { comingClasses } from './coming-classes';

/** Every priced class as structured data, with the price on the page and the confirmed upcoming classes. */
export function oshaGraph(): readonly Thing[] {
  const courses = oshaClasses.map((entry) => ({
    anchor: entry.id,
    name: entry.title,
    description: entry.description,
    credential: entry.certification,
    prerequisites: entry.prerequisites,
    price: entry.price,
    groupOf: coursePolicies.groupMinimum,
    classes: comingClasses(entry.nextClasses),
  }));
  return [courseListNode(factValue(company.origin), routes.oshaClasses.path, oshaPage.title, courses)];
}
