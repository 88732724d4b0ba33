import { collectPlaceholders, type FoundPlaceholder } from '@/lib/facts';
import { ahaCatalogue } from './aha-courses';
import { claims } from './claims';
import { review } from './clinical/review';
import { company } from './company';
import { locations } from './locations';
import { nextSteps } from './locations-page';
import { outbound } from './outbound';
import { testimonials } from './testimonials';
import { redCrossCatalogue } from './red-cross-courses';

/** Every content module that may hold placeholders, by file name. A new module is added here. */
const modules: Readonly<Record<string, unknown>> = {
  'content/company.ts': company,
  'content/claims.ts': claims,
  'content/locations.ts': { locations },
  'content/locations-page.ts': { nextSteps },
  'content/outbound.ts': outbound,
  'content/clinical/review.ts': review,
  'content/testimonials.ts': testimonials,
  'content/aha-courses.ts': ahaCatalogue,
  'content/red-cross-courses.ts': redCrossCatalogue,
};

/** Every placeholder of the site, module by module: what the preview lists and what production refuses. */
export function allPlaceholders(): readonly FoundPlaceholder[] {
  return Object.entries(modules).flatMap(([file, content]) => collectPlaceholders(file, content));
}
