/** The workbook of the handover, for people with Excel, Google Sheets or LibreOffice. read-workbook.ts reads it as they leave it. */
import { type Cell as SheetCell, type CellStyle, type DataValidation, type WriteSheet } from 'hucre';
import { writeXlsx } from 'hucre/xlsx';
import type { FactOwner } from '../../lib/facts/facts';
import { blank, cellText } from '../../lib/handover/cell';
import type { ReturnedRow } from '../../lib/handover/decide';
import { kindChoices, kindName, kindShape } from '../../lib/handover/fact-kind';
import { type Question, sampleText } from '../../lib/handover/questions';

/** A page that shows a fact. */
export type ShownOn = { readonly label: string; readonly url: string };

export type WorkbookInput = {
  readonly questions: readonly Question[];
  /** Pages by the id of the question; a fact that is not in the map shows on no page by itself. */
  readonly pages: ReadonlyMap<string, readonly ShownOn[]>;
  /** Answers and remarks of an earlier workbook. */
  readonly earlier: ReadonlyMap<string, Pick<ReturnedRow, 'answer' | 'remark'>>;
  /** The tables of content, which take changes in their own rows and columns. */
  readonly tables?: readonly WriteSheet[];
};

const overview = 'Overview';

/** One sheet for each person who has to answer. */
export const sheets = {
  owner: 'Owner',
  marketing: 'Marketing',
  training: 'Training',
  clinical: 'Clinical',
  legal: 'Legal',
  web: 'Web',
} as const satisfies Record<FactOwner, string>;

const columns = [
  { header: 'Id', width: 18 },
  { header: 'Belongs to', width: 22 },
  { header: 'About', width: 30 },
  { header: 'What is missing', width: 46 },
  { header: 'Kind of answer', width: 22 },
  { header: "Today's sample", width: 38 },
  { header: 'Answer', width: 44 },
  { header: 'Remarks', width: 30 },
  { header: 'Shows on', width: 24 },
  { header: 'and on', width: 24 },
  { header: 'and on', width: 30 },
] as const;

const at = (header: (typeof columns)[number]['header']) =>
  columns.findIndex((column) => column.header === header);

export const head = {
  font: { bold: true, color: { rgb: 'FFFFFF' } },
  fill: { type: 'pattern', pattern: 'solid', fgColor: { rgb: '0C4636' } },
  alignment: { vertical: 'center', wrapText: true },
} as const satisfies CellStyle;
/** `@` is the format of text: what is typed stays as it is typed, so that 3/4 is no date and 02134 keeps its zero. */
export const asText = {
  numFmt: '@',
  alignment: { vertical: 'top', wrapText: true },
} as const satisfies CellStyle;
const faint = { ...asText, font: { color: { rgb: '6B6B6B' }, size: 9 } } as const satisfies CellStyle;
export const toFill = {
  ...asText,
  protection: { locked: false },
  fill: { type: 'pattern', pattern: 'solid', fgColor: { rgb: 'FFF8E8' } },
} as const satisfies CellStyle;
const toLink = {
  ...asText,
  font: { underline: true, color: { rgb: '0A58A0' } },
} as const satisfies CellStyle;

/** Every value goes in as a string of the file, which no program computes, whatever it begins with. */
const written = (value: string, style: CellStyle = asText): Partial<SheetCell> => ({
  value: value === '' ? null : value,
  type: value === '' ? 'empty' : 'string',
  style,
});

/** Writes the workbook: an overview, and a sheet for each person with a question. */
export async function writeWorkbook(input: WorkbookInput): Promise<Uint8Array> {
  const owners = (Object.keys(sheets) as readonly FactOwner[]).filter((owner) =>
    input.questions.some((question) => question.owner === owner),
  );
  return writeXlsx({
    properties: { title: 'Open facts of the website' },
    sheets: [
      overviewSheet(owners, input),
      ...owners.map((owner) => ownerSheet(owner, input)),
      ...(input.tables ?? []),
    ],
  });
}

const steps = [
  'How to fill in this workbook',
  '1. Open the sheet with your name. Each row asks for one fact.',
  '2. Write the answer into the column "Answer". "Kind of answer" says what fits; some cells offer a list.',
  '3. Is the sample true as it is? Write "confirm". Should the whole entry go? Write "remove".',
  '4. Leave blank what you do not know yet. You can hand in the workbook as often as you like.',
  '5. "Remarks" is for people: the site does not read it. Leave the column "Id" as it is.',
  '6. The other sheets are tables: one row is one city, person or product. Change a cell, add a row, or delete one.',
  '7. A shaded row is a sample. Put the real values into it, and write "confirmed" as its status.',
];

function overviewSheet(owners: readonly FactOwner[], { questions, earlier }: WorkbookInput): WriteSheet {
  const cells = new Map<string, Partial<SheetCell>>();
  steps.forEach((text, row) =>
    cells.set(
      `${row},0`,
      written(text, row === 0 ? { font: { bold: true, size: 14 } } : { font: { size: 11 } }),
    ),
  );
  const top = steps.length + 1;
  ['Sheet', 'Open questions', 'Answered in this workbook'].forEach((text, column) =>
    cells.set(`${top},${column}`, written(text, head)),
  );
  owners.forEach((owner, index) => {
    const own = questions.filter((question) => question.owner === owner);
    const row = top + 1 + index;
    const isAnswered = ({ id }: Question) => (earlier.get(id)?.answer ?? blank).is !== 'blank';
    cells.set(`${row},0`, {
      ...written(sheets[owner], toLink),
      hyperlink: { target: '', location: `'${sheets[owner]}'!A1` },
    });
    cells.set(`${row},1`, { value: own.length, type: 'number' });
    cells.set(`${row},2`, { value: own.filter(isAnswered).length, type: 'number' });
  });
  return { name: overview, rows: [], cells, columns: [{ width: 30 }, { width: 18 }, { width: 26 }] };
}

function ownerSheet(owner: FactOwner, { questions, pages, earlier }: WorkbookInput): WriteSheet {
  const own = questions.filter((question) => question.owner === owner);
  const cells = new Map<string, Partial<SheetCell>>();
  columns.forEach(({ header }, column) => cells.set(`0,${column}`, written(header, head)));
  own.forEach((question, index) => {
    const row = index + 1;
    const put = (column: number, cell: Partial<SheetCell>) => cells.set(`${row},${column}`, cell);
    const before = earlier.get(question.id);
    put(at('Id'), written(question.id, faint));
    put(at('Belongs to'), written(question.block));
    put(at('About'), written(question.about));
    put(at('What is missing'), written(question.missing));
    put(at('Kind of answer'), written(kindOf(question)));
    put(at("Today's sample"), written(sampleText(question)));
    put(at('Answer'), written(cellText(before?.answer ?? blank), toFill));
    put(at('Remarks'), written(before?.remark ?? '', toFill));
    linksOf(pages.get(question.id) ?? []).forEach((link, place) => put(at('Shows on') + place, link));
  });
  return {
    name: sheets[owner],
    rows: [],
    cells,
    columns: columns.map(({ width }) => ({ width })),
    freezePane: { rows: 1 },
    dataValidations: validationsOf(own),
    protection: {
      sheet: true,
      formatColumns: true,
      formatRows: true,
      sort: true,
      autoFilter: true,
    },
  };
}

function kindOf({ kind, remove }: Question): string {
  return remove === null || kind === 'runs-here' ? kindName(kind) : `${kindName(kind)}, or "remove"`;
}

/** Up to three pages as links; the third says how many more there are. */
function linksOf(shown: readonly ShownOn[]): readonly Partial<SheetCell>[] {
  const more = shown.length - 3;
  return shown.slice(0, 3).map(({ label, url }, index) => ({
    ...written(index === 2 && more > 0 ? `${label} (and ${more} more)` : label, toLink),
    hyperlink: { target: url },
  }));
}

/** A list where there is one, and a hint everywhere. A hint warns and lets through: the check says more. */
function validationsOf(questions: readonly Question[]): DataValidation[] {
  const column = String.fromCharCode('A'.charCodeAt(0) + at('Answer'));
  return questions.map((question, index) => {
    const values = kindChoices(question.kind, question.remove !== null);
    const shared = {
      range: `${column}${index + 2}`,
      allowBlank: true,
      showInputMessage: true,
      inputTitle: kindName(question.kind).slice(0, 32),
      inputMessage: `Write ${kindShape(question.kind)}.`.slice(0, 255),
    };
    // Free words are allowed beside "confirm", and a list would refuse them.
    return values.length === 0
      ? { ...shared, type: 'custom', formula1: 'TRUE' }
      : {
          ...shared,
          type: 'list',
          values: [...values],
          showErrorMessage: question.kind !== 'confirm',
          errorStyle: 'warning',
        };
  });
}
