/** Reads the workbook of the handover as people and their programs left it. */
import type { Cell as SheetCell, Sheet } from 'hucre';
import { readXlsx } from 'hucre/xlsx';
import { blank, type Cell, cellText } from '../../lib/handover/cell';
import { cleanText } from '../../lib/tables/records';
import type { ReturnedRow } from '../../lib/handover/decide';
import { isoDateOf } from '../../lib/time/calendar-days';
import { sheets } from './workbook';

/** What a workbook that came back holds, and what keeps a sheet of it from being read. */
export type ReturnedWorkbook = {
  readonly rows: readonly ReturnedRow[];
  readonly faults: readonly string[];
};

const needed = ['Id', "Today's sample", 'Answer', 'Remarks'] as const;

type Needed = (typeof needed)[number];

/** Rows that somebody may have put above the names of the columns. */
const mostRowsAbove = 20;

/** Reads a workbook: columns may have moved, rows may be sorted, sheets may have been renamed or added. */
export async function readWorkbook(bytes: Uint8Array): Promise<ReturnedWorkbook> {
  const opened = await openWorkbook(bytes);
  if (typeof opened === 'string') return { rows: [], faults: [opened] };
  const asked = opened.filter(isOfHandover);
  if (asked.length === 0) return { rows: [], faults: ['The file has no sheet of the handover.'] };
  const read = asked.map(readSheet);
  return { rows: read.flatMap(({ rows }) => rows), faults: read.flatMap(({ faults }) => faults) };
}

/** The sheets of a workbook, or a sentence that says why the file is none. */
export async function openWorkbook(bytes: Uint8Array): Promise<readonly Sheet[] | string> {
  try {
    return (await readXlsx(bytes, { readStyles: true })).sheets;
  } catch {
    // A file of Excel before 2007 and one with a password begin alike.
    const isOldOrLocked = bytes[0] === 0xd0 && bytes[1] === 0xcf;
    return isOldOrLocked
      ? 'The file has a password, or is a workbook of the old kind (.xls). Save it without a password as "Excel Workbook (.xlsx)".'
      : 'The file is not a workbook of the kind .xlsx, or it is damaged. In Google Sheets choose File, Download, "Microsoft Excel (.xlsx)"; in Excel save it as "Excel Workbook (.xlsx)".';
  }
}

const cellAt = ({ rows, cells }: Sheet, row: number, column: number): Cell =>
  cellOf(cells?.get(`${row},${column}`), rows[row]?.[column] ?? null);

export const textAt = (sheet: Sheet, row: number, column: number) =>
  cleanText(cellText(cellAt(sheet, row, column)));

const namesIn = (sheet: Sheet, row: number): readonly string[] =>
  (sheet.rows[row] ?? []).map((_, column) => textAt(sheet, row, column).toLowerCase());

const holds = (names: readonly string[], name: Needed) => names.includes(name.toLowerCase());

/** The row with the names of the columns: the first, unless somebody put a title above it. */
function headRow(sheet: Sheet): number {
  const rows = Math.min(sheet.rows.length, mostRowsAbove);
  for (let row = 0; row < rows; row += 1) {
    const names = namesIn(sheet, row);
    if (needed.filter((name) => holds(names, name)).length > 1) return row;
  }
  return 0;
}

/** True for a sheet that asks for facts, whatever it is called now; false for the overview and for sheets of colleagues. */
export function isOfHandover(sheet: Sheet): boolean {
  const names = namesIn(sheet, headRow(sheet));
  const isKnown = Object.values<string>(sheets).includes(sheet.name);
  const holdsId = sheet.rows.some((_, row) => /^[a-z-]+\/[a-z-]+: \S/.test(textAt(sheet, row, 0)));
  return isKnown || holdsId || (holds(names, 'Id') && holds(names, 'Answer'));
}

function readSheet(sheet: Sheet): ReturnedWorkbook {
  const top = headRow(sheet);
  const names = namesIn(sheet, top);
  const inSheet = (words: string) => ({ rows: [], faults: [`The sheet "${sheet.name}" ${words}`] });
  const lost = needed.filter((name) => !holds(names, name));
  if (lost.length > 0)
    return inSheet(
      `has no column ${lost.map((name) => `"${name}"`).join(', ')} in its first row. Put the name back above the column.`,
    );
  const twice = needed.filter((name) => names.filter((other) => other === name.toLowerCase()).length > 1);
  if (twice.length > 0)
    return inSheet(`has two columns "${twice.join('", "')}". Give your own column another name.`);
  const place = (name: Needed) => names.indexOf(name.toLowerCase());
  const merged = (sheet.merges ?? []).find(
    ({ startRow, endRow, startCol, endCol }) =>
      endRow > startRow &&
      endRow > top &&
      [place('Id'), place('Answer')].some((column) => column >= startCol && column <= endCol),
  );
  if (merged !== undefined)
    return inSheet(
      `has merged cells in the rows ${merged.startRow + 1} to ${merged.endRow + 1}. Split them, and write the answer into each row.`,
    );
  const rows: ReturnedRow[] = [];
  const faults: string[] = [];
  for (let row = top + 1; row < sheet.rows.length; row += 1) {
    const id = textAt(sheet, row, place('Id'));
    const answer = cellAt(sheet, row, place('Answer'));
    if (id !== '')
      rows.push({
        sheet: sheet.name,
        row: row + 1,
        id,
        sample: textAt(sheet, row, place("Today's sample")),
        answer,
        remark: textAt(sheet, row, place('Remarks')),
      });
    else if (answer.is !== 'blank')
      faults.push(
        `The sheet "${sheet.name}" has an answer in row ${row + 1}, where the id is missing. Put back the id, or take out the answer.`,
      );
  }
  return { rows, faults };
}

function cellOf(cell: SheetCell | undefined, value: SheetCell['value']): Cell {
  if (cell?.type === 'formula') return { is: 'formula', formula: cell.formula ?? '' };
  if (cell?.type === 'error') return { is: 'error', code: String(cell.value) };
  if (value === null) return blank;
  if (typeof value === 'string') return value.trim() === '' ? blank : { is: 'text', text: value };
  if (typeof value === 'number') return { is: 'number', number: value };
  if (typeof value === 'boolean') return { is: 'yes-no', value };
  const date = isoDateOf(value.getUTCFullYear(), value.getUTCMonth() + 1, value.getUTCDate());
  return date === null ? { is: 'error', code: 'no date' } : { is: 'date', date };
}
