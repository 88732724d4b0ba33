import { type Fact, type FactOwner, placeholder, type RowPlace } from '@/lib/facts/facts';
import { isFallbackValue } from '@/lib/facts/fallback-value';
import { type Column, Misfit, readCell, status } from './columns';
import { sampleIds } from '@/lib/facts/sample-rows';
import { slugOf } from '@/lib/text/slug';
import { columnLetter, describeFaults, listOf, recordsOf, type TableFault } from './records';

/** The columns of a table by their names in code; `isInStock` is "in stock" in the file. */
type Columns = Readonly<Record<string, Column<unknown>>>;

type Value<Of> = Of extends Column<infer V> ? V : never;
type Scalar = string | number | boolean;
type Cell<Key, FactKey, V> = Key extends FactKey ? ([V] extends [Scalar] ? Fact<V> : never) : V;
type OptionalKeys<Shape> = {
  [Key in keyof Shape]: Shape[Key] extends { readonly mayBeBlank: true } ? Key : never;
}[keyof Shape];
type Cells<Shape, FactKey> = {
  readonly [Key in Exclude<keyof Shape, OptionalKeys<Shape> | 'id'>]: Cell<Key, FactKey, Value<Shape[Key]>>;
} & {
  readonly [Key in Exclude<OptionalKeys<Shape>, 'id'>]?: Cell<Key, FactKey, Value<Shape[Key]>>;
} & { /** There even if the file omits it. */ readonly id: string };

/** The values of a row by the names of its columns. */
export type Values<Shape> = Cells<Shape, never> & { readonly status: 'sample' | 'confirmed' };

/** A row as content uses it, where the cells of facts may be samples. */
export type Row<Shape, FactKey = never> = Cells<Shape, FactKey> & { readonly isSample: boolean };

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
  missing(row: Values<NoInfer<Shape>>): string;
  /** Who can supply it, unless a column `who` names someone. */
  readonly owner: FactOwner;
  /** Ids used in code, so that each needs a row. */
  readonly needed?: readonly string[];
  /** The id of a row in a table without an id column, derived from its values. */
  idOf?(row: Omit<Values<NoInfer<Shape>>, 'id'>): string;
  /** What is wrong with a row whose cells are valid one by one. */
  rule?(row: Values<NoInfer<Shape>>): CellFault | null;
  /** What is wrong with rows that are valid one by one: each with its place in the list; null if it is no single row's. */
  together?(
    rows: readonly Values<NoInfer<Shape>>[],
  ): readonly (CellFault & { readonly place: number | null })[];
};

/** A fault of a row: the column by its name in code, and what to do. */
export type CellFault = { readonly key: string; readonly sentence: string };

export const fault = (key: string, sentence: string): CellFault => ({ key, sentence });

/** The type of a table's rows. */
export type RowOf<T> = T extends Table<infer Shape, infer FactKey> ? Row<Shape, FactKey> : never;

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
export type Rows = readonly (readonly string[])[];
/** A table in its standard form. */
export type TidyTable = { readonly ids: readonly string[]; readonly records: Rows };

type AnyValues = Values<Columns>;

/**
 * The rows of a file, and all of its faults at once; rows with a fault are left out. The header names the columns, in
 * any order and letter case.
 */
export function readTable<T extends Table>(
  described: T,
  csv: string,
): { readonly rows: readonly RowOf<T>[]; readonly faults: readonly TableFault[] } {
  const { records, fault } = recordsOf(csv);
  if (fault !== null) return { rows: [], faults: [fault] };
  const { entries, faults } = entriesOf(described, records);
  return { rows: entries.map((entry) => rowOf(described, entry) as RowOf<T>), faults };
}

/**
 * The table with each cell in its column's standard form, and the ids of its rows; null if it has faults. Other columns,
 * such as people's remarks, are kept, after those of the table. A sample whose question is answered becomes confirmed;
 * the questions of the others are returned, row by row.
 */
export function tidyRecords(described: Table, records: Rows, isAnswered: IsAnswered = () => false) {
  const { header, entries, faults } = entriesOf(described, records, isAnswered);
  const questions = entries
    .filter(({ values }) => values.status === 'sample')
    .map(({ values }) => questionOf(described, values));
  if (faults.length > 0) return { tidy: null, faults, questions };
  const known = headersOf(described);
  const own = namesOf(header).flatMap((name, place) => {
    const isBlank = [header, ...entries.map(({ cells }) => cells)].every((cells) => !cells[place]);
    return known.includes(name) || isBlank ? [] : [place];
  });
  const ownOf = (cells: readonly string[]) => own.map((place) => cells[place] ?? '');
  const rows = entries.map(({ cells, values }) => [
    ...Object.entries(allColumns(described)).map(([key, column]) =>
      values[key] === undefined ? '' : column.write(values[key]),
    ),
    ...ownOf(cells),
  ]);
  const ids = entries.map(({ values }) => values.id);
  return { tidy: { ids, records: [[...known, ...ownOf(header)], ...rows] }, faults, questions };
}

/** The faults of a table, one sentence each, with the file, the row and the column. */
export function faultsOfTable(described: Table, csv: string): readonly string[] {
  return describeFaults(tableFile(described), readTable(described, csv).faults);
}

/** A valid row: its number, its cells, and its values by key. */
type Entry = { readonly row: number; readonly cells: readonly string[]; readonly values: AnyValues };

/** Whether a question has been answered: who it is for, and what is missing. */
type IsAnswered = (question: readonly [FactOwner, string]) => boolean;

function entriesOf(described: Table, records: Rows, isAnswered: IsAnswered = () => false) {
  const top = topOf(described, records);
  const [names = [], ...rows] = records.slice(top);
  const header = namesOf(names);
  const entries: Entry[] = [];
  const faults: TableFault[] = [];
  /** A text is a fault of the whole row, or of the table. */
  const report = (row: number | null, found: string | CellFault) => {
    if (typeof found === 'string') return faults.push({ row, column: null, sentence: found });
    const name = headerOf(found.key);
    const column = `${columnLetter(header.indexOf(name))} (${name})`;
    return faults.push({ row, column, sentence: found.sentence });
  };
  for (const sentence of faultsOfHeader(described, header)) report(top + 1, sentence);
  if (faults.length > 0) return { header: names, entries, faults };
  const columns = Object.entries(allColumns(described));
  const seen = new Map<string, number>();
  const texts = rows.map((cells) => cells.join('\n'));
  const cellOf = (cells: readonly string[], key: string) => cells[header.indexOf(headerOf(key))] ?? '';
  const newId = idsFor(new Set([...sampleIds(described.name), ...rows.map((cells) => cellOf(cells, 'id'))]));

  /** The values of a row by key, or null after reporting its faults. */
  function valuesOf(row: number, cells: readonly string[]): AnyValues | null {
    const before = faults.length;
    const read: Record<string, unknown> = {};
    for (const [key, column] of columns) {
      const value = readCell(column, cellOf(cells, key));
      if (value instanceof Misfit) report(row, fault(key, value.message));
      else read[key] = value;
    }
    if (faults.length > before) return null;
    const given = read as AnyValues;
    const id =
      (read['id'] as string | undefined) ?? described.idOf?.(given) ?? newId(String(read[described.label]));
    const isSettled = given.status === 'sample' && isAnswered(questionOf(described, given));
    const values = { ...given, id, ...(isSettled ? { status: 'confirmed' as const } : {}) };
    const broken = described.rule?.(values) ?? fallbackFault(described, values);
    if (broken === null) return values;
    report(row, broken);
    return null;
  }

  function readRow(cells: readonly string[], index: number): string | CellFault | null {
    const row = top + index + 2;
    const filled = cells.flatMap((cell, place) => (cell === '' ? [] : [header[place]]));
    // A status alone was filled down too far.
    if (filled.every((name) => name === 'status')) return null;
    if (filled.length === 1) return 'It has one cell. Fill in the others, or delete the row.';
    if (cells.slice(header.length).some((cell) => cell !== ''))
      return `It has ${cells.length} cells, and the first row has ${header.length}. A cell with a comma needs quotation marks around it: "Mesa, AZ".`;
    // New rows have no ids, so that only their cells tell two of them apart.
    const isNew = described.idOf === undefined && cellOf(cells, 'id') === '';
    const copied = isNew ? texts.indexOf(cells.join('\n')) : index;
    if (copied < index) return `It repeats row ${top + copied + 2}. Remove one of them.`;
    const values = valuesOf(row, cells);
    if (values === null) return null;
    if (values.id === '') return fault('id', 'It is empty. Write an id, such as lead-instructor.');
    const earlier = seen.get(values.id);
    if (earlier === undefined) {
      seen.set(values.id, row);
      entries.push({ row, cells, values });
      return null;
    }
    return described.idOf === undefined
      ? fault('id', `"${values.id}" is the id of row ${earlier}, too. Give one of them another.`)
      : `It repeats row ${earlier}: ${values.id}. Remove one of them.`;
  }

  rows.forEach((cells, index) => {
    const found = readRow(cells, index);
    if (found !== null) report(top + index + 2, found);
  });
  // A row with a fault is there: it may be the headquarters, or the row that pages need.
  const hasFaults = faults.length > 0;
  const ids = new Set(rows.map((cells) => cellOf(cells, 'id')));
  for (const { place, ...found } of described.together?.(entries.map(({ values }) => values)) ?? [])
    if (place !== null || !hasFaults) report(place === null ? null : (entries[place]?.row ?? null), found);
  for (const name of described.needed ?? [])
    if (!seen.has(name) && !ids.has(name))
      report(null, `There is no row with the id "${name}", and pages need it. Put it back.`);
  return { header: names, entries, faults };
}

const namesOf = (cells: readonly string[]) => cells.map((name) => name.toLowerCase().replace(/[_-]+/g, ' '));

/** The header, which may have a title above it. Otherwise the first row that is not blank. */
function topOf(described: Table, records: Rows): number {
  const known = new Set(headersOf(described));
  const named = records.findIndex((cells) => namesOf(cells).filter((name) => known.has(name)).length > 2);
  const first = records.findIndex((cells) => cells.some((cell) => cell !== ''));
  return Math.max(0, named >= 0 ? named : first);
}

function faultsOfHeader(described: Table, header: readonly string[]): readonly string[] {
  const names = headersOf(described);
  const absent = names.filter((name) => !header.includes(name)).map((name) => `"${name}"`);
  const twice = names.filter((name) => header.indexOf(name) < header.lastIndexOf(name));
  const found = header.filter(Boolean).join(', ') || 'nothing';
  return [
    ...(absent.length === 0
      ? []
      : [`There is no column ${listOf(absent)}. The first row names the columns; now it says: ${found}.`]),
    ...twice.map((name) => `There is more than one column "${name}". Keep one of them.`),
  ];
}

/** A sample may be true, but a stand-in value must not be confirmed. */
function fallbackFault({ facts }: Table, values: AnyValues) {
  if (values['status'] !== 'confirmed') return null;
  const key = facts.find((name) => typeof values[name] === 'string' && isFallbackValue(values[name]));
  if (key === undefined) return null;
  const sentence = `"${String(values[key])}" is a stand-in for the real value. Write that, or "sample" as the status.`;
  return { key, sentence };
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
function questionOf(described: Table, values: AnyValues) {
  return [(values['who'] ?? described.owner) as FactOwner, described.missing(values)] as const;
}

/** The row for content: its sample values are marked as placeholders, and all of them are one question. */
function rowOf(described: Table, { row, values }: Entry): Readonly<Record<string, unknown>> {
  const isSample = values['status'] === 'sample';
  const [owner, missing] = questionOf(described, values);
  const at: RowPlace = {
    file: tableFile(described),
    field: `row ${row} (${values.id})`,
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
