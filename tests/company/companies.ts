import { existsSync, readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { signedFile } from '../../content/clinical/signatures';
import { gitHash } from '../../lib/clinical/git-hash';
import { csvOf, recordsOf } from '../../lib/tables/records';
import type { Table } from '../../lib/tables/table';

/**
 * The test companies: one that shares no row with the sample (tests/fixtures/lakeshore), and the sample itself with
 * every row confirmed.
 */
export const companies = ['lakeshore', 'confirmed'] as const;

/** A logo that is tall, where the sample's is wide. */
export const ownShape = 'M4 0h12v40H4Z';
export const ownMark = `export const mark: {
  readonly width: number;
  readonly height: number;
  readonly shapes: readonly { readonly paint: 'body' | 'accent'; readonly d: string }[];
} = { width: 20, height: 40, shapes: [{ paint: 'body', d: '${ownShape}' }] };
`;

/** The cells of a table as they were typed, which only the handover may clean. */
export const cellsOf = (csv: string): string[][] => parse(csv);

/**
 * A sheet as Lakeshore sends it back. Sheets without ids hold only rows of its own. The others answer rows by their
 * ids: a blank cell stays as it was, and a row that is not among them was deleted, such as a form for a city that it does
 * not have. A sheet that it does not send leaves the table as it is.
 *
 * Its name is long, as a text program writes it, with letters and marks that programs and searches trip over; its ZIP
 * code has lost the leading zero, as in spreadsheets. Two of its people have a role of the sample, and two have the same.
 * Its classes are from nine to five. Its reviewer read the pages half a year before the values were last compared.
 */
export function lakeshoreTable(table: Table, csv: string): string {
  const file = `tests/fixtures/lakeshore/${table.name}.csv`;
  if (!existsSync(file)) return csv;
  const typed = readFileSync(file, 'utf8');
  const [names = [], ...answers] = cellsOf(typed);
  if (answers.every(([id]) => id === '')) return typed;
  const [header = [], ...rows] = cellsOf(csv);
  const sent = rows.flatMap((row) => {
    const answer = answers.find(([id]) => id === row[0]);
    const kept = (name: string, column: number) =>
      name === 'fingerprint' ? fingerprintOf(row) : (row[column] ?? '');
    return answer === undefined
      ? []
      : [header.map((name, column) => answer[names.indexOf(name)] || kept(name, column))];
  });
  return csvOf([header, ...sent]);
}

/** What a reviewer of a page has signed. */
const fingerprintOf = ([page = '']: readonly string[]) => gitHash(readFileSync(signedFile(page), 'utf8'));

/**
 * A sample table with every row confirmed, saved by a European spreadsheet program. It answers only what is asked, so a
 * row that is confirmed already stays as it is; prices are complete, on the first sheet.
 */
export function confirmedTable(table: Table, csv: string): string {
  const [header = [], ...rows] = recordsOf(csv).records ?? [];
  const saved = rows.map((cells) =>
    header.map((name, column) => {
      const was = cells[column] ?? '';
      if (name === 'status') return table.name === 'prices' ? was : 'confirmed';
      if (cells[header.indexOf('status')] === 'confirmed') return was;
      if (name === 'fingerprint') return fingerprintOf(cells);
      return realText(table, cells, name, was);
    }),
  );
  return csvOf([header, ...saved]).replaceAll('\n', '\r\n');
}

/** A placeholder cell after it was filled in; any other cell stays. */
function realText(table: Table, cells: readonly string[], name: string, was: string): string {
  if (table.name === 'claims' && name === 'rests on')
    return was.replace(/^$|.*to be named.*/, 'Our own records');
  // Its cities are in fewer states, and only a row of claims.csv may say otherwise.
  if (table.name === 'timeline') return was.replace(/\b(?:all|any of the) 50 states\b/i, 'Many states');
  // Its classes are from nine to five.
  if (table.name === 'company' && cells[0]?.endsWith('-length') && name === 'value') return '8 hours';
  return was
    .replace(/\bexample\.com\b/g, 'steadyhand-training.com')
    .replace(/\b555-01(\d\d)\b/g, '868-01$1')
    .replace(/\bSample\b/g, 'Miller')
    .replace('To be named before launch', 'As our records say')
    .replace(/^Brand ([A-Z])$/, 'Cardia $1');
}

/** A class table: one class of each course, rotating through the places, with at most eight seats. */
export function classesFor(courses: readonly string[], places: readonly string[], first: string): string {
  const zoneAt = (index: number) =>
    /, [A-Z]{2}$/.test(places[index % places.length] ?? '') ? '' : 'Pacific';
  const rows = courses.map((course, index) =>
    [
      course,
      first,
      '',
      '09:00',
      '17:00',
      places[index % places.length],
      index % 9,
      zoneAt(index),
      'confirmed',
    ].map(String),
  );
  return csvOf([['course', 'date', 'last day', 'start', 'end', 'city', 'seats', 'zone', 'status'], ...rows]);
}
