import { readdirSync } from 'node:fs';
import { allTables, faultsOfTables } from '@/scripts/tables/all-tables';
import { readTable } from '@/lib/tables/table';
import { columnWords } from '@/lib/tables/columns';

describe('the tables of this site', () => {
  it('have no cell that does not fit', () => {
    expect(faultsOfTables()).toEqual([]);
  });

  it('are the files of their folder, each once', () => {
    const files = readdirSync('content/tables').sort();
    expect(allTables.map(({ name }) => `${name}.csv`).sort()).toEqual(files);
  });

  it.each(
    allTables.filter(({ needed = [] }) => needed.length === 0).map((table) => [table.name, table] as const),
  )('%s may be without a row', (_name, table) => {
    const header = readTable(table, '').faults.map(({ sentence }) => /"([^"]+)"/.exec(sentence)?.[1]);
    expect(readTable(table, header.join(','))).toEqual({ rows: [], faults: [] });
  });

  it.each(allTables.map((table) => [table.name, table] as const))(
    '%s says for each column what fits',
    (_name, table) => {
      for (const column of Object.values(table.columns)) expect(columnWords(column).fits).not.toBe('');
      const ids = table.idOf === undefined ? ['id'] : [];
      expect(Object.keys(table.columns)).toEqual(expect.arrayContaining([...ids, table.label]));
    },
  );
});
