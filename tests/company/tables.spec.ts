import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Cell, CellValue, WriteSheet } from 'hucre';
import { writeXlsx } from 'hucre/xlsx';
import { expect, test } from '@playwright/test';
import { csvOf, recordsOf } from '../../lib/tables/records';
import { openWorkbook } from '../../scripts/handover/open-workbook';
import { openQuestions, readTableSheets, workbookSheets } from '../../scripts/handover/table-sheets';

const root = mkdtempSync(join(tmpdir(), 'tables-'));
const people = join(root, 'content/tables/people.csv');
const head = 'id,name,role,place,credentials,experience,bio,hero,status\n';
/** Tables of the company's claims about itself, before any row was confirmed. */
const statements = ['company', 'claims', 'links', 'prices'];
const ann = 'ann,Ann,Instructor,top,EMT,Ten years,Teaches.,yes,confirmed\n';
const bob = 'bob,Sample Name,Webmaster,below,Developer,Sites,Keeps pages.,no,sample\n';

test.beforeAll(() => {
  cpSync('content/tables', join(root, 'content/tables'), { recursive: true });
  writeFileSync(people, head + ann + bob);
  for (const table of statements) {
    const file = join(root, `content/tables/${table}.csv`);
    writeFileSync(file, readFileSync(file, 'utf8').replace(/,confirmed$/gm, ',sample'));
  }
});
test.afterAll(() => rmSync(root, { recursive: true, force: true }));

/** Writes the tables as a workbook, edits one sheet as people do, and reads it back. */
async function returned(change: (sheet: WriteSheet) => WriteSheet = (sheet) => sheet, changed = 'People') {
  const sheets = workbookSheets(root).map((sheet) => (sheet.name === changed ? change(sheet) : sheet));
  const opened = await openWorkbook(await writeXlsx({ sheets }));
  if (typeof opened === 'string') throw new Error(opened);
  return readTableSheets(opened, root);
}

type Rows = CellValue[][];

/** The same sheet as plain values, as a program without styles saves it. */
const asRows =
  (change: (rows: Rows) => Rows) =>
  ({ name, cells }: WriteSheet): WriteSheet => {
    const rows: Rows = [];
    for (const [place, cell] of cells ?? []) {
      const [row = 0, column = 0] = place.split(',').map(Number);
      (rows[row] ??= [])[column] = cell.value ?? null;
    }
    return { name, rows: change(Array.from(rows, (row: CellValue[] | undefined) => row ?? [])) };
  };

const text = (value: string | null) => ({ value, type: value === null ? 'empty' : 'string' }) as const;
const put = (place: string, cell: Partial<Cell>) => (sheet: WriteSheet) => ({
  ...sheet,
  cells: new Map([...(sheet.cells ?? []), [place, cell] as const]),
});

test.describe('the workbook of the tables', () => {
  test('changes nothing when it comes back unedited, or with a title above the header and other columns first', async () => {
    const unchanged = { files: new Map(), changes: [], faults: [], unread: [] };
    expect(await returned()).toEqual(unchanged);
    const reordered = asRows((rows) => [['Our people'], [], ...rows.map((row) => row.toReversed())]);
    expect(await returned(reordered)).toEqual(unchanged);
  });

  test('accepts a changed cell, even in a renamed sheet', async () => {
    const { files, changes } = await returned((sheet) =>
      put('2,1', text('Bo “B” O’Day'))({ ...sheet, name: 'Our team' }),
    );
    expect(changes).toEqual(['Our team: changed 1 (bob)']);
    expect(files.get('content/tables/people.csv')).toBe(
      head + ann + bob.replace('Sample Name', `"Bo ""B"" O'Day"`),
    );
  });

  /** A single answer in the list of questions that covers a whole sheet. */
  const answering = (sheet: string, answer: string) =>
    returned(
      asRows((rows) => rows.map((row) => (row[0] === sheet ? [...row.slice(0, 4), answer] : row))),
      'Start here',
    );

  test('asks each question once, and one answer confirms all of its rows', async () => {
    const asked = openQuestions(root).filter(([sheet = '']) => statements.includes(sheet.toLowerCase()));
    expect(asked.length).toBeLessThanOrEqual(60);
    const rows = asked.reduce((sum, [, , , count]) => sum + Number(count), 0);
    expect(rows).toBeGreaterThan(2 * asked.length);
    expect(asked.filter(([sheet]) => sheet === 'Prices')).toHaveLength(1);
    const { files, changes, faults } = await answering('Prices', 'Confirmed');
    expect(faults).toEqual([]);
    expect(changes).toEqual([expect.stringMatching(/^Prices: changed \d\d /)]);
    expect(files.get('content/tables/prices.csv')).not.toContain('sample');
  });

  test('refuses a single answer for placeholder rows, and one that is unclear', async () => {
    expect((await answering('People', 'confirmed')).faults).toEqual([
      expect.stringContaining('Sheet "People", row 3, column B (name): "Sample Name" is a stand-in'),
    ]);
    expect((await answering('People', 'fine')).faults).toEqual([
      expect.stringMatching(/^Sheet "Start here": "fine" is no answer to "The real person/),
    ]);
  });

  const merges = [{ startRow: 1, startCol: 4, endRow: 2, endCol: 4 }];
  for (const [what, change, fault] of [
    [
      'a formula',
      put('1,1', { value: null, type: 'formula', formula: 'A1&B1' }),
      ', row 2, column B (name): "=A1&B1" is a formula',
    ],
    [
      'an error',
      put('1,1', { value: '#REF!', type: 'error' }),
      ', row 2, column B (name): "#REF!" is an error of the spreadsheet',
    ],
    [
      'a word that is not offered',
      put('2,3', text('left')),
      ', row 3, column D (place): "left" is not offered here. Write "top" or "below".',
    ],
    ['merged cells', (sheet: WriteSheet) => ({ ...sheet, merges }), ': Rows 2 to 3 have merged cells.'],
  ] as const)
    test(`is refused for ${what}, with its sheet and place`, async () => {
      const { faults, files } = await returned(change);
      expect(files.size).toBe(0);
      expect(faults).toEqual([expect.stringContaining(`Sheet "People"${fault}`)]);
    });

  test('is refused with a reason if it has a password or another format, or is truncated', async () => {
    const sheets = [...workbookSheets(root)];
    const locked = await writeXlsx({ sheets, encryption: { password: 'secret', spinCount: 1000 } });
    expect(await openWorkbook(locked)).toContain('has a password');
    expect(await openWorkbook(Buffer.from('id,name\n'))).toContain('Download, "Microsoft Excel (.xlsx)"');
    expect(await openWorkbook((await writeXlsx({ sheets })).slice(0, 4000))).toContain('or it is damaged');
  });

  test('changes the tables through the command once, and nothing when the same file is applied again', async () => {
    cpSync('.', join(root, 'site'), {
      recursive: true,
      filter: (path) =>
        /^(?:\.|public|(?:public\/gazetteer|content|lib|scripts|components|tsconfig\.json|package\.json)(?:\/.*)?)$/.test(
          path,
        ),
    });
    symlinkSync(resolve('node_modules'), join(root, 'site/node_modules'));
    const file = join(root, 'changed.xlsx');
    const kept = (recordsOf(readFileSync('content/tables/offices.csv', 'utf8')).records ?? []).slice(0, 2);
    const sheets = workbookSheets().map((sheet) =>
      sheet.name === 'Offices' ? { name: 'Offices', rows: kept.map((row) => [...row]) } : sheet,
    );
    writeFileSync(file, await writeXlsx({ sheets }));
    const apply = (...more: readonly string[]) =>
      execFileSync('npx', ['--no-install', 'tsx', 'scripts/handover/main.ts', '--apply', file, ...more], {
        cwd: join(root, 'site'),
        encoding: 'utf8',
      });
    const table = () => readFileSync(join(root, 'site/content/tables/offices.csv'), 'utf8');
    const before = table();
    expect(apply('--check')).toContain('Would change: Offices: removed');
    expect(table()).toBe(before);
    expect(apply()).toContain('Changed: Offices: removed');
    expect(table()).toBe(csvOf(kept));
    expect(apply()).toContain('nothing to change');
    const [header = [], row = []] = kept;
    const wrong = row.with(header.indexOf('state'), 'nowhere');
    writeFileSync(file, await writeXlsx({ sheets: [{ name: 'Offices', rows: [[...header], wrong] }] }));
    expect(() => apply()).toThrow('"nowhere"');
    expect(table()).toBe(csvOf(kept));
  });
});
