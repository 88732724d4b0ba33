import { readFileSync } from 'node:fs';
import { readXlsx, writeXlsx } from 'hucre/xlsx';
import { signedFile } from '@/content/clinical/signatures';
import { gitHash } from '@/lib/clinical/git-hash';
import { reviewAnswers, reviewSheet } from '@/scripts/handover/review-sheet';

const changed = ['- Depth: 2 inches', '- Gone: x', '+ Depth: 3 inches', '+ New: y (course, to be confirmed)'];
const sheet = reviewSheet((name) => (name === 'collapse' ? changed : []));
const fingerprint = gitHash(readFileSync(signedFile('collapse'), 'utf8'));

/** The sheet as returned: cells from the answer on, row by row. */
async function answered(...rows: readonly (readonly string[])[]) {
  const cells = new Map(sheet.cells);
  rows.forEach((row, place) =>
    row.forEach((value, column) => cells.set(`${place + 1},${column + 3}`, { value, type: 'string' })),
  );
  return reviewAnswers((await readXlsx(await writeXlsx({ sheets: [{ ...sheet, cells }] }))).sheets);
}

const place = (row: number) => [1, 2].map((column) => sheet.cells?.get(`${row},${column}`)?.value);

test('each changed line is beside the one it replaces, with a list of three answers', () => {
  expect([1, 2, 3].map(place)).toEqual([
    ['Gone: x', null],
    ['Depth: 2 inches', 'Depth: 3 inches'],
    [null, 'New: y (course, to be confirmed)'],
  ]);
  expect(sheet.dataValidations).toMatchObject([{ range: 'D2:D4', values: ['agree', 'change to', 'remove'] }]);
});

test('an unsigned page is listed line by line', () => {
  const lines = readFileSync(signedFile('collapse'), 'utf8').trimEnd().split('\n').length;
  const rows = [...(reviewSheet().cells ?? [])].filter(
    ([at, { value }]) => at.endsWith(',0') && value === 'collapse',
  );
  expect(rows).toHaveLength(lines);
});

test('answers come back as manual tasks, and an empty sheet has none', async () => {
  expect(await answered()).toEqual([]);
  expect(await answered(['remove', 'not ours'], ['change to', '2 inches'], ['agree'])).toEqual([
    'Remove: collapse: "Gone: x" (not ours)',
    'Change to "2 inches": collapse: "Depth: 3 inches"',
    'Agreed, take its mark away (isOpen, taught, openRows): collapse: "New: y (course, to be confirmed)"',
  ]);
  expect(await answered(['change to', ''])).toEqual([expect.stringContaining('ask again')]);
});

test('only a sheet with all lines agreed, a name and a day gives a signature row', async () => {
  const [agree, signed] = [['agree'], ['agree', '', 'Kim Lee', 'MD', '11/25/2026']];
  const last = async (...rows: readonly (readonly string[])[]) => (await answered(...rows)).at(-1);
  expect(await last(signed, agree, agree)).toBe(
    `Signed, put this row into content/tables/clinical-reviews.csv: collapse,Kim Lee,MD,2026-11-25,${fingerprint},confirmed`,
  );
  expect(await last(agree, agree, agree)).not.toContain('Signed');
  expect(await last(signed, agree)).toBe('Not signed, 1 of its lines are not agreed: collapse');
  expect(await last(['agree', '', 'Kim Lee', 'MD', 'soon'], agree, agree)).toContain(
    'Not signed: collapse: ',
  );
});
