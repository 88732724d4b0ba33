import { parse } from 'csv-parse/sync';

/** A fault at one place of a table, and what to write instead. */
export type TableFault = {
  /** As a spreadsheet counts: the header is row 1. Null if the fault is not in one row. */
  readonly row: number | null;
  /** The letter and name of the column, e.g. `B (date)`; null if the fault is not in one column. */
  readonly column: string | null;
  readonly sentence: string;
};

/** The cells of a table, row by row, header first; or why it could not be parsed. */
export type Records =
  | { readonly records: readonly (readonly string[])[]; readonly fault: null }
  | { readonly records: null; readonly fault: TableFault };

/**
 * Parses a table as spreadsheet programs save it: with or without a byte order mark, with any line ends, and commas,
 * semicolons or tabs. Parsing stops at a misplaced quotation mark, because anything after it is ambiguous.
 */
export function recordsOf(text: string): Records {
  const stop = (row: number | null, sentence: string): Records => ({
    records: null,
    fault: { row, column: null, sentence },
  });
  if (/[\0\ufffd]/.test(text))
    return stop(null, 'The file is not in UTF-8. Save it again, and choose "CSV UTF-8" as its kind.');
  // Excel may write the separator on a first line, which it never displays.
  const body = text.replace(/^\ufeff/, '').replace(/^sep=.\r?\n/i, '');
  try {
    const records = parse(body, {
      delimiter: delimiterOf(body),
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_column_count: true,
      skip_empty_lines: false,
    });
    return { records, fault: null };
  } catch (error) {
    const line = typeof error === 'object' && error !== null && 'lines' in error ? Number(error.lines) : null;
    return stop(
      line,
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

/** `row 5, column B (date): …`, to follow the name of the file. */
export function describeFault(file: string, { row, column, sentence }: TableFault): string {
  const place = [file, row === null ? '' : `row ${row}`, column === null ? '' : `column ${column}`];
  return `${place.filter((part) => part !== '').join(', ')}: ${sentence}`;
}

/** The faults of a file, one sentence each: the same fault in many rows is one, with the rows. */
export function describeFaults(file: string, faults: readonly TableFault[]): readonly string[] {
  const kinds = new Map<string, TableFault[]>();
  for (const fault of faults) {
    const kind = `${fault.column} ${fault.sentence}`;
    kinds.set(kind, [...(kinds.get(kind) ?? []), fault]);
  }
  return [...kinds.values()].flatMap((same) => {
    const [first, ...others] = same;
    if (first === undefined || others.length === 0) return same.map((fault) => describeFault(file, fault));
    const rows = same.map(({ row }) => String(row));
    const shown = rows.length > 4 ? [...rows.slice(0, 3), `${rows.length - 3} more`] : rows;
    const places = `${shown.slice(0, -1).join(', ')} and ${shown.at(-1)}`;
    return describeFault(`${file}, rows ${places}`, { ...first, row: null });
  });
}

/** The letter and name of a column: `B (date)`. */
export function columnName(index: number, name: string): string {
  const letters = (place: number): string =>
    (place >= 26 ? letters(Math.floor(place / 26) - 1) : '') + String.fromCharCode(65 + (place % 26));
  return `${letters(index)} (${name})`;
}

/** `a, b or c`. */
export function listOf(names: readonly string[]): string {
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} or ${last}`;
}
