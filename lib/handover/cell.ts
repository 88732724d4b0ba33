import { cleanText } from '@/lib/tables/records';
import { daysAfter, type IsoDate } from '@/lib/time/calendar-days';

/** What a spreadsheet program has in a cell. Formulas come as their text: nothing here, or anywhere, computes them. */
export type Cell =
  | { readonly is: 'blank' }
  | { readonly is: 'text'; readonly text: string }
  | { readonly is: 'number'; readonly number: number }
  | { readonly is: 'yes-no'; readonly value: boolean }
  | { readonly is: 'date'; readonly date: IsoDate }
  | { readonly is: 'formula'; readonly formula: string }
  | { readonly is: 'error'; readonly code: string };

export const blank = { is: 'blank' } as const satisfies Cell;

/** A cell with its text made plain. Text of nothing but spaces is a blank. */
export function tidy(cell: Cell): Cell {
  if (cell.is !== 'text') return cell;
  const text = cleanText(cell.text);
  return text === '' ? blank : { is: 'text', text };
}

/** What a person sees in the cell, to name it in a message. */
export function cellText(cell: Cell): string {
  switch (cell.is) {
    case 'blank':
      return '';
    case 'text':
      return cell.text;
    case 'number':
      return wholeDigits(cell.number);
    case 'yes-no':
      return cell.value ? 'yes' : 'no';
    case 'date':
      return cell.date;
    case 'formula':
      return `=${cell.formula}`;
    case 'error':
      return cell.code;
  }
}

/**
 * A number without an exponent, with the 15 digits that spreadsheet programs show: a phone number that became
 * 4.805551999e9 is 4805551999 again, and 29.99 + 3 is 32.99.
 */
function wholeDigits(number: number): string {
  return Number.isSafeInteger(number) ? number.toFixed(0) : String(Number(number.toPrecision(15)));
}

/** Day 60 of a spreadsheet is February 29, 1900, which never was; all days that we ask for come after it. */
const dayZero = '1899-12-30';

/** The day that a spreadsheet counts as `serial`, from 1927 to 2119; null for other numbers, which are no days of ours. */
export function dayOfSerial(serial: number): IsoDate | null {
  return Number.isInteger(serial) && serial >= 10_000 && serial <= 80_000 ? daysAfter(dayZero, serial) : null;
}
