import { collectPlaceholders, type FoundPlaceholder } from '@/lib/facts';
import { recognizedCertifications, timeline } from './about';
import { businessFinancing, businessPrograms, successStories } from './business-opportunities';
import { ahaCatalogue } from './aha-courses';
import { books } from './books';
import { claims } from './claims';
import { review } from './clinical/review';
import { company } from './company';
import { equipment } from './equipment';
import { locations } from './locations';
import { nextSteps } from './locations-page';
import { merchandise } from './merchandise';
import { outbound } from './outbound';
import { privacyOpenFacts } from './privacy';
import { additionalTeam, coreTeam } from './team';
import { termsOfServiceNotice } from './terms-of-service';
import { redCrossCatalogue } from './red-cross-courses';
import { trustBar } from './shop-pages';
import { testimonials } from './testimonials';

/** Every content module that may hold placeholders, by file name. A new module is added here. */
export const contentModules: Readonly<Record<string, unknown>> = {
  'content/company.ts': company,
  'content/claims.ts': claims,
  'content/locations.ts': { locations },
  'content/locations-page.ts': { nextSteps },
  'content/outbound.ts': outbound,
  'content/clinical/review.ts': review,
  'content/about.ts': { timeline, recognizedCertifications },
  'content/team.ts': { coreTeam, additionalTeam },
  'content/business-opportunities.ts': { businessPrograms, successStories, plans: businessFinancing.plans },
  'content/privacy.ts': privacyOpenFacts,
  'content/terms-of-service.ts': { termsOfServiceNotice },
  'content/merchandise.ts': merchandise,
  'content/books.ts': books,
  'content/equipment.ts': equipment,
  'content/shop-pages.ts': { trustBar },
  'content/testimonials.ts': testimonials,
  'content/aha-courses.ts': ahaCatalogue,
  'content/red-cross-courses.ts': redCrossCatalogue,
};

/** Every placeholder of the site, module by module: what the preview lists and what production refuses. */
export function allPlaceholders(): readonly FoundPlaceholder[] {
  return Object.entries(contentModules).flatMap(([file, content]) => collectPlaceholders(file, content));
}
