/**
 * `npm run handover`: writes `handover.xlsx`, a workbook with a row for each open fact, for the people who can answer.
 * `-- --from FILE` carries over the answers of an earlier workbook, `--to FILE` writes another file, `--site ADDRESS` says
 * where the preview is that its links lead to, and `--without-pages` leaves the links out.
 * `npm run handover -- --apply FILE` checks all answers and writes them into the content, or changes nothing; with `--check` it
 * only says what would change.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { allPlaceholders } from '../../content/site/registry';
import { carriedOver } from '../../lib/handover/decide';
import { applyWorkbook } from './apply';
import { holdsPreview, pagesOf } from './pages';
import { loadOpenContent } from './places';
import { describeApplied } from './words';
import { isOfHandover, openWorkbook, readWorkbook } from './read-workbook';
import { readTableSheets, tableSheets, writeTables } from './table-sheets';
import { writeWorkbook } from './workbook';

const exported = 'out';

function read(file: string): Uint8Array {
  try {
    return readFileSync(file);
  } catch {
    throw new Error(`There is no file ${file}.`);
  }
}

async function write(to: string, from: string | undefined, site: string, hasPages: boolean): Promise<void> {
  if (hasPages && !holdsPreview(exported))
    throw new Error(
      'The links need a preview of the site: run "npm run build" first, or add --without-pages.',
    );
  const { questions } = await loadOpenContent();
  const earlier = from === undefined ? { rows: [], faults: [] } : await readWorkbook(read(from));
  if (earlier.faults.length > 0) throw new Error(earlier.faults.join('\n'));
  const answers = carriedOver(questions, earlier.rows);
  const pages = hasPages ? pagesOf(questions, exported, site) : new Map();
  writeFileSync(to, await writeWorkbook({ questions, pages, earlier: answers, tables: tableSheets() }));
  const carried = questions.filter(({ id }) => (answers.get(id)?.answer.is ?? 'blank') !== 'blank').length;
  const rows = allPlaceholders().filter(({ file }) => file.endsWith('.csv')).length;
  console.log(
    `${to}: ${questions.length} open facts${from === undefined ? '' : `, ${carried} of them answered in ${from}`}, and ${rows} rows of tables that are samples.`,
  );
}

async function apply(file: string, isCheck: boolean): Promise<void> {
  const bytes = read(file);
  const opened = await openWorkbook(bytes);
  if (typeof opened === 'string') throw new Error(opened);
  const tables = readTableSheets(opened);
  for (const change of tables.changes) console.log(`${isCheck ? 'Would change' : 'Changes'}: ${change}`);
  if (tables.faults.length > 0)
    throw new Error(`${tables.faults.join('\n')}\n\nNothing was changed. Correct the workbook.`);
  if (isCheck && tables.changes.length === 0) console.log('No table would change.');
  if (isCheck) return;
  const faults = writeTables(tables);
  if (faults.length > 0)
    throw new Error(`${faults.join('\n')}\n\nNothing was changed. Correct the workbook.`);
  if (!opened.some(isOfHandover)) return;
  const applied = await applyWorkbook(bytes);
  (applied.isDone ? console.log : console.error)(describeApplied(applied));
  process.exitCode = applied.isDone ? 0 : 1;
}

try {
  const { values } = parseArgs({
    options: {
      apply: { type: 'string' },
      from: { type: 'string' },
      to: { type: 'string', default: 'handover.xlsx' },
      site: { type: 'string', default: 'http://127.0.0.1:4100' },
      'without-pages': { type: 'boolean', default: false },
      check: { type: 'boolean', default: false },
    },
  });
  if (values.apply === undefined) await write(values.to, values.from, values.site, !values['without-pages']);
  else await apply(values.apply, values.check);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
