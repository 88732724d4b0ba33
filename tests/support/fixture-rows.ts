import { readFileSync } from 'node:fs';
import type * as TableRows from '@/content/site/table-rows';
import { readTable, type Table } from '@/lib/tables/table';

type Row = Readonly<Record<string, unknown>>;

/** For `jest.mock` of `@/content/site/table-rows`: the tables of the sample company, as `change` returns their rows. */
export function fixtureRows(change: (table: string, rows: readonly Row[]) => readonly Row[]) {
  return {
    ...jest.requireActual<typeof TableRows>('@/content/site/table-rows'),
    rowsOf: (table: Table) =>
      change(
        table.name,
        readTable(table, readFileSync(`tests/fixtures/tables/${table.name}.csv`, 'utf8')).rows,
      ),
  };
}
