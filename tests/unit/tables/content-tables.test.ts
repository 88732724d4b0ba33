import { readdirSync } from 'node:fs';
import { allTables, faultsOfSynonyms, faultsOfTables } from '@/scripts/tables/all-tables';
import { faultsOfTable, readTable } from '@/lib/tables/table';
import { synonymTable } from '@/lib/tables/tables';
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

test.each([
  ['an empty word', ',price,confirmed', /It is empty/],
  ['the same word twice', 'cost,price,confirmed\ncost,fee,confirmed', /repeats row 2: cost/],
  ['a capital', 'Cost,price,confirmed', /Write "cost"/],
])('synonyms.csv refuses %s', (_what, rows, sentence) => {
  expect(faultsOfTable(synonymTable, `typed,means,status\n${rows}`)).toEqual([
    expect.stringMatching(sentence),
  ]);
});

test('synonyms.csv refuses a word that no page answers to', () => {
  const row = { typed: 'cost', means: 'xqzw' };
  expect(faultsOfSynonyms([row])).toEqual([expect.stringMatching(/cost: No page answers to "xqzw"/)]);
});
