import { readFileSync } from 'node:fs';
import { faultsOfTable, type Table, tableFile } from '../../lib/tables/table';
import {
  bookTable,
  equipmentTable,
  merchandiseTable,
  officeTable,
  peopleTable,
  storyTable,
  testimonialTable,
  timelineTable,
} from '../../lib/tables/tables';
import { faultsOfClassFile } from './class-table-check';

/** Every table of content/tables, in the order of the sheets of the workbook. */
export const allTables: readonly Table[] = [
  officeTable,
  peopleTable,
  timelineTable,
  testimonialTable,
  storyTable,
  merchandiseTable,
  bookTable,
  equipmentTable,
];

/** What is wrong in the tables of this site, one sentence each. No kind of build goes on with it. */
export function faultsOfTables(): readonly string[] {
  return [
    ...faultsOfClassFile(),
    ...allTables.flatMap((table) => faultsOfTable(table, readFileSync(tableFile(table), 'utf8'))),
  ];
}
