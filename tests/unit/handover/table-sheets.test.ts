import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readTableSheets } from '@/scripts/handover/table-sheets';

// Jest cannot load the module that opens workbooks, so these sheets are built here.
jest.mock('hucre/xlsx', () => ({}));

const root = mkdtempSync(join(tmpdir(), 'sheets-'));
mkdirSync(join(root, 'content/tables'), { recursive: true });
const table = (remark: string) =>
  ['typed,means,status,Remarks', `crp,cpr,confirmed,${remark}`, ''].join('\n');
writeFileSync(join(root, 'content/tables/synonyms.csv'), table('Kim'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const sheet = (name: string, ...rows: string[]) => ({ name, rows: rows.map((row) => row.split(',')) });
const whole = (name: string) => sheet(name, 'typed,means,status,Remarks', 'crp,cpr,confirmed,Bo');

test.each([
  ['No sheet of this workbook is a table', [sheet('Notes', 'What,Who')]],
  ['Sheet "Words", row 1: There is no column "means".', [sheet('Words', 'typed,status')]],
  ['Sheet "B": It is the table "synonyms", as sheet "A" is.', [whole('A'), whole('B')]],
  ['Sheet "Words": It has no column "Remarks", and content', [sheet('Words', 'typed,means,status')]],
])('a workbook is refused with: %s', (sentence, sheets) => {
  expect(readTableSheets(sheets, root).faults).toEqual([expect.stringContaining(sentence)]);
});

test("an owner's extra column stays in the table, and an extra sheet is reported as not read", () => {
  const { files, faults, unread } = readTableSheets([whole('Words'), sheet('Mine', 'a')], root);
  expect({ faults, unread }).toEqual({ faults: [], unread: ['Mine'] });
  expect([...files.values()]).toEqual([table('Bo')]);
});
