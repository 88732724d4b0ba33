import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findsSomething, findUnansweredSynonyms } from '@/scripts/check/synonym-check';
import { allTables, faultsOfTables } from '@/scripts/tables/all-tables';
import { sitePriceTable } from '@/scripts/tables/course-tables';
import { type Column, Misfit, readCell } from '@/lib/tables/columns';
import { companyFacts } from '@/lib/tables/company-table';
import { csvOf, describeFaults } from '@/lib/tables/records';
import { faultsOfTable, headersOf, readTable, tidyRecords } from '@/lib/tables/table';
import { merchandiseTable, officeTable, synonymTable } from '@/lib/tables/tables';
import { describeChanges } from '@/lib/tables/table-changes';
import { assertCopy } from '@/scripts/tables/check-copy';
import { listed } from '../../support/listed';
import { tempFolder } from '../../support/temp-folder';

describe('the tables of this site', () => {
  it('have no invalid cell', () => {
    expect(faultsOfTables()).toEqual([]);
  });

  it.each(allTables.filter(({ needed = [] }) => needed.length === 0))(
    '$name may be without a row',
    (table) => {
      expect(readTable(table, headersOf(table).join(','))).toEqual({ rows: [], faults: [] });
    },
  );

  it.each(allTables)('$name has every row that pages need in tests/fixtures/tables, too', (table) => {
    const file = `tests/fixtures/tables/${table.name}.csv`;
    expect(describeFaults(file, readTable(table, readFileSync(file, 'utf8')).faults)).toEqual([]);
  });
});

test('each table asks the approved person, and each of its columns takes the approved cells', () => {
  const cells =
    ` | x | yes | -1 | 12 | 12.345 | 2025-02-30 | 3/14/2027 | 9:00 AM | a; b | Mesa, AZ | https://a.example
a@b.example | (480) 234-5678 | 85201 | AZ | a: b | March 2016`.split(/ \| |\n/);
  const takes = (column: Column<unknown>) => {
    const taken = cells.filter((cell) => !(readCell(column, cell) instanceof Misfit));
    return `${column.fits}: ${taken.map((cell) => `"${cell}"`).join(' ')}`;
  };
  const asked = listed(
    allTables,
    ({ owner, label, facts }) => `${owner}, by ${label}, for ${facts.join(', ')}`,
    ({ name }) => name,
  );
  const columns = allTables.flatMap((table) =>
    Object.entries(table.columns).map(([key, column]) => [`${table.name}: ${key}`, column] as const),
  );
  const facts = Object.entries<Column<unknown>>(companyFacts);
  const taken = listed(
    [...columns, ...facts],
    ([, column]) => takes(column),
    ([name]) => name,
  );
  expect(`${asked}\n${taken}`).toMatchSnapshot();
});

test('synonyms are words in small letters, each once', () => {
  const tables = [[',price'], ['cost,price', 'cost,fee'], ['Cost,price']] as const;
  const faults = (rows: readonly string[]) =>
    faultsOfTable(synonymTable, ['typed,means,status', ...rows.map((row) => `${row},confirmed`)].join('\n'));
  expect(listed(tables, faults)).toMatchSnapshot();
});

test('a synonym that no page matches can wait', () => {
  const row = { typed: 'cost', means: 'xqzw' };
  const found = { field: 'cost', value: 'xqzw', isBlocking: false };
  expect(findUnansweredSynonyms([row])).toMatchObject([found]);
  const isAnswered = findsSomething();
  expect([isAnswered('xqzw'), isAnswered('cpr')]).toEqual([false, true]);
});

test('a rating goes with the number of its reviewers', () => {
  const headers = headersOf(merchandiseTable);
  const faults = (pair: string) => {
    const [rating = '', reviews = ''] = pair.split(' by ');
    const plain: Readonly<Record<string, string>> = {
      ...{ name: 'Mug', description: 'A mug.', price: '5', category: 'accessories', 'in stock': 'yes' },
      ...{ featured: 'no', hero: 'no', status: 'sample', rating, reviews },
    };
    const cells = headers.map((header) => plain[header] ?? '');
    return readTable(merchandiseTable, csvOf([headers, cells])).faults.map(({ sentence }) => sentence);
  };
  expect(listed(' by  | 4 by 2 | 4 by  |  by 3 | 0 by 0', faults)).toMatchSnapshot();
});

test('a price is one amount, two for a group, a span, or on request', () => {
  const rows = `acls,ACLS,285,,250,shown | acls,ACLS,285,400,,shown | acls,ACLS,285,,250,on request | acls,ACLS,,,,on request
acl,ACLS,285,,,shown | acls,ACLS,,,,shown | acls,ACLS,,,250,on request | acls,ACLS,285,285,,shown
acls,ACLS,285,,300,shown | acls,ACLS,285,400,250,shown | acls,ACLS,285,,250,yes`;
  const faults = (row: string) =>
    faultsOfTable(
      { ...sitePriceTable, needed: [] },
      `id,about,price,up to,group price,shown,status\n${row},confirmed`,
    );
  expect(listed(rows, faults)).toMatchSnapshot();
});

test('headquarters without a ZIP code are not called missing as well', () => {
  const lines = [
    'id,headquarters,street,city,state,zip,status',
    'mesa,yes,1 Main St,Mesa,AZ,,confirmed',
    'reno,no,,Reno,NV,,confirmed',
  ];
  expect(readTable(officeTable, lines.join('\n')).faults).toMatchObject([{ row: 2, column: 'F (zip)' }]);
});

test('a changed row without an id is named by what tells it from others, wherever it is now', () => {
  const tidied = (...rows: readonly string[]) =>
    tidyRecords(
      synonymTable,
      ['typed,means,status', ...rows].map((row) => row.split(',')),
    ).tidy!;
  const [cost, crp] = ['cost,price,confirmed', 'crp,cpr,confirmed'];
  const before = tidied(cost, crp);
  expect(describeChanges(before, tidied(crp, cost.replace('price', 'fee')))).toBe('changed 1 (cost)');
  expect(describeChanges(before, tidied(crp, cost))).toContain('other order');
});

test('copy that cannot be read is reported by file and line, with what to look for', () => {
  const folder = tempFolder();
  mkdirSync(join(folder, 'home'));
  const broken = "export const hero = {\n  title: 'Don't wait',\n  lead: 'Begin.',\n};\n";
  writeFileSync(join(folder, 'home/home.ts'), broken);
  writeFileSync(join(folder, 'fine.ts'), "export const title = 'Begin' as const;\n");
  const text = `home/home.ts, line 2: "title: 'Don't wait'," cannot be read. Every text begins and ends`;
  expect(() => assertCopy(folder)).toThrow(text);
});
