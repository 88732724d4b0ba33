import { z } from 'zod';
import { type Fact, type FactOwner, placeholder, type RowPlace } from '@/lib/facts/facts';
import { isFallbackValue } from '@/lib/facts/fallback-value';
import { columnHelp, isOptional, status } from './columns';
import { cleanText, columnName, csvOf, describeFault, recordsOf, type TableFault } from './records';

/** The columns of a table by the name that code uses; `isInStock` is called "in stock" in the file. */
type Columns = Readonly<Record<string, z.ZodType<unknown, string | undefined>>>;

/** One table that the owner and staff keep: what its columns take, and who is asked for the rows that are samples. */
export type Table<Shape extends Columns = Columns, FactKey extends string = string> = {
  /** Name of the file in content/tables without its ending, and of the sheet of the workbook. */
  readonly name: string;
  readonly columns: Shape;
  /** Columns that the pages mark in a preview as long as the row is a sample. */
  readonly facts: readonly FactKey[];
  /** The column that a row is called after. */
  readonly label: string;
  /** What has to be supplied for a row that is a sample, as one sentence. */
  readonly missing: string | ((row: never) => string);
  /** Who can supply it, where no column `who` says so. */
  readonly owner: FactOwner;
  /** Ids that code knows, so that each needs a row. */
  readonly needed?: readonly string[];
  /** The id of a row in a table without a column of ids, made from its values. */
  readonly idOf?: (row: never) => string;
  /** What is wrong with a row whose cells fit one by one. */
  readonly rule?: (row: never) => { readonly key: string; readonly sentence: string } | null;
};

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

/** A row as content uses it. The id is there even where the file leaves it out. */
export type Row<Shape, FactKey = never> = {
  readonly [Key in Exclude<keyof Shape, OptionalKeys<Shape> | 'id'>]: Cell<Key, FactKey, ValueOf<Shape[Key]>>;
} & {
  readonly [Key in Exclude<OptionalKeys<Shape>, 'id'>]?: Cell<Key, FactKey, ValueOf<Shape[Key]>>;
} & { readonly id: string; readonly isSample: boolean };

/** The row of a table. */
export type RowOf<T> = T extends Table<infer Shape, infer FactKey> ? Row<Shape, FactKey> : never;

export type ReadTable<R> = { readonly rows: readonly R[]; readonly faults: readonly TableFault[] };

/** Describes a table; the types of its rows follow from its columns. */
export function table<const Shape extends Columns, const FactKey extends keyof Shape & string>(
  described: Table<Shape, FactKey> & { readonly label: keyof Shape },
): Table<Shape, FactKey> {
  return described;
}

/** The file of a table. */
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

/** The names of the columns, as the first row of the file has them. */
export function headersOf(described: Table): readonly string[] {
  return Object.keys(allColumns(described)).map(headerOf);
}

/** The cells of a table, row by row. */
type Cells = readonly (readonly string[])[];

/**
 * The rows of a file, and every fault in it at once; rows with a fault are left out. The first row names the columns, in any
 * order and any case.
 */
export function readTable<T extends Table>(described: T, csv: string): ReadTable<RowOf<T>> {
  const { records, fault } = recordsOf(csv);
  if (fault !== null) return { rows: [], faults: [fault] };
  const { entries, faults } = entriesOf(described, records);
  return { rows: entries.map((entry) => rowOf(described, entry) as RowOf<T>), faults };
}

/**
 * The table with each cell in its column's standard form; null where it has faults. Columns of somebody's own, such
 * as remarks, stay as they are, behind those of the table. A sample whose question is answered becomes confirmed; the
 * questions of the others are returned, row by row.
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

/** What is wrong in a table, one sentence each, with the file, the row and the column. */
export function faultsOfTable(described: Table, csv: string): readonly string[] {
  return readTable(described, csv).faults.map((fault) => describeFault(tableFile(described), fault));
}

/** A row that is right: its place, and its values by key. */
type Entry = { readonly row: number; readonly values: Readonly<Record<string, unknown>> };

/** Whether somebody has answered a question: whom it is for, and what is missing. */
type IsAnswered = (question: readonly [FactOwner, string]) => boolean;
type Report = (row: number, key: string | null, sentence: string) => void;

function entriesOf(
  described: Table,
  records: Cells,
  isAnswered: IsAnswered = () => false,
): { readonly entries: readonly Entry[]; readonly faults: readonly TableFault[] } {
  const top = Math.max(0, topOf(described, records));
  const header = namesOf(records[top] ?? []);
  const headerFaults = faultsOfHeader(described, header, top + 1);
  if (headerFaults.length > 0) return { entries: [], faults: headerFaults };
  // Once a table: a schema made for each row took two thirds of the time for 3,000 rows.
  const schema = z.object(allColumns(described));
  const faults: TableFault[] = [];
  const report: Report = (row, key, sentence) => {
    const name = key === null ? null : headerOf(key);
    faults.push({ row, column: name === null ? null : columnName(header.indexOf(name), name), sentence });
  };
  const entries: Entry[] = [];
  const seen = new Map<string, number>();
  records.slice(top + 1).forEach((cells, index) => {
    const row = top + index + 2;
    if (cells.every((cell) => cleanText(cell) === '')) return;
    const values = valuesOf(described, schema, header, cells, isAnswered, (key, sentence) =>
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

/** The row with the names of the columns: somebody may have put a title above it. Otherwise the first that says anything. */
function topOf(described: Table, records: Cells): number {
  const known = new Set(headersOf(described));
  const named = records.findIndex((cells) => namesOf(cells).filter((name) => known.has(name)).length > 2);
  return named >= 0 ? named : records.findIndex((cells) => cells.some((cell) => cleanText(cell) !== ''));
}

function faultsOfHeader(described: Table, header: readonly string[], row: number): readonly TableFault[] {
  const named = header.filter((name) => name !== '').join(', ');
  return headersOf(described).flatMap((name): readonly TableFault[] => {
    const found = header.filter((other) => other === name).length;
    if (found === 1) return [];
    const sentence =
      found === 0
        ? `There is no column "${name}". The first row names the columns; now it says: ${named}.`
        : `There are ${found} columns "${name}". Keep one of them.`;
    return [{ row, column: found === 0 ? null : columnName(header.indexOf(name), name), sentence }];
  });
}

/** The values of a row by key, or null after its faults were reported. */
function valuesOf(
  described: Table,
  schema: z.ZodObject<Columns>,
  header: readonly string[],
  cells: readonly string[],
  isAnswered: IsAnswered,
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
      report(key, `${complaint} Write ${columnHelp(column).fits}.`);
      faults += 1;
    }
  }
  if (faults > 0) return null;
  const parsed = schema.safeParse(written);
  if (!parsed.success) {
    for (const { path, message } of parsed.error.issues) {
      const key = String(path[0]);
      const column = columns[key];
      report(key, `${message} Write ${column === undefined ? 'something else' : columnHelp(column).fits}.`);
    }
    return null;
  }
  const read = {
    ...parsed.data,
    id:
      parsed.data['id'] ??
      described.idOf?.(parsed.data as never) ??
      idFrom(String(parsed.data[described.label])),
  };
  const isSettled = parsed.data['status'] === 'sample' && isAnswered(questionOf(described, read));
  const values = isSettled ? { ...read, status: 'confirmed' } : read;
  const broken = described.rule?.(values as never) ?? fallbackFault(described, values);
  if (broken !== null) report(broken.key, broken.sentence);
  return broken === null ? values : null;
}

/** A sample may be true, but what only holds a place may not be confirmed. */
function fallbackFault({ facts }: Table, values: Readonly<Record<string, unknown>>) {
  if (values['status'] !== 'confirmed') return null;
  const key = facts.find((name) => typeof values[name] === 'string' && isFallbackValue(values[name]));
  if (key === undefined) return null;
  const sentence = `"${String(values[key])}" is a stand-in for the real value. Write that, or "sample" as the status.`;
  return { key, sentence };
}

/** What is wrong with a cell, whatever its column takes. */
function complaintAbout(cell: string, mayBeBlank: boolean): string | null {
  if (cell === '' && !mayBeBlank) return 'It is empty.';
  if (cell.startsWith('=')) return `"${cell}" is a formula.`;
  return /^#[A-Z/0]+[!?A]$/.test(cell) ? `"${cell}" is an error of the spreadsheet.` : null;
}

/** `The Day's End` becomes `the-days-end`. */
function idFrom(label: string): string {
  return label
    .normalize('NFD')
    .replace(/[\u0300-\u036f']/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** Who is asked about a row that is a sample, and what: once for all rows of a table that ask the same. */
function questionOf({ missing, owner }: Table, values: Readonly<Record<string, unknown>>) {
  const sentence = typeof missing === 'string' ? missing : missing(values as never);
  return [(values['who'] ?? owner) as FactOwner, sentence] as const;
}

/** The row for content: what a sample shows is marked as such, and all of its marks are one question. */
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
