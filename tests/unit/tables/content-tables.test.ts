import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { allTables, faultsOfSynonyms, faultsOfTables } from '@/scripts/tables/all-tables';
import { faultsOfTable, readTable } from '@/lib/tables/table';
import { priceTable, synonymTable } from '@/lib/tables/tables';
import { describeChanges, tableChanges } from '@/lib/tables/table-changes';
import { columnWords } from '@/lib/tables/columns';
import { faultsOfCopy } from '@/scripts/tables/check-copy';

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

const faultsOfPrice = (cells: string) =>
  readTable(
    { ...priceTable, needed: [] },
    `id,about,price,up to,group price,shown,status\nacls,ACLS,${cells},confirmed`,
  ).faults.map(({ column, sentence }) => `${column} ${sentence}`);

test.each(['285,,250,shown', '285,,,shown', '285,400,,shown', '285,,250,on request', ',,,on request'])(
  'a price fits as %s',
  (cells) => {
    expect(faultsOfPrice(cells)).toEqual([]);
  },
);

test.each([
  [',,,shown', /^C \(price\) It is empty\. Write the price, or "on request"/],
  [',,250,on request', /^C \(price\) It is empty/],
  ['285,285,,shown', /^D \(up to\) It is not above the price/],
  ['285,,300,shown', /^E \(group price\) It is above the price/],
  ['285,400,250,shown', /^E \(group price\) .*Keep one of the two/],
  ['285,,250,yes', /^F \(shown\) "yes" is not offered here\. Write "shown", or "on request"/],
])('a price is refused as %s', (cells, sentence) => {
  expect(faultsOfPrice(cells)).toEqual([expect.stringMatching(sentence)]);
});

test('the changes of a table are told by the ids of its rows, wherever these are now', () => {
  expect(tableChanges('id,a\nx,1\ny,2\nz,3\n', 'id,a\nz,3\nx,9\nw,1\n')).toEqual({
    added: ['w'],
    changed: ['x'],
    removed: ['y'],
  });
  expect(describeChanges('People', { added: [], changed: [], removed: [] })).toBe('');
});

describe('copy that cannot be read', () => {
  const folder = mkdtempSync(join(tmpdir(), 'copy-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('is named by file and line, with what to look for', () => {
    mkdirSync(join(folder, 'home'));
    writeFileSync(
      join(folder, 'home/home.ts'),
      "export const hero = {\n  title: 'Don't wait',\n  lead: 'Begin.',\n};\n",
    );
    writeFileSync(join(folder, 'fine.ts'), "export const title = 'Begin' as const;\n");
    expect(faultsOfCopy(folder)).toEqual([
      expect.stringMatching(
        /home\/home\.ts, line 2: "title: 'Don't wait'," cannot be read\. Every text begins and ends/,
      ),
    ]);
  });

  it('is not in this site', () => {
    expect(faultsOfCopy()).toEqual([]);
  });
});
