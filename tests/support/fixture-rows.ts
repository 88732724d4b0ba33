import { readFileSync } from 'node:fs';
import type * as TableRows from '@/content/site/table-rows';
import { readTable, type Table } from '@/lib/tables/table';

type Row = Readonly<Record<string, unknown>>;
type Change = (table: string, rows: readonly Row[]) => readonly Row[];

/** For `vi.mock` of `@/content/site/table-rows`: the company's own tables, as `change` returns their rows. */
export async function ownRows(change: Change) {
  const actual = await vi.importActual<typeof TableRows>('@/content/site/table-rows');
  return { ...actual, rowsOf: (table: Table) => change(table.name, actual.rowsOf(table)) };
}

/** The same with the tables of the sample company. */
export async function fixtureRows(change: Change) {
  return {
    ...(await vi.importActual<typeof TableRows>('@/content/site/table-rows')),
    rowsOf: (table: Table) =>
      change(
        table.name,
        readTable(table, readFileSync(`tests/fixtures/tables/${table.name}.csv`, 'utf8')).rows,
      ),
  };
}
