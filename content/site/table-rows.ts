import { readFileSync } from "node:fs";
import { readTable, type RowOf, type Table, tableFile } from "@/lib/tables/table";

/**
 * The rows of a table of content/tables that are right. It is read when the site is built, so nothing has to be written by a
 * tool before types, tests or a page can see a new row. A build stops at rows with a fault (scripts/tables/all-tables.ts).
 */
export function rowsOf<T extends Table>(table: T): readonly RowOf<T>[] {
  return readTable(table, readFileSync(tableFile(table), "utf8")).rows;
}
