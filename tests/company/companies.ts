// cspell:ignore María Ñandú Brien Ødegård nandu Coeur d'Alene Alene Maximiliana Featherstonehaugh Cholmondeley
import { csvOf, recordsOf } from '../../lib/tables/records';
import type { Table } from '../../lib/tables/table';

/** Facts of a company that shares nothing with the sample: other name, other place, other people. */
export const another = {
  name: "Ñandú-O'Brien Lifesaving, Rescue & Workplace Readiness Academy",
  shortName: 'Ñandú',
  tagline: 'Rescue classes since 1987',
  origin: 'https://www.nandu-rescue.org',
  phone: '(713) 868-2390',
  supportEmail: 'hello@nandu-rescue.org',
  schedulingEmail: 'classes@nandu-rescue.org',
  street: '7 Ox Lane',
  city: "Coeur d'Alene",
  region: 'ID',
  /** Its leading zero is what a spreadsheet loses first. */
  postalCode: '03814',
} as const;

/** Its mark: a tall one, where the sample has a wide one. */
export const anotherShape = 'M4 0h12v40H4Z';
export const anotherMark = `export const mark: {
  readonly width: number;
  readonly height: number;
  readonly shapes: readonly { readonly paint: 'body' | 'accent'; readonly d: string }[];
} = { width: 20, height: 40, shapes: [{ paint: 'body', d: '${anotherShape}' }] };
`;

/** Facts of content/tables/company.csv as people and their programs leave them in cells; the others get words of their own. */
const asTyped: Readonly<Record<string, string>> = {
  name: 'Ñandú-O’Brien Lifesaving,\u00a0Rescue & Workplace Readiness Academy ',
  'short-name': another.shortName,
  tagline: another.tagline,
  origin: `${another.origin}/`,
  phone: '713.868.2390',
  'support-email': ` ${another.supportEmail}`,
  'scheduling-email': `mailto:${another.schedulingEmail}`,
  hours: 'Tuesday-Saturday 7 AM-9:30 PM',
  founded: '1987',
  opened: 'May 1988',
  'governing-law': 'ID',
  reviewer: 'Zoë Ødegård, MD',
};

/** Facts that stay as they are: a date, a number, and what only has to be confirmed. */
const sameFacts = /^(?:security-until|copyright-year|reviewed-on|babysitter-months|pictures-with-name)$/;

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

/** Tables of which this company keeps every row: pages know them by their ids, or the class dates name them. */
const kept = ['company', 'claims', 'links', 'cities'];

/** A claim of this company: a figure where the sample has one, and what proves it. */
function claimWords(column: string, id: string, was: string, row: number): string {
  if (column === 'rests on') return 'Our own records';
  if (column !== 'text') return was;
  if (id === 'review-rating') return '4.1';
  if (id === 'review-count') return '312';
  return /^\d/.test(was) ? `1,2${row % 10}7+ of this` : `Ñ ${row}, as we do it here`;
}

/** Columns with words of the sample, and what this company has instead. */
const ownWords: Readonly<Record<string, (row: number, was: string) => string>> = {
  name: (row) => people[row % people.length] ?? '',
  street: (_row, was) => (was === '' ? '' : another.street),
  zip: (_row, was) => (was === '' ? '' : '3814'),
  address: (row) => `https://forms.nandu-rescue.org/${row}`,
};

/** Columns that keep what they say: what a row is, where it is, and what it counts. */
const sameWords =
  /^(?:id|status|year|place|stars|state|category|format|leads to|who|listed|.* form|other names|latitude|longitude|city|headquarters|specifications|hero|featured|in stock|bestseller|downloadable|free shipping|price|original price|rating|reviews|pages|sizes|colors|backdrops)$/;

/** A table of the sample as this company has it: fewer rows, other words, every row confirmed. */
export function tableFor(table: Table, csv: string): string {
  const [header = [], ...rows] = recordsOf(csv).records ?? [];
  const saved = rows
    .filter((_, row) => kept.includes(table.name) || row % 3 !== 1)
    .map((cells, row) =>
      header.map((name, column) => {
        const was = cells[column] ?? '';
        if (name === 'status') return 'confirmed';
        if (table.name === 'company') return name === 'value' ? companyValue(cells[0] ?? '', was, row) : was;
        if (table.name === 'claims') return claimWords(name, cells[0] ?? '', was, row);
        const word = ownWords[name];
        if (word !== undefined) return word(row, was);
        if (sameWords.test(name) || was === '') return was;
        const own = `Ñ ${row}, as we do it here`;
        // One for each picture of the row.
        return name === 'picture words' ? was.replace(/[^;]+/g, own) : own;
      }),
    );
  return csvOf([header, ...saved]).replaceAll('\n', '\r\n');
}

/** The table of classes of this company, as a European spreadsheet program saves it: one class of each course. */
export function classesFor(courses: readonly string[], places: readonly string[], first: string): string {
  const rows = courses.map((course, index) =>
    [course, first, '', '09:00', '17:00', places[index % places.length], index % 30, 'confirmed'].join(';'),
  );
  return `\ufeff${['course;date;last day;start;end;city;seats;status', ...rows, ''].join('\r\n')}`;
}
