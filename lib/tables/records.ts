import { CsvError, parse } from 'csv-parse/sync';
import { cleanText } from '@/lib/text/typed-text';

/** A fault at one place of a table, and what to write instead. */
export type TableFault = {
  /** As a spreadsheet counts: the header is row 1. Null if the fault is not in one row. */
  readonly row: number | null;
  /** The letter and name of the column, e.g. `B (date)`; null if the fault is not in one column. */
  readonly column: string | null;
  readonly sentence: string;
};

/** The clean cells of a table, row by row, header first; or why it could not be parsed. */
export type Records =
  | { readonly records: readonly (readonly string[])[]; readonly fault: null }
  | { readonly records: null; readonly fault: TableFault };

/**
 * Parses a table as spreadsheet programs save it: with or without a byte order mark, with any line ends, and commas,
 * semicolons or tabs. Parsing stops at a misplaced quotation mark, because anything after it is ambiguous.
 */
export function recordsOf(text: string): Records {
  const stop = (row: number | null, sentence: string) =>
    ({ records: null, fault: { row, column: null, sentence } }) as const;
  if (/[\0\ufffd]/.test(text))
    return stop(null, 'The file is not in UTF-8. Save it again, and choose "CSV UTF-8" as its kind.');
  // Excel may write the separator on a first line, which it never displays.
  const body = text.replace(/^\ufeff/, '').replace(/^sep=.\r?\n/i, '');
  try {
    const records = parse(body, {
      cast: cleanText,
      delimiter: delimiterOf(body),
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_column_count: true,
      skip_empty_lines: false,
    });
    return { records, fault: null };
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    return stop(
      Number(error['lines']),
      'A quotation mark is out of place here or above. A cell that holds one is written with quotation marks around it and doubles it: "5"" of snow".',
    );
  }
}

/** The character that separates most of the names in the first line. */
function delimiterOf(text: string): string {
  const first = text.split(/\r\n|\n|\r/).find((line) => line.trim() !== '') ?? '';
  const [best] = [',', ';', '\t'].sort((a, b) => first.split(b).length - first.split(a).length);
  return best ?? ',';
}

/** A table as text: commas, line feeds, quotation marks only around cells that need them. */
export function csvOf(records: readonly (readonly string[])[]): string {
  const written = (cell: string) => (/[",;\t\n\r]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
  return records.map((cells) => `${cells.map(written).join(',')}\n`).join('');
}

/** The faults of a file, one sentence each: the same fault in many rows is one, with the rows. */
export function describeFaults(file: string, faults: readonly TableFault[]): readonly string[] {
  const kinds = new Map<string, number[]>();
  for (const { row, column, sentence } of faults) {
    const kind = `${column === null ? '' : `, column ${column}`}: ${sentence}`;
    kinds.set(kind, [...(kinds.get(kind) ?? []), ...(row === null ? [] : [row])]);
  }
  return [...kinds].map(([kind, rows]) => `${file}${rowNames(rows)}${kind}`);
}

/** `, row 5` or `, rows 2, 3, 4 and 17 more` */
function rowNames(rows: readonly number[]): string {
  if (rows.length < 2) return rows.map((row) => `, row ${row}`).join('');
  const [shown, last] = rows.length > 4 ? [3, `${rows.length - 3} more`] : [-1, rows.at(-1)];
  return `, rows ${rows.slice(0, shown).join(', ')} and ${last}`;
}

/** The letter of a column, from A; AA follows Z. */
export function columnLetter(place: number): string {
  const before = place >= 26 ? columnLetter(Math.floor(place / 26) - 1) : '';
  return before + String.fromCharCode(65 + (place % 26));
}

/** `a, b or c`. */
export function listOf(names: readonly string[]): string {
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} or ${last}`;
}
