/**
 * Runs in a copy of the repository: writes its workbook, fills in every sheet as the named company would, and applies
 * it with the command for an owner's developer.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { readXlsx, writeXlsx } from 'hucre/xlsx';
import { cityLabel } from '../../lib/site/city-label';
import { readTable, type Table, tableFile } from '../../lib/tables/table';
import { cityTable } from '../../lib/tables/tables';
import { daysAfter } from '../../lib/time/calendar-days';
import { allTables } from '../../scripts/tables/all-tables';
import { testDay } from '../../scripts/run/today';
import { scheduledCourses } from '../../scripts/tables/course-tables';
import { cellsOf, classesFor, companies, confirmedTable, lakeshoreTable, ownMark } from './companies';

const workbook = 'handover.xlsx';
const run = (program: string, ...args: readonly string[]) =>
  execFileSync(program, args, { stdio: 'inherit' });
const handover = (...args: readonly string[]) =>
  run('npx', '--no-install', 'tsx', 'scripts/handover/main.ts', ...args);

const company = companies.find((name) => name === process.argv[2]);
if (company === undefined) throw new Error(`Name one of ${companies.join(', ')}.`);
const tableOf = (name: string) => allTables.find((table) => table.name === name.toLowerCase());
const filledIn = (table: Table) => {
  const csv = readFileSync(tableFile(table), 'utf8');
  return company === 'lakeshore' ? lakeshoreTable(table, csv) : confirmedTable(table, csv);
};

handover('--to', workbook);
const { sheets } = await readXlsx(readFileSync(workbook));
const places = readTable(cityTable, filledIn(cityTable)).rows.map(cityLabel);
const inThreeMonths = daysAfter(testDay, 90) ?? '';
// It has no dates for most of its programs.
const taught = company === 'lakeshore' ? scheduledCourses.slice(0, 10) : scheduledCourses;
const classes = classesFor(
  taught.map(({ id }) => id),
  company === 'lakeshore' ? places : [...places, 'Live online'],
  inThreeMonths,
);
// A sheet that is left out leaves its table as it is.
const isLeftOut = ({ name }: { readonly name: string }) => company === 'lakeshore' && name === 'Synonyms';
const filled = sheets
  .filter((sheet) => !isLeftOut(sheet))
  .map(({ name, rows }) => {
    if (name === 'Start here')
      return { name, rows: rows.map((row) => (row[0] === 'Prices' ? row.with(4, 'confirmed') : row)) };
    const table = tableOf(name);
    if (table === undefined) return { name, rows };
    return { name, rows: cellsOf(table.name === 'classes' ? classes : filledIn(table)) };
  });
writeFileSync(workbook, await writeXlsx({ sheets: filled }));
writeFileSync('content/site/mark.ts', ownMark);
run('npm', 'run', '--silent', 'icons');
run('npm', 'run', '--silent', 'pictures', '--', '--without-name');
handover('--apply', workbook);
