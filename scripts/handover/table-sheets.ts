/** The tables of content as sheets of the workbook: the same rows and columns, unchanged. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Cell as SheetCell, CellStyle, DataValidation, Sheet, WriteSheet } from 'hucre';
import { columnHelp, fitsOf } from '../../lib/tables/columns';
import { csvOf, describeFaults, recordsOf } from '../../lib/tables/records';
import {
  faultsOfTable,
  headerOf,
  headersOf,
  readTable,
  type Table,
  tableFile,
  tidyRecords,
} from '../../lib/tables/table';
import { describeChanges } from '../../lib/tables/table-changes';
import { allTables, comparedTables } from '../tables/all-tables';
import { siteClassTable } from '../tables/course-tables';
import { recordsOfSheet } from './open-workbook';

export const head = {
  font: { bold: true, color: { rgb: 'FFFFFF' } },
  fill: { type: 'pattern', pattern: 'solid', fgColor: { rgb: '0C4636' } },
  alignment: { vertical: 'center', wrapText: true },
} as const satisfies CellStyle;
/** `@` is the text format: input is kept as typed, so that 3/4 does not become a date and 02134 keeps its zero. */
export const asText = {
  numFmt: '@',
  alignment: { vertical: 'top', wrapText: true },
} as const satisfies CellStyle;
const toFill = {
  ...asText,
  fill: { type: 'pattern', pattern: 'solid', fgColor: { rgb: 'FFF8E8' } },
} as const satisfies CellStyle;
const toLink = {
  ...asText,
  font: { underline: true, color: { rgb: '0A58A0' } },
} as const satisfies CellStyle;

const startSheetName = 'Start here';
export const reviewSheetName = 'Clinical review';

const steps = [
  'How to fill in this workbook',
  '1. Each sheet is a table of the website: one row is one fact, city, person or product.',
  '2. Change a cell, add a row, or delete one. Select the name of a column to read what it takes; some cells offer a list.',
  '3. A shaded row is a sample. Put the real values into it, or delete the row; then write "confirmed" as its status.',
  '4. Below are all open questions. Where every row of one is right, "confirmed" as its answer settles them together.',
  '5. A new row needs no id: leave it blank. Leave all other ids as they are, because pages find rows by them.',
  '6. Leave as a sample what you do not know yet. You can hand in the workbook as often as you like.',
  '7. Columns may be moved, rows sorted, sheets renamed or left out. Sheets of your own are not read.',
  '8. "Clinical review" is for the clinician: an answer to each unsigned line. To agree to all lines of a page, sign it: name, credentials and day beside one of its lines.',
];

/** Every value is written as a string, so that no program evaluates it, whatever its first character. */
const written = (value: string, style: CellStyle): Partial<SheetCell> => ({
  value: value === '' ? null : value,
  type: value === '' ? 'empty' : 'string',
  style,
});

const nameOf = ({ name }: Table) => name.replace(/^./, (letter) => letter.toUpperCase());

/** How many blank rows below the existing ones get the drop-down lists. */
const newRows = 200;

/** The workbook: instructions and open questions, then one sheet for each table. Sample rows are shaded. */
export function workbookSheets(root = '.'): readonly WriteSheet[] {
  return [startSheet(root), ...allTables.map((table) => tableSheet(table, openTable(table, root).rows))];
}

type Rows = readonly (readonly string[])[];

/** The status in a row from `openTable`, where additional columns come after those of the table. */
const statusOf = (table: Table, row: readonly string[]) => row[headersOf(table).length - 1];

/** The header and all rows of a table, each cell in its column's standard form, and its open questions. */
function openTable(table: Table, root: string) {
  const records = recordsOf(readFileSync(resolve(root, tableFile(table)), 'utf8')).records ?? [];
  const { csv, questions } = tidyRecords(table, records);
  return { rows: recordsOf(csv ?? '').records ?? records, questions };
}

const askedColumns = ['Sheet', 'For', 'Question', 'Rows', 'Answer'];
const answer = 'confirmed';
/** A unique key for a question of a table. */
const named = (table: Table, question: readonly string[]) => [nameOf(table), ...question].join('\n');

/** Every open question: its sheet, who it is for, the question, and how many rows it covers. */
export function openQuestions(root = '.'): readonly (readonly string[])[] {
  const asked = allTables.flatMap((table) =>
    openTable(table, root).questions.map((question) => named(table, question)),
  );
  const rowsWith = (name: string) => asked.filter((other) => other === name).length;
  return [...new Set(asked)].map((name) => [...name.split('\n'), String(rowsWith(name))]);
}

/** The instructions, and every open question with a cell that answers it for all of its rows. */
function startSheet(root: string): WriteSheet {
  const top = steps.length + 1;
  const rows = [...steps.map((step) => [step]), [], askedColumns, ...openQuestions(root)];
  const cells = filled(rows, (place) => {
    if (place === 0) return { font: { bold: true, size: 14 } };
    return place < top ? {} : place === top ? head : asText;
  });
  rows.slice(top + 1).forEach(([name = ''], index) =>
    cells.set(`${top + 1 + index},0`, {
      ...written(name, toLink),
      hyperlink: { target: '', location: `'${name}'!A1` },
    }),
  );
  return {
    name: startSheetName,
    rows: [],
    cells,
    columns: [16, 12, 90, 8, 14].map((width) => ({ width })),
    dataValidations: [offer([answer], 'E', top + 2, rows.length)],
  };
}

/** A drop-down list in the cells of a column from one row to another. */
export function offer(words: readonly string[], column: string, from: number, to: number): DataValidation {
  return { range: `${column}${from}:${column}${to}`, type: 'list', values: [...words], allowBlank: true };
}

/** The cells of a sheet, each in the style of its row. */
export function filled(rows: Rows, styleOfRow: (place: number) => CellStyle) {
  const cells = new Map<string, Partial<SheetCell>>();
  rows.forEach((row, place) =>
    row.forEach((value, column) => cells.set(`${place},${column}`, written(value, styleOfRow(place)))),
  );
  return cells;
}

/** The keys of the questions answered on the first sheet, and the answers that are not understood. */
function answersIn(sheets: readonly Sheet[]) {
  const sheet = sheets.find(({ name }) => name === startSheetName);
  const rows = sheet === undefined ? [] : recordsOfSheet(sheet);
  const top = rows.findIndex((cells) => cells.join() === askedColumns.join());
  const given = rows.slice(top + 1).filter((cells) => top >= 0 && (cells[4] ?? '') !== '');
  const isAnswer = (cells: readonly string[]) => cells[4]?.toLowerCase() === answer;
  return {
    answered: new Set(given.filter(isAnswer).map((cells) => cells.slice(0, 3).join('\n'))),
    faults: given
      .filter((cells) => !isAnswer(cells))
      .map(
        ([, , question, , said]) =>
          `Sheet "${startSheetName}": "${said}" is no answer to "${question}". Write "${answer}", or nothing.`,
      ),
  };
}

function tableSheet(table: Table, rows: Rows): WriteSheet {
  return {
    name: nameOf(table),
    rows: [],
    cells: filled(rows, (place) => styleOf(place, statusOf(table, rows[place] ?? []))),
    columns: (rows[0] ?? []).map((name) => ({ width: Math.max(14, name.length + 4) })),
    freezePane: { rows: 1 },
    dataValidations: hintsOf(table, rows.length),
  };
}

function styleOf(place: number, status: string | undefined): CellStyle {
  if (place === 0) return head;
  return status === 'sample' ? toFill : asText;
}

/** A tooltip on the name of each column, and a drop-down list if its choices are few. */
function hintsOf(table: Table, rows: number): DataValidation[] {
  return Object.entries(table.columns).flatMap(([key, column], place): DataValidation[] => {
    const letter = String.fromCharCode('A'.charCodeAt(0) + place);
    const { choices } = columnHelp(column);
    const hint = {
      range: `${letter}1`,
      type: 'custom',
      formula1: 'TRUE',
      showInputMessage: true,
      inputTitle: headerOf(key).slice(0, 32),
      inputMessage: `Write ${fitsOf(column)}.`.slice(0, 255),
    } as const;
    // A longer list does not fit into the file.
    if (choices === undefined || choices.join(',').length > 250) return [hint];
    return [hint, offer(choices, letter, 2, rows + newRows)];
  });
}

/** The result of reading a workbook: the new tables, what changes, and what is invalid. */
export type ReturnedTables = {
  readonly files: ReadonlyMap<string, string>;
  readonly changes: readonly string[];
  readonly faults: readonly string[];
  /** What is valid but looks like a mistake. */
  readonly doubts: readonly string[];
  /** The names of sheets that match no table, such as the owner's own. */
  readonly unread: readonly string[];
};

/** Classes that a sheet adds although they are over: probably a wrong year. */
function pastClasses(before: string, after: string, today: string): readonly string[] {
  const old = new Set(readTable(siteClassTable, before).rows.map(({ id }) => id));
  const past = readTable(siteClassTable, after).rows.filter(
    ({ id, date, lastDay = date }) => lastDay < today && !old.has(id),
  );
  if (past.length === 0) return [];
  const names = past.map(({ id }) => id).join('; ');
  return [`Added classes that are over, so that no page shows them. Check the year: ${names}`];
}

/** The share of a table's columns that a sheet has, from 0 to 1. */
function shareOf(table: Table, records: Rows): number {
  const names = headersOf(table);
  return records.reduce((most, cells) => {
    const lower = cells.map((cell) => cell.toLowerCase());
    return Math.max(most, names.filter((name) => lower.includes(name)).length / names.length);
  }, 0);
}

/** The table of a sheet: the one whose columns it has, though it may have lost some, or else the one of its name. */
function tableOfSheet({ name }: Sheet, records: Rows): Table | undefined {
  const share = (table: Table) => shareOf(table, records);
  const [best] = [...allTables].sort((a, b) => share(b) - share(a));
  return best !== undefined && share(best) > 0.5 ? best : allTables.find((table) => name === nameOf(table));
}

/** Reads the sheets of tables even if renamed: each is identified by the names of its columns. */
export function readTableSheets(
  sheets: readonly Sheet[],
  root = '.',
  today = new Date().toISOString().slice(0, 10),
): ReturnedTables {
  const files = new Map<string, string>();
  const [changes, doubts]: [string[], string[]] = [[], []];
  const { answered, faults } = answersIn(sheets);
  const unread: string[] = [];
  const readable = sheets.filter(({ name }) => name !== startSheetName && name !== reviewSheetName);
  const records = readable.map(recordsOfSheet);
  const tables = readable.map((sheet, place) => tableOfSheet(sheet, records[place] ?? []));
  const fileText = (table: Table) => readFileSync(resolve(root, tableFile(table)), 'utf8');
  const textOf = (table: Table) => {
    const found = records[tables.indexOf(table)];
    return found === undefined ? fileText(table) : csvOf(found);
  };
  const compared = comparedTables(textOf);
  readable.forEach((sheet, place) => {
    const found = tables[place];
    if (found === undefined) return unread.push(sheet.name);
    const table = compared[allTables.indexOf(found)] ?? found;
    const fail = (sentence: string) => faults.push(`Sheet "${sheet.name}": ${sentence}`);
    const earlier = readable[tables.indexOf(found)];
    if (earlier !== sheet)
      return fail(`It is the table "${table.name}", as sheet "${earlier?.name}" is. Delete one of them.`);
    // A program keeps one value of merged cells, and the other rows would lose theirs.
    for (const { startRow, endRow } of sheet.merges ?? [])
      if (endRow > startRow)
        fail(`Rows ${startRow + 1} to ${endRow + 1} have merged cells. Unmerge them, and fill in each row.`);
    const { csv, faults: wrong } = tidyRecords(table, records[place] ?? [], (question) =>
      answered.has(named(table, question)),
    );
    faults.push(...describeFaults(`Sheet "${sheet.name}"`, wrong));
    if (csv === null) return;
    const file = tableFile(table);
    const before = fileText(table);
    const tidy = tidyRecords(found, recordsOf(before).records ?? []).csv ?? before;
    const [old = [], now = []] = [tidy, csv].map((text) => recordsOf(text).records?.[0]);
    for (const name of old.filter((name) => !now.includes(name)))
      fail(`It has no column "${name}", and ${file} has one. Put it back, or take it out of the file first.`);
    const change = describeChanges(found, tidy, csv);
    if (change === '') return;
    files.set(file, csv);
    if (found === siteClassTable) doubts.push(...pastClasses(tidy, csv, today));
    changes.push(`${sheet.name}: ${change}`);
  });
  for (const table of compared.filter((_, place) => !tables.includes(allTables[place])))
    for (const fault of faultsOfTable(table, fileText(table)))
      faults.push(`${fault} The workbook leaves this row as it is: change or remove it there, too.`);
  if (unread.length === readable.length && !sheets.some(({ name }) => name === reviewSheetName))
    faults.push('No sheet of this workbook is a table of the website. Name the workbook that came back.');
  return { files, changes, doubts, faults, unread };
}
