import type { Thing } from 'schema-dts';
import { company } from '@/content/company';
import { oshaClassGroups, oshaPage } from '@/content/osha-classes';
import { routes } from '@/content/routes';
import { factValue } from '@/lib/facts';
import { allOshaClasses, type OshaClass } from '@/lib/osha-classes';
import { courseListNode } from '@/lib/seo/course-list';

/** Every priced class as structured data, with the price that the page shows. */
export function oshaGraph(): readonly Thing[] {
  const courses = allOshaClasses<OshaClass>(oshaClassGroups).map((entry) => ({
    anchor: entry.id,
    name: entry.title,
    description: entry.description,
    credential: entry.certification,
    prerequisites: entry.prerequisites,
    price: entry.price,
  }));
  return [courseListNode(factValue(company.origin), routes.oshaClasses.path, oshaPage.title, courses)];
}
