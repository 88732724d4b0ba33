import { collectPlaceholders, type FoundPlaceholder } from '@/lib/facts';
import { claims } from './claims';
import { review } from './clinical/review';
import { company } from './company';
import { outbound } from './outbound';

/** Every content module that may hold placeholders, by file name. A new module is added here. */
const modules: Readonly<Record<string, unknown>> = {
  'content/company.ts': company,
  'content/claims.ts': claims,
  'content/outbound.ts': outbound,
  'content/clinical/review.ts': review,
};

/** Every placeholder of the site, module by module: what the preview lists and what production refuses. */
export function allPlaceholders(): readonly FoundPlaceholder[] {
  return Object.entries(modules).flatMap(([file, content]) => collectPlaceholders(file, content));
}
