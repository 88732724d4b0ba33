/** Opens a workbook, whichever spreadsheet program saved it. */
import type { Cell, Sheet } from 'hucre';
import { readXlsx } from 'hucre/xlsx';
import { cleanText } from '../../lib/text/typed-text';
import { isoDateOf } from '../../lib/time/calendar-days';

/** The sheets of a workbook, or a sentence explaining why the file cannot be opened. */
export async function openWorkbook(bytes: Uint8Array): Promise<readonly Sheet[] | string> {
  try {
    return (await readXlsx(bytes, { readStyles: true })).sheets;
  } catch {
    // Files from Excel before 2007 and files with a password begin with the same bytes.
    const isOldOrLocked = bytes[0] === 0xd0 && bytes[1] === 0xcf;
    return isOldOrLocked
      ? 'The file has a password, or is a workbook of the old kind (.xls). Save it without a password as "Excel Workbook (.xlsx)".'
      : 'The file is not a workbook of the kind .xlsx, or it is damaged. In Google Sheets choose File, Download, "Microsoft Excel (.xlsx)"; in Excel save it as "Excel Workbook (.xlsx)".';
  }
}

/** The cells of a sheet as text, row by row. A formula is returned as its text and never evaluated. */
export function recordsOfSheet({ rows, cells }: Sheet): readonly (readonly string[])[] {
  return rows.map((row, place) =>
    row.map((value, column) => cleanText(textOf(cells?.get(`${place},${column}`), value))),
  );
}

function textOf(cell: Cell | undefined, value: Cell['value']): string {
  if (cell?.type === 'formula') return `=${cell.formula ?? ''}`;
  if (value === null) return '';
  if (typeof value === 'number') return wholeDigits(value);
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'string') return value;
  return isoDateOf(value.getUTCFullYear(), value.getUTCMonth() + 1, value.getUTCDate()) ?? '#VALUE!';
}

/**
 * A number without an exponent, with the 15 digits that spreadsheet programs show: 4.805551999e9 becomes the phone
 * number 4805551999 again, and 29.99 + 3 is 32.99.
 */
function wholeDigits(number: number): string {
  return Number.isSafeInteger(number) ? number.toFixed(0) : String(Number(number.toPrecision(15)));
}
