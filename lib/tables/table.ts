import { z } from 'zod';
import { type Fact, type FactOwner, placeholder, type RowPlace } from '@/lib/facts/facts';
import { isFallbackValue } from '@/lib/facts/fallback-value';
import { fitsOf, isOptional, status } from './columns';
import { sampleIds } from '@/lib/facts/sample-rows';
import { slugOf } from '@/lib/text/slug';
import { cleanText } from '@/lib/text/typed-text';
import { columnName, csvOf, describeFaults, listOf, recordsOf, type TableFault } from './records';

/** The columns of a table by their names in code; `isInStock` is "in stock" in the file. */
type Columns = Readonly<Record<string, z.ZodType<unknown, string | undefined>>>;

/** A table that the owner and staff maintain: its columns, and who is asked about the sample rows. */
export type Table<Shape extends Columns = Columns, FactKey extends string = string> = {
  /** Name of the file in content/tables without its extension, and of the sheet in the workbook. */
  readonly name: string;
  readonly columns: Shape;
  /** Columns that are marked on preview pages while the row is a sample. */
  readonly facts: readonly FactKey[];
  /** The column with the label of a row. */
  readonly label: string;
  /** What has to be supplied for a sample row, as one sentence. */
  readonly missing: string | ((row: never) => string);
  /** Who can supply it, unless a column `who` names someone. */
  readonly owner: FactOwner;
  /** Ids used in code, so that each needs a row. */
  readonly needed?: readonly string[];
  /** The id of a row in a table without an id column, derived from its values. */
  readonly idOf?: (row: never) => string;
  /** What is wrong with a row whose cells are valid one by one. */
  readonly rule?: (row: never) => CellFault | null;
  /** What is wrong with rows that are valid one by one: each with its place in the list; null if it is no single row's. */
  readonly together?: (rows: readonly never[]) => readonly (CellFault & { readonly place: number | null })[];
};

/** A fault of a row: the column by its name in code, and what to do. */
export type CellFault = { readonly key: string; readonly sentence: string };

type ValueOf<Column> = Column extends z.ZodType<infer Value> ? Exclude<Value, undefined> : never;
type Scalar = string | number | boolean;
type Cell<Key, FactKey, Value> = Key extends FactKey
  ? [Value] extends [Scalar]
    ? Fact<Value>
    : never
  : Value;
type OptionalKeys<Shape> = {
  [Key in keyof Shape]: undefined extends z.output<Shape[Key] & z.ZodType> ? Key : never;
}[keyof Shape];

/** A row as content uses it. The id is there even if the file omits it. */
export type Row<Shape, FactKey = never> = {
  readonly [Key in Exclude<keyof Shape, OptionalKeys<Shape> | 'id'>]: Cell<Key, FactKey, ValueOf<Shape[Key]>>;
} & {
  readonly [Key in Exclude<OptionalKeys<Shape>, 'id'>]?: Cell<Key, FactKey, ValueOf<Shape[Key]>>;
} & { readonly id: string; readonly isSample: boolean };

/** The type of a table's rows. */
export type RowOf<T> = T extends Table<infer Shape, infer FactKey> ? Row<Shape, FactKey> : never;

export type ReadTable<R> = { readonly rows: readonly R[]; readonly faults: readonly TableFault[] };

/** Defines a table; the type of its rows is derived from its columns. */
export function table<const Shape extends Columns, const FactKey extends keyof Shape & string>(
  described: Table<Shape, FactKey> & { readonly label: keyof Shape },
): Table<Shape, FactKey> {
  return described;
}

/** The path of a table's file. */
export function tableFile({ name }: Pick<Table, 'name'>): string {
  return `content/tables/${name}.csv`;
}

const allColumns = ({ columns }: Table): Columns => ({ ...columns, status });

/** `isInStock` becomes "in stock", `originalPrice` "original price". */
export function headerOf(key: string): string {
  return key
    .replace(/^(?:is|has)(?=[A-Z])/, '')
    .replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .trim();
}

/** The names of the columns, as in the header of the file. */
export function headersOf(described: Table): readonly string[] {
  return Object.keys(allColumns(described)).map(headerOf);
}

/** The cells of a table, row by row. */
type Cells = readonly (readonly string[])[];

/**
 * The rows of a file, and all of its faults at once; rows with a fault are left out. The header names the columns, in
 * any order and letter case.
 */
export function readTable<T extends Table>(described: T, csv: string): ReadTable<RowOf<T>> {
  const { records, fault } = recordsOf(csv);
  if (fault !== null) return { rows: [], faults: [fault] };
  const { entries, faults } = entriesOf(described, records);
  return { rows: entries.map((entry) => rowOf(described, entry) as RowOf<T>), faults };
}

/**
 * The table with each cell in its column's standard form; null if it has faults. Other columns, such as people's
 * remarks, are kept, after those of the table. A sample whose question is answered becomes confirmed; the questions
 * of the others are returned, row by row.
 */
export function tidyRecords(described: Table, records: Cells, isAnswered: IsAnswered = () => false) {
  const { entries, faults } = entriesOf(described, records, isAnswered);
  const questions = entries
    .filter(({ values }) => values['status'] === 'sample')
    .map(({ values }) => questionOf(described, values));
  if (faults.length > 0) return { csv: null, faults, questions };
  const columns = Object.entries(allColumns(described));
  const known = headersOf(described);
  const header = records[Math.max(0, topOf(described, records))] ?? [];
  const all = [header, ...entries.map(({ row }) => records[row - 1] ?? [])];
  const own = namesOf(header).flatMap((name, place) =>
    known.includes(name) || all.every((cells) => cleanText(cells[place] ?? '') === '') ? [] : [place],
  );
  const ownOf = (cells: readonly string[]) => own.map((place) => cleanText(cells[place] ?? ''));
  const rows = entries.map(({ row, values }) => [
    ...columns.map(([key, column]) =>
      values[key] === undefined ? '' : (z.encode(column, values[key]) ?? ''),
    ),
    ...ownOf(records[row - 1] ?? []),
  ]);
  return { csv: csvOf([[...known, ...ownOf(header)], ...rows]), faults, questions };
}

/** The faults of a table, one sentence each, with the file, the row and the column. */
export function faultsOfTable(described: Table, csv: string): readonly string[] {
  return describeFaults(tableFile(described), readTable(described, csv).faults);
}

/** A valid row: its position, and its values by key. */
type Entry = { readonly row: number; readonly values: Readonly<Record<string, unknown>> };

/** Whether a question has been answered: who it is for, and what is missing. */
type IsAnswered = (question: readonly [FactOwner, string]) => boolean;
type Report = (row: number | null, key: string | null, sentence: string) => void;

function entriesOf(
  described: Table,
  records: Cells,
  isAnswered: IsAnswered = () => false,
): { readonly entries: readonly Entry[]; readonly faults: readonly TableFault[] } {
  const top = Math.max(0, topOf(described, records));
  const header = namesOf(records[top] ?? []);
  const headerFaults = faultsOfHeader(described, header, top + 1);
  if (headerFaults.length > 0) return { entries: [], faults: headerFaults };
  // Once per table: a schema for each row took two thirds of the time for 3,000 rows.
  const schema = z.object(allColumns(described));
  const faults: TableFault[] = [];
  const report: Report = (row, key, sentence) => {
    const name = key === null ? null : headerOf(key);
    faults.push({ row, column: name === null ? null : columnName(header.indexOf(name), name), sentence });
  };
  const entries: Entry[] = [];
  const seen = new Map<string, number>();
  const seenCells = new Map<string, number>();
  const rows = records.slice(top + 1);
  const idOf = (cells: readonly string[]) => cleanText(cells[header.indexOf('id')] ?? '');
  const newId = idsFor(new Set([...sampleIds(described.name), ...rows.map(idOf)]));
  rows.forEach((cells, index) => {
    const row = top + index + 2;
    const filled = cells.flatMap((cell, place) => (cleanText(cell) === '' ? [] : [header[place]]));
    // A status alone was filled down too far.
    if (filled.every((name) => name === 'status')) return;
    if (filled.length === 1) {
      report(row, null, 'It has one cell. Fill in the others, or delete the row.');
      return;
    }
    // Without ids, only their cells tell two rows apart.
    if (idOf(cells) === '') {
      const text = cells.join('\n');
      const copied = seenCells.get(text);
      if (copied !== undefined) {
        report(row, null, `It repeats row ${copied}. Remove one of them.`);
        return;
      }
      seenCells.set(text, row);
    }
    const values = valuesOf(described, { schema, header, isAnswered, newId }, cells, (key, sentence) =>
      report(row, key, sentence),
    );
    if (values === null) return;
    const name = String(values['id']);
    if (name === '') {
      report(row, 'id', 'It is empty. Write an id, such as lead-instructor.');
      return;
    }
    const earlier = seen.get(name);
    seen.set(name, earlier ?? row);
    if (earlier === undefined) entries.push({ row, values });
    else if (described.idOf === undefined)
      report(row, 'id', `"${name}" is the id of row ${earlier}, too. Give one of them another.`);
    else report(row, null, `It repeats row ${earlier}: ${name}. Remove one of them.`);
  });
  for (const { place, key, sentence } of described.together?.(entries.map(({ values }) => values as never)) ??
    [])
    report(place === null ? null : (entries[place]?.row ?? null), key, sentence);
  for (const name of described.needed ?? [])
    if (!seen.has(name) && faults.length === 0)
      faults.push({
        row: null,
        column: null,
        sentence: `There is no row with the id "${name}", and pages need it. Put it back.`,
      });
  return { entries, faults };
}

const namesOf = (cells: readonly string[]) =>
  cells.map((name) => cleanText(name).toLowerCase().replace(/[_-]+/g, ' '));

/** The header, which may have a title above it. Otherwise the first row that is not blank. */
function topOf(described: Table, records: Cells): number {
  const known = new Set(headersOf(described));
  const named = records.findIndex((cells) => namesOf(cells).filter((name) => known.has(name)).length > 2);
  return named >= 0 ? named : records.findIndex((cells) => cells.some((cell) => cleanText(cell) !== ''));
}

function faultsOfHeader(described: Table, header: readonly string[], row: number): readonly TableFault[] {
  const count = (name: string) => header.filter((other) => other === name).length;
  const named = header.filter((name) => name !== '').join(', ');
  const absent = headersOf(described).filter((name) => count(name) === 0);
  const twice = headersOf(described).filter((name) => count(name) > 1);
  return [
    ...(absent.length === 0
      ? []
      : [
          `There is no column ${listOf(absent.map((name) => `"${name}"`))}. The first row names the columns; now it says: ${named === '' ? 'nothing' : named}.`,
        ]),
    ...twice.map((name) => `There are ${count(name)} columns "${name}". Keep one of them.`),
  ].map((sentence) => ({ row, column: null, sentence }));
}

/** What the rows of a table share while they are read. */
type Reading = {
  readonly schema: z.ZodObject<Columns>;
  readonly header: readonly string[];
  readonly isAnswered: IsAnswered;
  /** The id of a new row, from its label. */
  readonly newId: (label: string) => string;
};

/** The values of a row by key, or null after reporting its faults. */
function valuesOf(
  described: Table,
  { schema, header, isAnswered, newId }: Reading,
  cells: readonly string[],
  report: (key: string | null, sentence: string) => void,
): Readonly<Record<string, unknown>> | null {
  if (cells.slice(header.length).some((cell) => cleanText(cell) !== '')) {
    report(
      null,
      `It has ${cells.length} cells, and the first row has ${header.length}. A cell with a comma needs quotation marks around it: "Mesa, AZ".`,
    );
    return null;
  }
  const columns = allColumns(described);
  const written: Record<string, string | undefined> = {};
  let faults = 0;
  for (const [key, column] of Object.entries(columns)) {
    const cell = cleanText(cells[header.indexOf(headerOf(key))] ?? '');
    const complaint = complaintAbout(cell, isOptional(column));
    if (complaint === null) {
      written[key] = cell === '' ? undefined : cell;
    } else {
      report(key, `${complaint} Write ${fitsOf(column)}.`);
      faults += 1;
    }
  }
  if (faults > 0) return null;
  const parsed = schema.safeParse(written);
  if (!parsed.success) {
    for (const { path, message } of parsed.error.issues) {
      const key = String(path[0]);
      const column = columns[key];
      report(key, `${message} Write ${column === undefined ? 'something else' : fitsOf(column)}.`);
    }
    return null;
  }
  const read = {
    ...parsed.data,
    id:
      parsed.data['id'] ??
      described.idOf?.(parsed.data as never) ??
      newId(String(parsed.data[described.label])),
  };
  const isSettled = parsed.data['status'] === 'sample' && isAnswered(questionOf(described, read));
  const values = isSettled ? { ...read, status: 'confirmed' } : read;
  const broken = described.rule?.(values as never) ?? fallbackFault(described, values);
  if (broken !== null) report(broken.key, broken.sentence);
  return broken === null ? values : null;
}

/** A sample may be true, but a stand-in value must not be confirmed. */
function fallbackFault({ facts }: Table, values: Readonly<Record<string, unknown>>) {
  if (values['status'] !== 'confirmed') return null;
  const key = facts.find((name) => typeof values[name] === 'string' && isFallbackValue(values[name]));
  if (key === undefined) return null;
  const sentence = `"${String(values[key])}" is a stand-in for the real value. Write that, or "sample" as the status.`;
  return { key, sentence };
}

/** Faults of a cell that do not depend on its column. */
function complaintAbout(cell: string, mayBeBlank: boolean): string | null {
  if (cell === '' && !mayBeBlank) return 'It is empty.';
  if (cell.startsWith('=')) return `"${cell}" is a formula.`;
  return /^#[A-Z/0]+[!?A]$/.test(cell) ? `"${cell}" is an error of the spreadsheet.` : null;
}

/** Gives new rows ids that are not taken yet: `instructor`, `instructor-2`. */
function idsFor(taken: Set<string>): (label: string) => string {
  return (label) => {
    const wanted = slugOf(label);
    let [id, number] = [wanted, 1];
    while (wanted !== '' && taken.has(id)) id = `${wanted}-${(number += 1)}`;
    taken.add(id);
    return id;
  };
}

/** Who is asked about a sample row, and what: one object for all rows of a table with the same question. */
function questionOf({ missing, owner }: Table, values: Readonly<Record<string, unknown>>) {
  const sentence = typeof missing === 'string' ? missing : missing(values as never);
  return [(values['who'] ?? owner) as FactOwner, sentence] as const;
}

/** The row for content: its sample values are marked as placeholders, and all of them are one question. */
function rowOf(described: Table, { row, values }: Entry): Readonly<Record<string, unknown>> {
  const isSample = values['status'] === 'sample';
  const [owner, missing] = questionOf(described, values);
  const at: RowPlace = {
    file: tableFile(described),
    field: `row ${row} (${String(values['id'])})`,
    value: String(values[described.label]),
  };
  const shown: Record<string, unknown> = { isSample };
  for (const [key, value] of Object.entries(values)) {
    if (value === undefined || key === 'status') continue;
    const isMarked = isSample && described.facts.includes(key);
    shown[key] = isMarked ? { ...placeholder(value as Scalar, missing, owner), at } : value;
  }
  return shown;
}
