import { readFileSync } from "node:fs";
import { faultsOfTable, readTable, type RowOf, type Table, tableFile } from "@/lib/tables/table";

/**
 * The valid rows of a table of content/tables. Tables are read at build time, so types, tests and pages see a new row
 * without a generator step. A build fails on rows with a fault (scripts/tables/all-tables.ts).
 */
export function rowsOf<T extends Table>(table: T): readonly RowOf<T>[] {
  return readTable(table, readFileSync(tableFile(table), "utf8")).rows;
}

/** Why a required row is missing: it has a fault, it was deleted, or it is new and a test reads tables without it. */
export function missingRow(table: Table, id: string): Error {
  const faults = faultsOfTable(table, readFileSync(tableFile(table), "utf8"));
  const lacks = rowsOf(table).some((row) => row.id === id)
    ? `tests/fixtures/tables/${table.name}.csv has no row with the id "${id}", and ${tableFile(table)} has. Copy it.`
    : `${tableFile(table)} has no row with the id "${id}". Put it back, or add it if it is new.`;
  return new Error(faults.join("\n") || lacks);
}
