import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { WriteSheet } from 'hucre';
import { readXlsx, writeXlsx } from 'hucre/xlsx';
import { expect, test } from '@playwright/test';
import { readTableSheets, tableSheets } from '../../scripts/handover/table-sheets';

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
  const sheets = tableSheets(root).map((sheet) => (sheet.name === 'People' ? change(sheet) : sheet));
  const { sheets: read } = await readXlsx(await writeXlsx({ sheets: [...sheets] }), { readStyles: true });
  return readTableSheets(read, root);
}

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

  test('leaves the files of the site alone until it is applied', () => {
    expect(readFileSync(people, 'utf8')).toBe(head + ann + bob);
  });
});
