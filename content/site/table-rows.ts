import { readFileSync } from "node:fs";
import { faultsOfTable, readTable, type RowOf, type Table, tableFile } from "@/lib/tables/table";

/**
 * The rows of a table of content/tables that are right. It is read when the site is built, so nothing has to be written by a
 * tool before types, tests or a page can see a new row. A build stops at rows with a fault (scripts/tables/all-tables.ts).
 */
export function rowsOf<T extends Table>(table: T): readonly RowOf<T>[] {
  return readTable(table, readFileSync(tableFile(table), "utf8")).rows;
}

/** Why a row that pages need is missing: it has a fault, or it was deleted. */
export function missingRow(table: Table, id: string): Error {
  const faults = faultsOfTable(table, readFileSync(tableFile(table), "utf8"));
  return new Error(faults.join("\n") || `${tableFile(table)} has no row with the id "${id}". Put it back.`);
}
