import { addressOf, referencePages } from '../../../scripts/check/clinical/clinical-data';

/** The reference pages with decision trees and sheets for a code cart: all but the short help pages. */
export const algorithmPages = referencePages.filter((page) => addressOf(page).endsWith('-algorithm'));

export const sheets = algorithmPages.flatMap((page) => page.sheets.map((sheet) => ({ page, sheet })));
