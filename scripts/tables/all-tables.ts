import { readFileSync } from 'node:fs';
import { faultsOfTable, type Table, tableFile } from '../../lib/tables/table';
import { companyTable } from '../../lib/tables/company-table';
import { reviewTable } from '../../lib/tables/review-table';
import {
  bookTable,
  cityTable,
  claimTable,
  equipmentTable,
  linkTable,
  merchandiseTable,
  officeTable,
  peopleTable,
  storyTable,
  synonymTable,
  testimonialTable,
  timelineTable,
} from '../../lib/tables/tables';
import { locations } from '../../content/locations/locations';
import { rowsOf } from '../../content/site/table-rows';
import { factValue } from '../../lib/facts/facts';
import { faultsOfReviews } from '../check/clinical/signature-check';
import { siteClassTable, sitePriceTable } from './course-tables';

/** Every table of content/tables, in the order of the workbook's sheets. */
export const allTables: readonly Table[] = [
  companyTable,
  claimTable,
  linkTable,
  cityTable,
  officeTable,
  peopleTable,
  timelineTable,
  testimonialTable,
  storyTable,
  sitePriceTable,
  merchandiseTable,
  bookTable,
  equipmentTable,
  siteClassTable,
  synonymTable,
  reviewTable,
];

/** What is wrong in the tables, one sentence each. Every kind of build stops at any of them. */
export function faultsOfTables(): readonly string[] {
  return [
    ...allTables.flatMap((table) => faultsOfTable(table, readFileSync(tableFile(table), 'utf8'))),
    ...faultsOfCities(),
    ...faultsOfOffices(),
    ...faultsOfReviews(),
  ];
}

/** What a row of cities.csv contradicts in other tables or on the map. */
function faultsOfCities(): readonly string[] {
  const links = new Set(rowsOf(linkTable).map(({ id }) => id));
  const found = new Set(locations.map(({ id }) => id));
  const cities = rowsOf(cityTable);
  const nameOf = ({ city, state }: (typeof cities)[number]) => `${factValue(city)}, ${factValue(state)}`;
  return cities.flatMap((row, index) => {
    const { id, city, isListed, ahaForm, redCrossForm } = row;
    const isTwice = cities.findIndex((other) => nameOf(other) === nameOf(row)) < index;
    return [
      ...(isTwice ? [`There is another row for ${nameOf(row)}. Remove one of them.`] : []),
      ...(isListed && !found.has(id)
        ? [
            `The gazetteer has no "${factValue(city)}" there. Check the name and the state, or write its latitude and longitude.`,
          ]
        : []),
      ...[ahaForm, redCrossForm]
        .filter((form) => form !== undefined && !links.has(form))
        .map(
          (form) =>
            `"${form}" is the id of no row of ${tableFile(linkTable)}. Write one that is, or nothing.`,
        ),
    ].map((sentence) => `${tableFile(cityTable)}, ${id}: ${sentence}`);
  });
}

/** Pages show one headquarters; a company without offices has none. */
function faultsOfOffices(): readonly string[] {
  const offices = rowsOf(officeTable);
  const count = offices.filter(({ isHeadquarters }) => isHeadquarters).length;
  return count === 1 || offices.length === 0
    ? []
    : [
        `${tableFile(officeTable)}: ${count} rows are the headquarters, and exactly one has to be. Write "yes" in that row and "no" in the others.`,
      ];
}
