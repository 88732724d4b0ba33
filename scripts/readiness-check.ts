import { existsSync, readFileSync } from 'node:fs';
import { accessibilityHero } from '../content/accessibility';
import { acls } from '../content/clinical/acls';
import { bls } from '../content/clinical/bls';
import { bradycardia } from '../content/clinical/bradycardia';
import { notes } from '../content/clinical/notes';
import { pals } from '../content/clinical/pals';
import { from } from '../content/clinical/sources';
import { tachycardia } from '../content/clinical/tachycardia';
import { company } from '../content/company';
import { pictures } from '../content/pictures';
import { allPlaceholders, contentModules } from '../content/registry';
import { additionalTeam, coreTeam } from '../content/team';
import type { IsoDate } from '../lib/dates';
import { factValue } from '../lib/facts';
import { type ContentFiles, type Finding, findMissingAlts, findOldReviews, findPastDates, findReservedAddresses, findSecurityFaults, placeholderFinding } from '../lib/readiness';

/** Modules with days of review that hold no placeholder, and so are not in the registry. */
const reviewed: ContentFiles = {
  // A statement on accessibility is a review: its words are compared with the site.
  'content/accessibility.ts': { checkedOn: accessibilityHero.lastUpdated },
  'content/clinical/sources.ts': from,
  'content/clinical/notes.ts': notes,
  'content/clinical/acls.ts': acls,
  'content/clinical/bls.ts': bls,
  'content/clinical/bradycardia.ts': bradycardia,
  'content/clinical/pals.ts': pals,
  'content/clinical/tachycardia.ts': tachycardia,
};

const securityFile = 'public/.well-known/security.txt';

/** Everything that keeps the site of these files from being published on `today`, blocking findings first. */
export function checkReadiness(today: IsoDate): readonly Finding[] {
  const content: ContentFiles = { ...contentModules, ...reviewed };
  // Names and roles stand beside the portraits.
  const portraits = new Set<string>([...coreTeam, ...additionalTeam].map((member) => member.image));
  const findings = [
    ...allPlaceholders().map(placeholderFinding),
    ...findPastDates(content, today),
    ...findOldReviews(content, today),
    ...findReservedAddresses(content),
    ...findMissingAlts('content/pictures.ts', pictures, portraits),
    ...findSecurityFaults(securityFile, existsSync(securityFile) ? readFileSync(securityFile, 'utf8') : null, today, factValue(company.supportEmail)),
  ];
  return [...findings.filter((finding) => finding.isBlocking), ...findings.filter((finding) => !finding.isBlocking)];
}
