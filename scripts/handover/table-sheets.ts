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
import { textAt } from './read-workbook';
import { asText, head, toFill } from './workbook';

const nameOf = ({ name }: Table) => name.replace(/^./, (letter) => letter.toUpperCase());

/** Room for new rows below those that are there, where the lists of choices still open. */
const newRows = 200;

/** One sheet for each table. A row that is a sample is shaded; pressing the name of a column says what it takes. */
export function tableSheets(root = '.'): readonly WriteSheet[] {
  return allTables.map((table) => {
    const records = recordsOf(readFileSync(resolve(root, tableFile(table)), 'utf8')).records ?? [];
    const { csv } = tidyRecords(table, records);
    const rows = recordsOf(csv ?? '').records ?? records;
    const cells = new Map<string, Partial<SheetCell>>();
    rows.forEach((row, place) =>
      row.forEach((value, column) =>
        cells.set(`${place},${column}`, {
          value: value === '' ? null : value,
          type: value === '' ? 'empty' : 'string',
          style: styleOf(place, row.at(-1)),
        }),
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
  });
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
    const records = sheet.rows.map((row, place) => row.map((_, column) => textAt(sheet, place, column)));
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
