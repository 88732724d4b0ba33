import { collectPlaceholders, type FoundPlaceholder } from '@/lib/facts';
import { recognizedCertifications, timeline } from './about';
import { businessFinancing, businessPrograms, successStories } from './business-opportunities';
import { claims } from './claims';
import { company } from './company';
import { outbound } from './outbound';
import { privacyOpenFacts } from './privacy';
import { additionalTeam, coreTeam } from './team';
import { termsOfServiceNotice } from './terms-of-service';

/** Every content module that may hold placeholders, by file name. A new module is added here. */
const modules: Readonly<Record<string, unknown>> = {
  'content/company.ts': company,
  'content/claims.ts': claims,
  'content/outbound.ts': outbound,
  'content/about.ts': { timeline, recognizedCertifications },
  'content/team.ts': { coreTeam, additionalTeam },
  'content/business-opportunities.ts': { businessPrograms, successStories, plans: businessFinancing.plans },
  'content/privacy.ts': privacyOpenFacts,
  'content/terms-of-service.ts': { termsOfServiceNotice },
};

/** Every placeholder of the site, module by module: what the preview lists and what production refuses. */
export function allPlaceholders(): readonly FoundPlaceholder[] {
  return Object.entries(modules).flatMap(([file, content]) => collectPlaceholders(file, content));
}
