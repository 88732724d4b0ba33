/**
 * `npm run handover`: writes `handover.xlsx`, a workbook with the tables of content/tables, for the people who settle
 * them. `--to FILE` writes to another file; an existing file is never overwritten. `npm run handover -- --apply FILE`
 * checks a returned workbook, and writes all of its tables or none; with `--check` it only reports what would change.
 * `git checkout content/tables` undoes it.
 */
import '../run/plain-errors';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { writeXlsx } from 'hucre/xlsx';
import { assertCopy } from '../tables/check-copy';
import { openWorkbook } from './open-workbook';

assertCopy();
const { reviewAnswers, reviewSheet } = await import('./review-sheet');
const { openQuestions, readTableSheets, workbookSheets } = await import('./table-sheets');

async function write(to: string): Promise<void> {
  // It may be the workbook that the owner filled in and sent back under the same name.
  if (existsSync(to))
    throw new Error(
      `There is a file ${to} already, and it may hold answers. Rename or remove it, or name another: npm run handover -- --to FILE`,
    );
  const sheets = [...workbookSheets(), reviewSheet()];
  writeFileSync(to, await writeXlsx({ properties: { title: 'The tables of the website' }, sheets }));
  const questions = openQuestions();
  const rows = questions.reduce((sum, question) => sum + Number(question[3]), 0);
  console.log(`${to}: ${questions.length} questions about ${rows} rows that are samples.`);
}

async function apply(file: string, isCheck: boolean): Promise<void> {
  if (!existsSync(file)) throw new Error(`There is no file ${file}.`);
  const opened = await openWorkbook(readFileSync(file));
  if (typeof opened === 'string') throw new Error(opened);
  const returned = readTableSheets(opened);
  if (returned.faults.length > 0)
    throw new Error(
      `${returned.faults.join('\n')}\n\nNothing was changed. Correct the workbook, and hand it in again.`,
    );
  if (!isCheck) for (const [path, text] of returned.files) writeFileSync(path, text);
  for (const change of returned.changes) console.log(`${isCheck ? 'Would change' : 'Changed'}: ${change}`);
  for (const name of returned.unread) console.log(`Not read: sheet "${name}" is none of the tables.`);
  if (returned.changes.length === 0) console.log('The workbook says what the tables say: nothing to change.');
  for (const answer of reviewAnswers(opened)) console.log(`Clinical review, to be done by hand: ${answer}`);
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    apply: { type: 'string' },
    to: { type: 'string', default: 'handover.xlsx' },
    check: { type: 'boolean', default: false },
  },
});
if (positionals.length > 0 || (values.check && values.apply === undefined))
  throw new Error('Name the workbook behind --apply: npm run handover -- --apply FILE --check');
await (values.apply === undefined ? write(values.to) : apply(values.apply, values.check));
