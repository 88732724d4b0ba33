import { readFileSync } from 'node:fs';
import { knownName } from '../../lib/tables/columns';
import { type CellFault, faultsOfTable, readTable, type Table, tableFile } from '../../lib/tables/table';
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
 * the map and existing forms, and a signature is for an existing page. A table with faults of its own is not compared:
 * its other rows would be called missing.
 */
export function comparedTables(textOf: (table: Table) => string): readonly Table[] {
  const cities = readTable(placeTable, textOf(cityTable));
  const links = readTable(linkTable, textOf(linkTable));
  const places = cities.faults.length > 0 ? null : [...cities.rows.map(cityLabel), onlinePlace];
  const forms = links.faults.length > 0 ? null : new Set(links.rows.map(({ id }) => id));
  const compared = new Map<Table, Table>([
    [siteClassTable, classTableIn(places)],
    [cityTable, { ...cityTable, rule: (row: City) => placeFault(row) ?? formFault(row, forms) }],
    [reviewTable, { ...reviewTable, columns: { ...reviewTable.columns, page: signedPage } }],
  ]);
  return allTables.map((table) => compared.get(table) ?? table);
}

/** What is wrong in the tables, one sentence each. Every kind of build stops at any of them. */
export function faultsOfTables(): readonly string[] {
  return comparedTables(fileText).flatMap((table) => faultsOfTable(table, fileText(table)));
}

/** The columns of cities that make a place, so that a row with another mistake still is one. */
const placeTable = {
  ...cityTable,
  columns: { city: cityTable.columns.city, state: cityTable.columns.state },
  idOf: cityLabel,
};

const signedPage = knownName(signedNames, 'the name of a file of content/clinical/signed');

type City = {
  readonly city: string;
  readonly state: string;
  readonly isListed: boolean;
  readonly latitude?: number;
  readonly longitude?: number;
  readonly ahaForm?: string;
  readonly redCrossForm?: string;
};

function placeFault({ city, state, isListed, latitude, longitude }: City): CellFault | null {
  if (!isListed || (latitude !== undefined && longitude !== undefined) || placeOf(city, state) !== null)
    return null;
  const sentence = `The map does not have "${city}" in ${state}. Check the name and the state, or write its latitude and longitude, as online maps show them for a place.`;
  return { key: 'city', sentence };
}

function formFault(row: City, forms: ReadonlySet<string> | null): CellFault | null {
  const key = (['ahaForm', 'redCrossForm'] as const).find(
    (form) => row[form] !== undefined && forms?.has(row[form]) === false,
  );
  if (key === undefined) return null;
  return {
    key,
    sentence: `"${row[key]}" is the id of no row of ${tableFile(linkTable)}. Write one that is, or nothing.`,
  };
}
