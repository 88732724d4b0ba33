import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { CellValue, WriteSheet } from 'hucre';
import { writeXlsx } from 'hucre/xlsx';
import { expect, test } from '@playwright/test';
import { csvOf, recordsOf } from '../../lib/tables/records';
import { openWorkbook } from '../../scripts/handover/open-workbook';
import { readTableSheets, workbookSheets } from '../../scripts/handover/table-sheets';

const root = mkdtempSync(join(tmpdir(), 'tables-'));
const people = join(root, 'content/tables/people.csv');
const head = 'id,name,role,place,credentials,experience,bio,hero,status\n';
const ann = 'ann,Ann,Instructor,top,EMT,Ten years,Teaches.,yes,confirmed\n';
const bob = 'bob,Sample Name,Webmaster,below,Developer,Sites,Keeps pages.,no,sample\n';

test.beforeAll(() => {
  cpSync('content/tables', join(root, 'content/tables'), { recursive: true });
  writeFileSync(people, head + ann + bob);
});
test.afterAll(() => rmSync(root, { recursive: true, force: true }));

/** The tables, written as a workbook, changed as people do, and read again. */
async function returned(change: (sheet: WriteSheet) => WriteSheet = (sheet) => sheet) {
  const sheets = workbookSheets(root).map((sheet) => (sheet.name === 'People' ? change(sheet) : sheet));
  const opened = await openWorkbook(await writeXlsx({ sheets }));
  if (typeof opened === 'string') throw new Error(opened);
  return readTableSheets(opened, root);
}

type Rows = CellValue[][];

/** The same sheet as plain values: what is left after it went through a program that knows no styles. */
const asRows =
  (change: (rows: Rows) => Rows) =>
  ({ name, cells }: WriteSheet): WriteSheet => {
    const rows: Rows = [];
    for (const [place, cell] of cells ?? []) {
      const [row = 0, column = 0] = place.split(',').map(Number);
      (rows[row] ??= [])[column] = cell.value ?? null;
    }
    return { name, rows: change(rows) };
  };

const put = (place: string, value: string | null) => (sheet: WriteSheet) => ({
  ...sheet,
  cells: new Map([
    ...(sheet.cells ?? []),
    [place, { value, type: value === null ? 'empty' : 'string' }] as const,
  ]),
});

test.describe('the workbook of the tables', () => {
  test('changes nothing when it comes back as it went', async () => {
    expect(await returned()).toEqual({ files: new Map(), changes: [], faults: [] });
  });

  test('takes a changed cell, under whatever name the sheet has now', async () => {
    const { files, changes } = await returned((sheet) =>
      put('2,1', 'Bo “B” O’Day')({ ...sheet, name: 'Our team' }),
    );
    expect(changes).toEqual(['Our team: changed 1 (bob)']);
    expect(files.get('content/tables/people.csv')).toBe(
      head + ann + bob.replace('Sample Name', `"Bo ""B"" O'Day"`),
    );
  });

  test('says which row was removed, and gives a new one its id', async () => {
    const { changes } = await returned(put('2,0', null));
    expect(changes).toEqual(['People: added 1 (webmaster); removed 1 (bob)']);
  });

  test('is refused with sheet, row, column and what would fit', async () => {
    const { files, faults } = await returned(put('2,3', 'left'));
    expect(files.size).toBe(0);
    expect(faults).toEqual([
      'Sheet "People", row 3, column D (place): "left" is not offered here. Write "top" or "below".',
    ]);
  });

  /** What programs and people do to a sheet beside changing cells: after each of these nothing has changed. */
  const habits: readonly (readonly [string, (rows: Rows) => Rows])[] = [
    ['its columns in another order', (rows) => rows.map((row) => row.toReversed())],
    ['a column of their own', (rows) => rows.map((row, place) => [place === 0 ? 'Who asks' : 'Bo', ...row])],
    ['a title above the names of the columns', (rows) => [['Our people'], [], ...rows]],
    [
      'names of columns that were typed again',
      ([names = [], ...rows]) => [names.map((name) => ` ${String(name).toUpperCase()}\u00a0`), ...rows],
    ],
    [
      'empty rows between and below',
      ([names = [], first = [], ...rows]) => [names, first, [], ...rows, [], []],
    ],
    [
      'curly quotes',
      (rows) => rows.map((row) => row.map((cell) => String(cell ?? '').replaceAll("'", '\u2019'))),
    ],
  ];

  for (const [name, change] of habits)
    test(`changes nothing with ${name}`, async () => {
      expect(await returned(asRows(change))).toEqual({ files: new Map(), changes: [], faults: [] });
    });

  test('names a changed order as such, and writes it', async () => {
    const { files } = await returned(asRows(([names = [], ...rows]) => [names, ...rows.toReversed()]));
    expect(files.get('content/tables/people.csv') ?? head + bob + ann).toBe(head + bob + ann);
  });

  test('is refused where the names of the columns or one of them are lost, and says which', async () => {
    const { faults, files } = await returned(asRows((rows) => rows.map((row) => row.slice(0, -1))));
    expect(faults).toEqual([expect.stringContaining('There is no column "status".')]);
    expect(files.size).toBe(0);
    const { faults: headless } = await returned(asRows(([, ...rows]) => rows));
    expect(headless).toContainEqual(
      expect.stringContaining('Sheet "People", row 1: There is no column "name".'),
    );
  });

  test('is refused where a formula, an error or a stand-in is in a cell', async () => {
    for (const [cell, words] of [
      [{ value: null, type: 'formula', formula: 'A1&B1' }, 'is a formula'],
      [{ value: '#REF!', type: 'error' }, 'is an error of the spreadsheet'],
      [{ value: 'Sample Name', type: 'string' }, 'only holds the place of the real value'],
    ] as const) {
      const { faults } = await returned((sheet) => ({
        ...sheet,
        cells: new Map([...(sheet.cells ?? []), ['1,1', cell] as const]),
      }));
      expect(faults, words).toEqual([expect.stringMatching(new RegExp(`^Sheet "People", row 2.*${words}`))]);
    }
  });

  test('is no workbook with a password, of another kind or cut in half, and the file says so', async () => {
    const sheets = [...workbookSheets(root)];
    const locked = await writeXlsx({ sheets, encryption: { password: 'secret', spinCount: 1000 } });
    expect(await openWorkbook(locked)).toContain('has a password');
    expect(await openWorkbook(Buffer.from('id,name\n'))).toContain('Download, "Microsoft Excel (.xlsx)"');
    expect(await openWorkbook((await writeXlsx({ sheets })).slice(0, 4000))).toContain('or it is damaged');
  });

  test('changes the tables through the command once, and nothing when the same file is handed in again', async () => {
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
  });

  test('leaves the files of the site alone until it is applied', () => {
    expect(readFileSync(people, 'utf8')).toBe(head + ann + bob);
  });
});
