import { readFileSync } from 'node:fs';
import { signedFile } from '../../content/clinical/signatures';
import { gitHash } from '../../lib/clinical/git-hash';
import { csvOf, recordsOf } from '../../lib/tables/records';
import type { Table } from '../../lib/tables/table';

/**
 * The test companies: one that shares no row with the sample (lakeshore.ts), and the sample itself with every row
 * confirmed.
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
      if (name === 'fingerprint') return gitHash(readFileSync(signedFile(cells[0] ?? ''), 'utf8'));
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
