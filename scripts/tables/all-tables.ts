import { readFileSync } from 'node:fs';
import { knownName } from '../../lib/tables/columns';
import { fault, faultsOfTable, readTable, type Table, tableFile, type Values } from '../../lib/tables/table';
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
import { onlinePlace } from '../../content/courses/class-list';
import { placeOf } from '../../content/locations/city-places';
import { cityLabel } from '../../lib/site/city-label';
import { signedNames } from '../check/clinical/signature-check';
import { classTableIn, siteClassTable, sitePriceTable } from './course-tables';

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

const fileText = (table: Table) => readFileSync(tableFile(table), 'utf8');

/**
 * The same tables with the rules between them, for these texts: a class is in one of the cities, a city has a place on
 * the map and existing forms, a signature is for an existing page, and a shop says how it sells. A table with faults of its own is not compared:
 * its other rows would be called missing.
 */
export function comparedTables(textOf: (table: Table) => string): ReadonlyMap<Table, Table> {
  const cities = readTable(placeTable, textOf(cityTable));
  const links = readTable(linkTable, textOf(linkTable));
  const places = cities.faults.length > 0 ? null : [...cities.rows.map(cityLabel), onlinePlace];
  const forms = links.faults.length > 0 ? null : new Set(links.rows.map(({ id }) => id));
  const isShop = [merchandiseTable, bookTable, equipmentTable].some(
    (table) => readTable(table, textOf(table)).rows.length > 0,
  );
  const needed = [...(companyTable.needed ?? []), ...(isShop ? ['shop-terms'] : [])];
  const compared = new Map<Table, Table>([
    [companyTable, { ...companyTable, needed }],
    [siteClassTable, classTableIn(places)],
    [cityTable, { ...cityTable, rule: (row: City) => placeFault(row) ?? formFault(row, forms) }],
    [reviewTable, { ...reviewTable, columns: { ...reviewTable.columns, page: signedPage } }],
  ]);
  return new Map(allTables.map((table) => [table, compared.get(table) ?? table]));
}

/** What is wrong in the tables, one sentence each. Every kind of build stops at any of them. */
export function faultsOfTables(): readonly string[] {
  return [...comparedTables(fileText).values()].flatMap((table) => faultsOfTable(table, fileText(table)));
}

/** The columns of cities that make a place, so that a row with another mistake still is one. */
const placeTable = {
  ...cityTable,
  columns: { city: cityTable.columns.city, state: cityTable.columns.state },
  idOf: cityLabel,
};

const signedPage = knownName(signedNames, 'the name of a file of content/clinical/signed');

type City = Values<typeof cityTable.columns>;

function placeFault({ city, state, isListed, latitude, longitude }: City) {
  if (!isListed || (latitude !== undefined && longitude !== undefined) || placeOf(city, state) !== null)
    return null;
  return fault(
    'city',
    `The map does not have "${city}" in ${state}. Check the name and the state, or write its latitude and longitude, as online maps show them for a place.`,
  );
}

function formFault(row: City, forms: ReadonlySet<string> | null) {
  for (const key of ['ahaForm', 'redCrossForm'] as const)
    if (row[key] !== undefined && forms?.has(row[key]) === false)
      return fault(
        key,
        `"${row[key]}" is the id of no row of ${tableFile(linkTable)}. Write one that is, or nothing.`,
      );
  return null;
}
