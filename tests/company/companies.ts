// cspell:ignore María Ñandú Brien Ødegård nandu Coeur d'Alene Alene Maximiliana Featherstonehaugh Cholmondeley
import { readFileSync } from 'node:fs';
import { signedFile } from '../../content/clinical/signatures';
import { gitHash } from '../../lib/clinical/git-hash';
import { csvOf, recordsOf } from '../../lib/tables/records';
import type { Table } from '../../lib/tables/table';

/** Facts of a company that shares nothing with the sample: another name, place and staff, fewer cities and years. */
export const another = {
  name: "Ñandú-O'Brien Lifesaving, Rescue & Workplace Readiness Academy",
  shortName: 'Ñandú',
  tagline: 'Rescue classes since 2011',
  origin: 'https://www.nandu-rescue.org',
  phone: '(713) 868-2390',
  supportEmail: 'hello@nandu-rescue.org',
  schedulingEmail: 'classes@nandu-rescue.org',
  street: '7 Ox Lane',
  city: "Coeur d'Alene",
  region: 'ID',
  /** A leading zero, which spreadsheets tend to drop. */
  postalCode: '03814',
  founded: '2011',
  opened: 'May 2012',
} as const;

/** Its logo is tall, where the sample's is wide. */
export const anotherShape = 'M4 0h12v40H4Z';
export const anotherMark = `export const mark: {
  readonly width: number;
  readonly height: number;
  readonly shapes: readonly { readonly paint: 'body' | 'accent'; readonly d: string }[];
} = { width: 20, height: 40, shapes: [{ paint: 'body', d: '${anotherShape}' }] };
`;

/**
 * Values of content/tables/company.csv as people and their programs write them; the other rows get generated text.
 */
const asTyped: Readonly<Record<string, string>> = {
  name: 'Ñandú-O’Brien Lifesaving,\u00a0Rescue & Workplace Readiness Academy ',
  'short-name': another.shortName,
  tagline: another.tagline,
  origin: `${another.origin}/`,
  phone: '713.868.2390',
  'support-email': ` ${another.supportEmail}`,
  'scheduling-email': `mailto:${another.schedulingEmail}`,
  hours: 'Tuesday-Saturday 7 AM-9:30 PM',
  founded: another.founded,
  opened: another.opened,
  'governing-law': 'ID',
};

/** Values that stay the same: a date, a number, and rows that only need confirmation. */
const sameFacts = /^(?:security-until|card-steps|babysitter-months)$/;

function companyValue(id: string, was: string, row: number): string {
  if (was === 'As on the page' || sameFacts.test(id)) return was;
  return asTyped[id] ?? `Ñ ${row}, as we do it here`;
}

const people = [
  "Ana-María Ñandú-O'Brien",
  'Bo Li',
  'Maximiliana Featherstonehaugh-Cholmondeley the Younger, PhD, RN',
  'Zoë Ødegård',
];

/**
 * The test companies: one with other people, states and text; one that shares no row with the sample (lakeshore.ts);
 * and the sample itself with every row confirmed.
 */
export const companies = ['another', 'lakeshore', 'confirmed'] as const;

export type Company = (typeof companies)[number];

/** Tables in which every company has every row. */
const sameRows: ReadonlySet<string> = new Set(['company', 'claims', 'links', 'prices', 'clinical-reviews']);

/** The sample rows that a company keeps; in other tables, pages refer to rows by id. */
function keeps(company: Company, table: Table, cells: readonly string[], row: number): boolean {
  if (company === 'confirmed' || sameRows.has(table.name)) return true;
  // Its pages contain other words, and a build refuses a synonym that no page matches.
  if (table.name === 'synonyms') return false;
  // Nine cities of the sample in three states, and the unlisted ones.
  if (table.name === 'cities') return row < 9 || cells.includes('no');
  if (table.name === 'merchandise') return row < 2;
  return row % 3 !== 1;
}

/** A claim of this company: a figure if the sample has one, and its proof. */
function claimText(column: string, id: string, was: string, row: number): string {
  if (column === 'rests on') return 'Our own records';
  if (column !== 'text') return was;
  if (id === 'review-rating') return '4.1';
  if (id === 'review-count') return '312';
  return /^\d/.test(was) ? `1,2${row % 10}7+ of this` : `Ñ ${row}, as we do it here`;
}

/** Columns with text of the sample, and this company's replacement. */
const ownText: Readonly<Record<string, (row: number, was: string) => string>> = {
  name: (row) => people[row % people.length] ?? '',
  street: (_row, was) => (was === '' ? '' : another.street),
  reviewer: () => people[3] ?? '',
  credentials: () => 'RN, MSN',
  zip: (_row, was) => (was === '' ? '' : '3814'),
  address: (row) => `https://forms.nandu-rescue.org/${row}`,
};

/** Columns that keep their values: what a row is, where it is, and what it counts. */
const sameText =
  /^(?:id|status|year|place|stars|state|category|format|leads to|who|listed|.* form|other names|latitude|longitude|city|headquarters|specifications|hero|page|date|featured|in stock|bestseller|downloadable|free shipping|price|original price|up to|group price|rating|reviews|pages|sizes|colors|backdrops)$/;

/**
 * A sample table filled in by a company and saved by a European spreadsheet program. It answers only what is asked,
 * so a row that the sample marks as confirmed stays as it is. Every row ends up confirmed; prices are complete, on
 * the first sheet.
 */
export function tableFor(company: Company, table: Table, csv: string): string {
  const [header = [], ...rows] = recordsOf(csv).records ?? [];
  const saved = rows
    .filter((cells, row) => keeps(company, table, cells, row))
    .map((cells, row) =>
      header.map((name, column) => {
        const was = cells[column] ?? '';
        if (name === 'status') return table.name === 'prices' ? was : 'confirmed';
        if (cells[header.indexOf('status')] === 'confirmed') return was;
        if (name === 'fingerprint') return gitHash(readFileSync(signedFile(cells[0] ?? ''), 'utf8'));
        return company === 'confirmed'
          ? realText(table, cells, name, was)
          : ownCell(table, cells, name, was, row);
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

function ownCell(table: Table, cells: readonly string[], name: string, was: string, row: number): string {
  if (table.name === 'company') return name === 'value' ? companyValue(cells[0] ?? '', was, row) : was;
  if (table.name === 'claims') return claimText(name, cells[0] ?? '', was, row);
  // Its pages show prices.
  if (name === 'shown') return cells[2] === '' ? was : 'shown';
  const word = ownText[name];
  if (word !== undefined) return word(row, was);
  if (sameText.test(name) || was === '') return was;
  const own = `Ñ ${row} ${name}, as we do it here`;
  // One for each picture of the row.
  return name === 'picture text' ? was.replace(/[^;]+/g, own) : own;
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
