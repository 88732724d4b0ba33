/**
 * Run in a copy of the repository: writes its workbook, answers every question as another company would, and applies it
 * with the command that an owner's developer runs. The tables are saved over with those of that company.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { loadOpenContent } from '../../scripts/handover/places';
import { classFile, classPlaces } from '../../content/courses/class-list';
import { daysAfter, type IsoDate } from '../../lib/time/calendar-days';
import { scheduledCourses } from '../../scripts/tables/class-table-check';
import { tableFile } from '../../lib/tables/table';
import { allTables } from '../../scripts/tables/all-tables';
import { anotherMark, answersFor, classesFor, tableFor } from './another-company';
import { fillIn } from './fill-in';

const [blank, filled] = ['.cache/handover/blank.xlsx', '.cache/handover/filled.xlsx'] as const;
const handover = (...args: readonly string[]) =>
  execFileSync('npx', ['--no-install', 'tsx', 'scripts/handover/main.ts', ...args], { stdio: 'inherit' });

mkdirSync('.cache/handover', { recursive: true });
handover('--without-pages', '--to', blank);
const { questions } = await loadOpenContent();
const today = new Date().toISOString().slice(0, 10) as IsoDate;
const courses = scheduledCourses.map(({ id }) => id);
writeFileSync(classFile, classesFor(courses, classPlaces, daysAfter(today, 30) ?? ''));
writeFileSync(filled, await fillIn(readFileSync(blank), answersFor(questions, today)));
writeFileSync('content/site/mark.ts', anotherMark);
execFileSync('npm', ['run', '--silent', 'icons'], { stdio: 'inherit' });
handover('--apply', filled);
for (const table of allTables)
  writeFileSync(tableFile(table), tableFor(table, readFileSync(tableFile(table), 'utf8')));
