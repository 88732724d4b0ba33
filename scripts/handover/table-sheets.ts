/** The tables of content as sheets of the workbook: the same rows and columns, nothing translated. */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Cell as SheetCell, CellStyle, DataValidation, Sheet, WriteSheet } from 'hucre';
import { columnWords } from '../../lib/tables/columns';
import { describeFault, recordsOf } from '../../lib/tables/records';
import { headerOf, headersOf, type Table, tableFile, tidyRecords } from '../../lib/tables/table';
import { describeChanges, tableChanges } from '../../lib/tables/table-changes';
import { allTables } from '../tables/all-tables';
import { recordsOfSheet } from './open-workbook';

export const head = {
  font: { bold: true, color: { rgb: 'FFFFFF' } },
  fill: { type: 'pattern', pattern: 'solid', fgColor: { rgb: '0C4636' } },
  alignment: { vertical: 'center', wrapText: true },
} as const satisfies CellStyle;
/** `@` is the format of text: what is typed stays as it is typed, so that 3/4 is no date and 02134 keeps its zero. */
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

const steps = [
  'How to fill in this workbook',
  '1. Each sheet is a table of the website: one row is one fact, city, person or product.',
  '2. Change a cell, add a row, or delete one. Press the name of a column to read what it takes; some cells offer a list.',
  '3. A shaded row is a sample. Put the real values into it, or delete the row; then write "confirmed" as its status.',
  '4. A new row needs no id: leave it blank. Leave all other ids as they are, because pages know rows by them.',
  '5. Leave as a sample what you do not know yet. You can hand in the workbook as often as you like.',
  '6. Columns may be moved, rows sorted, sheets renamed or left out. Sheets of your own are not read.',
  '7. "Clinical review" is for the clinician: an answer to each statement that is not confirmed yet.',
];

/** Every value goes in as a string of the file, which no program computes, whatever it begins with. */
export const written = (value: string, style: CellStyle): Partial<SheetCell> => ({
  value: value === '' ? null : value,
  type: value === '' ? 'empty' : 'string',
  style,
});

const nameOf = ({ name }: Table) => name.replace(/^./, (letter) => letter.toUpperCase());

/** Room for new rows below those that are there, where the lists of choices still open. */
const newRows = 200;

/** The workbook: what to do with it, and one sheet for each table. A row that is a sample is shaded. */
export function workbookSheets(root = '.'): readonly WriteSheet[] {
  const tables = allTables.map((table) => ({ table, rows: rowsOfFile(table, root) }));
  return [startSheet(tables), ...tables.map(({ table, rows }) => tableSheet(table, rows))];
}

type Rows = readonly (readonly string[])[];

/** The names of the columns and all rows of a table, each cell in the one way of its column. */
function rowsOfFile(table: Table, root: string): Rows {
  const records = recordsOf(readFileSync(resolve(root, tableFile(table)), 'utf8')).records ?? [];
  return recordsOf(tidyRecords(table, records).csv ?? '').records ?? records;
}

function startSheet(tables: readonly { readonly table: Table; readonly rows: Rows }[]): WriteSheet {
  const cells = new Map<string, Partial<SheetCell>>();
  steps.forEach((step, row) =>
    cells.set(`${row},0`, written(step, row === 0 ? { font: { bold: true, size: 14 } } : {})),
  );
  const top = steps.length + 1;
  ['Sheet', 'Rows', 'Of them samples'].forEach((name, column) =>
    cells.set(`${top},${column}`, written(name, head)),
  );
  tables.forEach(({ table, rows }, index) => {
    const row = top + 1 + index;
    const name = nameOf(table);
    cells.set(`${row},0`, { ...written(name, toLink), hyperlink: { target: '', location: `'${name}'!A1` } });
    cells.set(`${row},1`, { value: rows.length - 1, type: 'number' });
    cells.set(`${row},2`, { value: rows.filter((row) => row.at(-1) === 'sample').length, type: 'number' });
  });
  return { name: 'Start here', rows: [], cells, columns: [{ width: 30 }, { width: 10 }, { width: 18 }] };
}

function tableSheet(table: Table, rows: Rows): WriteSheet {
  const cells = new Map<string, Partial<SheetCell>>();
  rows.forEach((row, place) =>
    row.forEach((value, column) =>
      cells.set(`${place},${column}`, written(value, styleOf(place, row.at(-1)))),
    ),
  );
  return {
    name: nameOf(table),
    rows: [],
    cells,
    columns: headersOf(table).map((name) => ({ width: Math.max(14, name.length + 4) })),
    freezePane: { rows: 1 },
    dataValidations: hintsOf(table, rows.length),
  };
}

function styleOf(place: number, status: string | undefined): CellStyle {
  if (place === 0) return head;
  return status === 'sample' ? toFill : asText;
}

/** A hint at the name of each column, and a list where there are few words to choose from. */
function hintsOf(table: Table, rows: number): DataValidation[] {
  return Object.entries(table.columns).flatMap(([key, column], place): DataValidation[] => {
    const letter = String.fromCharCode('A'.charCodeAt(0) + place);
    const { fits, choices } = columnWords(column);
    return [
      {
        range: `${letter}1`,
        type: 'custom',
        formula1: 'TRUE',
        showInputMessage: true,
        inputTitle: headerOf(key).slice(0, 32),
        inputMessage: `Write ${fits}.`.slice(0, 255),
      },
      // A list longer than this does not fit into the file.
      ...(choices === undefined || choices.join(',').length > 250
        ? []
        : [
            {
              range: `${letter}2:${letter}${rows + newRows}`,
              type: 'list' as const,
              values: [...choices],
              allowBlank: true,
            },
          ]),
    ];
  });
}

/** What the sheets of a workbook say of the tables: the new texts, what they change, and what does not fit. */
export type ReturnedTables = {
  readonly files: ReadonlyMap<string, string>;
  readonly changes: readonly string[];
  readonly faults: readonly string[];
};

/** Reads the sheets of tables, whatever they are called now: each is known by the names of its columns. */
export function readTableSheets(sheets: readonly Sheet[], root = '.'): ReturnedTables {
  const files = new Map<string, string>();
  const changes: string[] = [];
  const faults: string[] = [];
  for (const sheet of sheets) {
    const records = recordsOfSheet(sheet);
    const named = allTables.find(
      (table) =>
        sheet.name === nameOf(table) ||
        records.some((cells) =>
          headersOf(table).every((name) => cells.map((cell) => cell.toLowerCase()).includes(name)),
        ),
    );
    if (named === undefined) continue;
    const { csv, faults: found } = tidyRecords(named, records);
    faults.push(...found.map((fault) => describeFault(`Sheet "${sheet.name}"`, fault)));
    if (csv === null) continue;
    const file = tableFile(named);
    const before = readFileSync(resolve(root, file), 'utf8');
    const tidy = tidyRecords(named, recordsOf(before).records ?? []).csv;
    const change = describeChanges(sheet.name, tableChanges(tidy ?? before, csv));
    if (change === '' || csv === before) continue;
    files.set(file, csv);
    changes.push(change);
  }
  return { files, changes, faults };
}

/** Writes the tables. Gives what is then wrong between them, in which case nothing stays written. */
export function writeTables({ files }: ReturnedTables, root = '.'): readonly string[] {
  const before = [...files.keys()].map((file) => [file, readFileSync(resolve(root, file), 'utf8')] as const);
  for (const [file, text] of files) writeFileSync(resolve(root, file), text);
  try {
    execFileSync('npx', ['--no-install', 'tsx', 'scripts/tables/check-tables.ts'], {
      cwd: resolve(root),
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    return [];
  } catch (error) {
    for (const [file, text] of before) writeFileSync(resolve(root, file), text);
    return String((error as { readonly stderr?: string }).stderr ?? error)
      .trim()
      .split('\n');
  }
}
