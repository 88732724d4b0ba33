/**
 * Run in a copy of the repository: writes its workbook, fills every sheet in as another company would, and applies it with
 * the command that an owner's developer runs.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { readXlsx, writeXlsx } from 'hucre/xlsx';
import { classFile, classPlaces } from '../../content/courses/class-list';
import { recordsOf } from '../../lib/tables/records';
import { tableFile } from '../../lib/tables/table';
import { daysAfter, type IsoDate } from '../../lib/time/calendar-days';
import { allTables } from '../../scripts/tables/all-tables';
import { scheduledCourses } from '../../scripts/tables/class-table-check';
import { anotherMark, classesFor, tableFor } from './another-company';

const workbook = 'handover.xlsx';
const run = (program: string, ...args: readonly string[]) =>
  execFileSync(program, args, { stdio: 'inherit' });
const handover = (...args: readonly string[]) =>
  run('npx', '--no-install', 'tsx', 'scripts/handover/main.ts', ...args);

handover('--to', workbook);
const { sheets } = await readXlsx(readFileSync(workbook));
const filled = sheets.map(({ name, rows }) => {
  const table = allTables.find((one) => one.name === name.toLowerCase());
  if (table === undefined) return { name, rows };
  const csv = tableFor(table, readFileSync(tableFile(table), 'utf8'));
  return { name, rows: (recordsOf(csv).records ?? []).map((row) => [...row]) };
});
writeFileSync(workbook, await writeXlsx({ sheets: filled }));
const today = new Date().toISOString().slice(0, 10) as IsoDate;
const courses = scheduledCourses.map(({ id }) => id);
writeFileSync(classFile, classesFor(courses, classPlaces, daysAfter(today, 30) ?? ''));
writeFileSync('content/site/mark.ts', anotherMark);
run('npm', 'run', '--silent', 'icons');
run('npm', 'run', '--silent', 'pictures', '--', '--without-name');
handover('--apply', workbook);
