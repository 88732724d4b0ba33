/** The tables of content as sheets of the workbook: the same rows and columns, unchanged. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Cell as SheetCell, CellStyle, DataValidation, Sheet, WriteSheet } from 'hucre';
import { columnLetter, csvOf, describeFaults, recordsOf } from '../../lib/tables/records';
import {
  faultsOfTable,
  headerOf,
  headersOf,
  type Rows,
  type Table,
  tableFile,
  tidyRecords,
} from '../../lib/tables/table';
import { describeChanges } from '../../lib/tables/table-changes';
import { allTables, comparedTables } from '../tables/all-tables';
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
  '8. "Clinical review" is for the clinician: an answer to each unsigned line. To sign a page, agree to all of its lines, and write name, credentials and day beside one of them.',
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

/** The header and all rows of a table, each cell in its column's standard form, and its open questions. */
function openTable(table: Table, root: string) {
  const records = recordsOf(readFileSync(resolve(root, tableFile(table)), 'utf8')).records ?? [];
  const { tidy, questions } = tidyRecords(table, records);
  return { rows: tidy?.records ?? records, tidy, questions };
}

const askedColumns = ['Sheet', 'For', 'Question', 'Rows', 'Answer'];
const answer = 'confirmed';
/** A unique key for a question of a table. */
const named = (table: Table, question: readonly string[]) => [nameOf(table), ...question].join('\n');

/** Every open question: its sheet, who it is for, the question, and how many rows it covers. */
export function openQuestions(root = '.'): readonly (readonly string[])[] {
  const rows = new Map<string, number>();
  for (const table of allTables)
    for (const question of openTable(table, root).questions)
      rows.set(named(table, question), (rows.get(named(table, question)) ?? 0) + 1);
  return [...rows].map(([name, count]) => [...name.split('\n'), String(count)]);
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
  const answered = new Set<string>();
  const faults: string[] = [];
  for (const [name, owner, question, , said = ''] of top < 0 ? [] : rows.slice(top + 1)) {
    if (said.toLowerCase() === answer) answered.add([name, owner, question].join('\n'));
    else if (said !== '')
      faults.push(
        `Sheet "${startSheetName}": "${said}" is no answer to "${question}". Write "${answer}", or nothing.`,
      );
  }
  return { answered, faults };
}

function tableSheet(table: Table, rows: Rows): WriteSheet {
  // Additional columns come after those of the table, of which the status is the last.
  const isSample = (place: number) => rows[place]?.[headersOf(table).length - 1] === 'sample';
  return {
    name: nameOf(table),
    rows: [],
    cells: filled(rows, (place) => (place === 0 ? head : isSample(place) ? toFill : asText)),
    columns: (rows[0] ?? []).map((name) => ({ width: Math.max(14, name.length + 4) })),
    freezePane: { rows: 1 },
    dataValidations: hintsOf(table, rows.length),
  };
}

/** A tooltip on the name of each column, and a drop-down list if its choices are few. */
function hintsOf(table: Table, rows: number): DataValidation[] {
  return Object.entries(table.columns).flatMap(([key, column], place): DataValidation[] => {
    const letter = columnLetter(place);
    const { choices, fits } = column;
    const hint = {
      range: `${letter}1`,
      type: 'custom',
      formula1: 'TRUE',
      showInputMessage: true,
      inputTitle: headerOf(key).slice(0, 32),
      inputMessage: `Write ${fits}.`.slice(0, 255),
    } as const;
    // A longer list does not fit into the file.
    if (choices === undefined || choices.join(',').length > 250) return [hint];
    return [hint, offer(choices, letter, 2, rows + newRows)];
  });
}

/** The table of a sheet: the one whose columns it has, though it may have lost some, or else the one of its name. */
function tableOfSheet({ name }: Sheet, records: Rows): Table | undefined {
  const rows = records.map((cells) => cells.map((cell) => cell.toLowerCase()));
  const shareOf = (names: readonly string[]) =>
    Math.max(...rows.map((cells) => names.filter((other) => cells.includes(other)).length / names.length));
  const shares = allTables.map((table) => ({ table, share: shareOf(headersOf(table)) }));
  const [best] = shares.sort((a, b) => b.share - a.share);
  return best !== undefined && best.share > 0.5
    ? best.table
    : allTables.find((table) => name === nameOf(table));
}

/**
 * Reads the sheets of tables even if renamed: each is identified by the names of its columns. Returns the new text of each
 * changed file, what changes, what is invalid, and the names of sheets that match no table, such as the owner's own.
 */
export function readTableSheets(sheets: readonly Sheet[], root = '.') {
  const files = new Map<string, string>();
  const [changes, unread]: [string[], string[]] = [[], []];
  const { answered, faults } = answersIn(sheets);
  const readable = sheets
    .filter(({ name }) => name !== startSheetName && name !== reviewSheetName)
    .map((sheet) => {
      const records = recordsOfSheet(sheet);
      return { sheet, records, of: tableOfSheet(sheet, records) };
    });
  const found = new Map(readable.toReversed().map((read) => [read.of, read]));
  const fileText = (table: Table) => readFileSync(resolve(root, tableFile(table)), 'utf8');
  const compared = comparedTables((table) => {
    const read = found.get(table);
    return read === undefined ? fileText(table) : csvOf(read.records);
  });
  for (const { sheet, records, of } of readable) {
    const fail = (sentence: string) => faults.push(`Sheet "${sheet.name}": ${sentence}`);
    if (of === undefined) {
      unread.push(sheet.name);
      continue;
    }
    const first = found.get(of)?.sheet;
    if (first !== sheet) {
      fail(`It is the table "${of.name}", as sheet "${first?.name}" is. Delete one of them.`);
      continue;
    }
    // A program keeps one value of merged cells, and the other rows would lose theirs.
    for (const { startRow, endRow } of sheet.merges ?? [])
      if (endRow > startRow)
        fail(`Rows ${startRow + 1} to ${endRow + 1} have merged cells. Unmerge them, and fill in each row.`);
    const { tidy, faults: wrong } = tidyRecords(compared.get(of) ?? of, records, (question) =>
      answered.has(named(of, question)),
    );
    faults.push(...describeFaults(`Sheet "${sheet.name}"`, wrong));
    const before = openTable(of, root).tidy ?? { ids: [], records: [] };
    if (tidy === null) continue;
    for (const name of before.records[0]?.filter((own) => tidy.records[0]?.includes(own) === false) ?? [])
      fail(
        `It has no column "${name}", and ${tableFile(of)} has one. Put it back, or take it out of the file first.`,
      );
    const change = describeChanges(before, tidy);
    if (change === '') continue;
    files.set(tableFile(of), csvOf(tidy.records));
    changes.push(`${sheet.name}: ${change}`);
  }
  for (const [of, table] of compared)
    if (!found.has(of))
      for (const fault of faultsOfTable(table, fileText(table)))
        faults.push(`${fault} The workbook leaves this row as it is: change or remove it there, too.`);
  if (unread.length === readable.length && !sheets.some(({ name }) => name === reviewSheetName))
    faults.push('No sheet of this workbook is a table of the website. Name the workbook that came back.');
  return { files, changes, faults, unread };
}
