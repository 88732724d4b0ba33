import { securityUntil } from '../../content/company/company';
import { isDecorative, pictures } from '../../content/site/pictures';
import { shownPictures } from '../../content/site/shown-pictures';
import { contentModules } from '../../content/site/content-modules';
import { allPlaceholders } from '../../content/site/registry';
import type { IsoDate } from '../../lib/time/calendar-days';
import { companyTable } from '../../lib/tables/company-table';
import { tableFile } from '../../lib/tables/table';
import {
  type Finding,
  findMissingAlts,
  findOldReviews,
  findPastDates,
  findReservedAddresses,
  findSecurityFaults,
  placeholderFinding,
} from '../../lib/facts/readiness';
import { rowsOf } from '../../content/site/table-rows';
import { synonymTable } from '../../lib/tables/tables';
import { findUnansweredSynonyms } from './synonym-check';
import { unsignedFindings } from './clinical/signature-check';
import { contradictions } from './contradictions-check';
import { classGaps } from '../tables/course-tables';

/** Everything that blocks publishing the site of these files on `today`, blocking findings first. */
export function checkReadiness(today: IsoDate): readonly Finding[] {
  // A picture without a file shows a drawn stand-in, which needs no description.
  const drawn = Object.fromEntries(
    Object.entries(pictures).filter(([id]) => shownPictures[id] !== undefined),
  );
  const findings = [
    ...allPlaceholders().map(placeholderFinding),
    ...contradictions(today),
    ...findPastDates(contentModules, today),
    ...classGaps(today),
    ...findOldReviews(contentModules, today),
    ...findReservedAddresses(contentModules),
    ...findMissingAlts(
      'content/site/pictures.ts',
      drawn,
      new Set(Object.keys(pictures).filter(isDecorative)),
    ),
    ...findUnansweredSynonyms(rowsOf(synonymTable)),
    ...unsignedFindings(),
    ...findSecurityFaults(tableFile(companyTable), securityUntil, today),
  ];
  return [
    ...findings.filter((finding) => finding.isBlocking),
    ...findings.filter((finding) => !finding.isBlocking),
  ];
}
