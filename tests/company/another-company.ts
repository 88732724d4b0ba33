// cspell:ignore María Ñandú Brien Ødegård nandu Coeur d'Alene Alene Maximiliana Featherstonehaugh Cholmondeley
import { isStandIn } from '../../lib/handover/answers';
import type { Question } from '../../lib/handover/questions';
import { csvOf, recordsOf } from '../../lib/tables/records';
import type { Table } from '../../lib/tables/table';
import type { Filled } from './fill-in';

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

/** The same facts as people and their programs leave them in cells. */
const asTyped: Readonly<Record<string, Filled>> = {
  'company/company: company.name': 'Ñandú-O’Brien Lifesaving,\u00a0Rescue & Workplace Readiness Academy ',
  'company/company: company.shortName': another.shortName,
  'company/company: company.tagline': another.tagline,
  'company/company: company.origin': `${another.origin}/`,
  'company/company: company.phone': 7138682390,
  'company/company: company.supportEmail': ` ${another.supportEmail}`,
  'company/company: company.schedulingEmail': `mailto:${another.schedulingEmail}`,
  'courses/class-list: classListedOn': 'confirm',
};

const people = [
  "Ana-María Ñandú-O'Brien",
  'Bo Li',
  'Maximiliana Featherstonehaugh-Cholmondeley the Younger, PhD, RN',
  'Zoë Ødegård',
];

/** An answer to every question: short and long, accented, confirmed, corrected and taken out. */
export function answersFor(questions: readonly Question[], today: string): ReadonlyMap<string, Filled> {
  return new Map(questions.map((question, index) => [question.id, answerFor(question, index, today)]));
}

function answerFor(question: Question, index: number, today: string): Filled {
  const { id, kind, sample, field } = question;
  const known = asTyped[id];
  if (known !== undefined) return known;
  if (leaves(question)) return question.kind === 'runs-here' ? 'no' : 'remove';
  if (typeof kind !== 'string') return kind[0] ?? '';
  switch (kind) {
    case 'yes-no':
      return sample === true ? 'no' : true;
    case 'runs-here':
      return 'Yes';
    case 'price':
      // A price before the sale stays above the price.
      return Number(sample) / 100 + (field.endsWith('originalPrice') ? 3 : 1.1);
    case 'count':
      return Number(sample) + 1;
    case 'rating':
      return 4.1;
    case 'figure':
      return index % 2 === 0 ? `1,2${index % 10}7+ of this` : `9${index % 10}% of all that we counted`;
    case 'date':
      return today;
    case 'web':
      return `https://forms.nandu-rescue.org/${field.replaceAll(/[^a-z]+/gi, '-')}`;
    case 'confirm':
      return 'confirm';
    case 'e-mail':
    case 'origin':
    case 'phone':
    case 'street':
    case 'text':
    case 'zip':
      if (/name|author|reviewer/.test(field)) return people[index % people.length] ?? '';
      return typeof sample === 'string' && isStandIn(sample)
        ? `Settled: ${question.missing}`
        : `Ñ ${index}, ${'as we do it here, '.repeat(index % 4)}every day`;
  }
}

/** Tables of which this company keeps every row: pages know them by their ids, or the class dates name them. */
const kept = ['claims', 'links', 'cities'];

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

/** Every picture with the name of the sample company. */
function leaves({ id }: Question): boolean {
  return ['namedPictures['].some((part) => id.includes(part));
}
