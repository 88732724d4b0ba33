import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findsSomething, findUnansweredSynonyms } from '@/scripts/check/synonym-check';
import { allTables, faultsOfTables } from '@/scripts/tables/all-tables';
import { sitePriceTable } from '@/scripts/tables/course-tables';
import { csvOf, recordsOf } from '@/lib/tables/records';
import { faultsOfTable, headersOf, readTable, type Table, tidyRecords } from '@/lib/tables/table';
import {
  bookTable,
  equipmentTable,
  merchandiseTable,
  officeTable,
  storyTable,
  synonymTable,
  testimonialTable,
} from '@/lib/tables/tables';
import { describeChanges } from '@/lib/tables/table-changes';
import { assertCopy } from '@/scripts/tables/check-copy';

describe('the tables of this site', () => {
  it('have no invalid cell', () => {
    expect(faultsOfTables()).toEqual([]);
  });

  it('are exactly the files of their folder', () => {
    const files = readdirSync('content/tables').sort();
    expect(allTables.map(({ name }) => `${name}.csv`).sort()).toEqual(files);
  });

  it.each(allTables.filter(({ needed = [] }) => needed.length === 0))(
    '$name may be without a row',
    (table) => {
      expect(readTable(table, headersOf(table).join(','))).toEqual({ rows: [], faults: [] });
    },
  );

  it.each(allTables)('$name has a note on valid values for each column', (table) => {
    const { columns, label } = table;
    for (const column of Object.values(columns)) expect(column.fits).not.toBe('');
    const ids = 'idOf' in table ? [] : ['id'];
    expect(Object.keys(columns)).toEqual(expect.arrayContaining([...ids, label]));
  });
});

test.each([
  ['an empty word', ',price,confirmed', /It is empty/],
  ['the same word twice', 'cost,price,confirmed\ncost,fee,confirmed', /repeats row 2: cost/],
  ['a capital', 'Cost,price,confirmed', /Write "cost"/],
])('synonyms.csv refuses %s', (_what, rows, sentence) => {
  const faults = faultsOfTable(synonymTable, `typed,means,status\n${rows}`);
  expect(faults).toEqual([expect.stringMatching(sentence)]);
});

test('a synonym that no page matches can wait', () => {
  const row = { typed: 'cost', means: 'xqzw' };
  const found = { field: 'cost', value: 'xqzw', isBlocking: false };
  expect(findUnansweredSynonyms([row])).toMatchObject([found]);
  const isAnswered = findsSomething();
  expect([isAnswered('xqzw'), isAnswered('cpr')]).toEqual([false, true]);
});

describe('ratings', () => {
  const plain: Readonly<Record<string, string>> = {
    ...{ name: 'Mug', description: 'A mug.', price: '5', 'in stock': 'yes', featured: 'no', hero: 'no' },
    ...{ author: 'Kim', format: 'both', pages: '9', bestseller: 'no', downloadable: 'no', brand: 'Mugs' },
    ...{ 'free shipping': 'no', role: 'Nurse', location: 'Mesa, AZ', quote: 'Good.', outcome: 'A job.' },
    status: 'sample',
  };
  /** The faults of a row with these values, where every other column is valid. */
  const faultsOf = (table: (typeof allTables)[number], values: Readonly<Record<string, string>>) => {
    const headers = headersOf(table);
    const category = table === bookTable ? 'cpr' : 'accessories';
    const cells = headers.map((header) => ({ ...plain, category, ...values })[header] ?? '');
    return readTable(table, csvOf([headers, cells])).faults.map(({ sentence }) => sentence);
  };
  const shops = [merchandiseTable, bookTable, equipmentTable];

  it.each(shops)('of $name may be left out, but not in part', (table) => {
    expect(faultsOf(table, { rating: '', reviews: '' })).toEqual([]);
    expect(faultsOf(table, { rating: '4', reviews: '2' })).toEqual([]);
    for (const values of [
      { rating: '4', reviews: '' },
      { rating: '', reviews: '3' },
      { rating: '0', reviews: '0' },
    ])
      expect(faultsOf(table, values)).toEqual([expect.stringContaining('leave both blank')]);
  });

  it.each([testimonialTable, storyTable])('of $name may be left out', (table) => {
    expect(faultsOf(table, { stars: '' })).toEqual([]);
  });

  it('are requested without a suggested value', () => {
    for (const { columns } of allTables)
      for (const key of ['rating', 'stars'])
        if (columns[key] !== undefined) expect(columns[key].fits).not.toMatch(/such as|[1-4]\.\d/);
  });
});

const faultsOfPrice = (cells: string, id: string) =>
  readTable(
    { ...sitePriceTable, needed: [] },
    `id,about,price,up to,group price,shown,status\n${id},ACLS,${cells},confirmed`,
  ).faults.map(({ column, sentence }) => `${column} ${sentence}`);

const prices = ['285,,250,shown', '285,,,shown', '285,400,,shown', '285,,250,on request', ',,,on request'];

test.each(prices)('a price fits as %s', (cells) => {
  expect(faultsOfPrice(cells, 'acls')).toEqual([]);
});

test.each([
  ['285,,,shown', /^A \(id\) No page has "new"/, 'new'],
  [',,,shown', /^C \(price\) It is empty\. Write the price, or "on request"/, 'acls'],
  [',,250,on request', /^C \(price\) It is empty/, 'acls'],
  ['285,285,,shown', /^D \(up to\) It is not above the price/, 'acls'],
  ['285,,300,shown', /^E \(group price\) It is above the price/, 'acls'],
  ['285,400,250,shown', /^E \(group price\) .*Keep one of the two/, 'acls'],
  ['285,,250,yes', /^F \(shown\) "yes" is not offered here\. Write "shown", or "on request"/, 'acls'],
])('a price is refused as %s', (cells, sentence, id) => {
  expect(faultsOfPrice(cells, id)).toEqual([expect.stringMatching(sentence)]);
});

test('headquarters without a ZIP code are not called missing as well', () => {
  const lines = [
    'id,headquarters,street,city,state,zip,status',
    'mesa,yes,1 Main St,Mesa,AZ,,confirmed',
    'reno,no,,Reno,NV,,confirmed',
  ];
  expect(readTable(officeTable, lines.join('\n')).faults).toMatchObject([{ row: 2, column: 'F (zip)' }]);
});

describe('the changes of a table', () => {
  const changesOf = (table: Table, ...texts: readonly string[]) => {
    const [before, after] = texts.map((csv) => tidyRecords(table, recordsOf(csv).records ?? []).tidy);
    return describeChanges(before!, after!);
  };
  const offices = (...rows: string[]) =>
    ['id,headquarters,street,city,state,zip,status', ...rows.map((row) => `${row},confirmed`), ''].join('\n');
  const [mesa, omaha, reno] = [
    'mesa,yes,1 Main St,Mesa,AZ,85201',
    'omaha,no,,Omaha,NE,',
    'reno,no,,Reno,NV,',
  ];

  it('are listed by row id, wherever the rows are now', () => {
    const changed = offices('new,no,,Salina,KS,', reno, mesa.replace('1 Main', '2 Main'));
    expect(changesOf(officeTable, offices(mesa, omaha, reno), changed)).toBe(
      'added 1 (new); changed 1 (mesa); removed 1 (omaha)',
    );
    expect(changesOf(officeTable, offices(mesa), offices(mesa))).toBe('');
  });

  it('name a row without an id by what tells it from others, and include the order', () => {
    const words = (...rows: string[]) => `typed,means,status\n${rows.join('\n')}\n`;
    const [cost, crp] = ['cost,price,confirmed', 'crp,cpr,confirmed'];
    const changed = words(crp, cost.replace('price', 'fee'));
    expect(changesOf(synonymTable, words(cost, crp), changed)).toBe('changed 1 (cost)');
    expect(changesOf(synonymTable, words(cost, crp), words(crp, cost))).toContain('other order');
  });
});

describe('copy that cannot be read', () => {
  const folder = mkdtempSync(join(tmpdir(), 'copy-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('is reported by file and line, with what to look for', () => {
    mkdirSync(join(folder, 'home'));
    const broken = "export const hero = {\n  title: 'Don't wait',\n  lead: 'Begin.',\n};\n";
    writeFileSync(join(folder, 'home/home.ts'), broken);
    writeFileSync(join(folder, 'fine.ts'), "export const title = 'Begin' as const;\n");
    const text = `home/home.ts, line 2: "title: 'Don't wait'," cannot be read. Every text begins and ends`;
    expect(() => assertCopy(folder)).toThrow(text);
  });

  it('does not occur in this site', () => {
    expect(() => assertCopy()).not.toThrow();
  });
});
