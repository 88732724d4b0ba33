import { securityUntil } from '../../content/company/company';
import { isDecorative, pictures } from '../../content/site/pictures';
import { shownPictures } from '../../content/site/shown-pictures';
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
import { faultsOfTables } from '../tables/all-tables';
import { allPlaceholders, contentModules } from './all-content';
import { findUnansweredSynonyms } from './synonym-check';
import { unsignedFindings } from './clinical/signature-check';
import { contradictions } from './contradictions-check';
import { classGaps } from '../tables/course-tables';

/**
 * Everything that blocks publishing the site of these files on `today`, blocking findings first.
 * @throws all faults of the tables in one list, because nothing can be built from them.
 */
export async function checkReadiness(today: IsoDate): Promise<readonly Finding[]> {
  const faults = faultsOfTables();
  if (faults.length > 0) throw new Error(`Fix the tables first:\n  ${faults.join('\n  ')}`);
  const modules = await contentModules();
  // A picture without a file shows a drawn stand-in, which needs no description.
  const drawn = Object.fromEntries(
    Object.entries(pictures).filter(([id]) => shownPictures[id] !== undefined),
  );
  const decorative = new Set(Object.keys(pictures).filter(isDecorative));
  const findings = [
    ...(await allPlaceholders()).map(placeholderFinding),
    ...contradictions(modules, today),
    ...findPastDates(modules, today),
    ...classGaps(today),
    ...findOldReviews(modules, today),
    ...findReservedAddresses(modules),
    ...findMissingAlts('content/site/pictures.ts', drawn, decorative),
    ...findUnansweredSynonyms(rowsOf(synonymTable)),
    ...unsignedFindings(),
    ...findSecurityFaults(tableFile(companyTable), securityUntil, today),
  ];
  return [
    ...findings.filter((finding) => finding.isBlocking),
    ...findings.filter((finding) => !finding.isBlocking),
  ];
}
