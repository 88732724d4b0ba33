// cspell:ignore María Ñandú Brien Brien's Ødegård
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import type { CellValue, WriteSheet } from 'hucre';
import { readXlsx, writeXlsx } from 'hucre/xlsx';
import { carriedOver, decide } from '../../lib/handover/decide';
import type { Question } from '../../lib/handover/questions';
import { type Applied, applyWorkbook } from '../../scripts/handover/apply';
import { loadOpenContent } from '../../scripts/handover/places';
import { readWorkbook } from '../../scripts/handover/read-workbook';
import { writeWorkbook } from '../../scripts/handover/workbook';
import { copyOfContent, digestOf } from './copy';
import { fillIn, type Filled } from './fill-in';

const blankWorkbook = async (questions: readonly Question[], earlier = new Map()) =>
  writeWorkbook({
    questions,
    pages: new Map([
      [
        'company/company: company.phone',
        ['Home', 'About', 'Shop', 'Terms'].map((label) => ({ label, url: `https://preview.test/${label}` })),
      ],
    ]),
    earlier,
  });

/** The content of this repository, which no test here changes. */
let loaded: ReturnType<typeof loadOpenContent> | null = null;
const here = () => (loaded ??= loadOpenContent());

/** The sheets of a workbook as plain values: what is left after it went through a program that knows no styles. */
async function sheetsOf(bytes: Uint8Array): Promise<readonly WriteSheet[]> {
  const { sheets } = await readXlsx(bytes);
  return sheets.map(({ name, rows }) => ({ name, rows }));
}

type Row = CellValue[];

const rowsOf = ({ rows }: WriteSheet): Row[] => [...(rows ?? [])];
const headsOf = (sheet: WriteSheet): Row => rowsOf(sheet)[0] ?? [];
const bodyOf = (sheet: WriteSheet): Row[] => rowsOf(sheet).slice(1);
const mapRows = (change: (row: Row, index: number) => Row) => (sheet: WriteSheet) => ({
  ...sheet,
  rows: rowsOf(sheet).map((row, index) => [...change(row, index)]),
});

test.describe('the workbook', () => {
  test('asks for every open fact once, on the sheet of the person who can answer', async () => {
    const { questions } = await here();
    const { rows, faults } = await readWorkbook(await blankWorkbook(questions));
    expect(faults).toEqual([]);
    expect(rows.map(({ id, sheet }) => `${id} ${sheet.toLowerCase()}`).sort()).toEqual(
      questions.map(({ id, owner }) => `${id} ${owner}`).sort(),
    );
  });

  test('keeps ids and questions locked, answers open, and every cell as text', async () => {
    const { questions } = await here();
    const { sheets } = await readXlsx(await blankWorkbook(questions), { readStyles: true });
    const owner = sheets.find(({ name }) => name === 'Owner');
    const heads = owner?.rows[0] ?? [];
    expect(owner?.protection?.sheet).toBe(true);
    const styleOf = (header: string) => owner?.cells?.get(`1,${heads.indexOf(header)}`)?.style;
    expect(styleOf('Answer')).toMatchObject({ numFmt: '@', protection: { locked: false } });
    expect(styleOf('Remarks')).toMatchObject({ numFmt: '@', protection: { locked: false } });
    expect(styleOf('Id')?.protection?.locked).not.toBe(false);
    const lists = sheets
      .flatMap(({ dataValidations = [] }) => dataValidations)
      .filter(({ type }) => type === 'list');
    expect(lists).not.toHaveLength(0);
  });

  test('leads to the pages that show a fact, and says how many more there are', async () => {
    const { questions } = await here();
    const { sheets } = await readXlsx(await blankWorkbook(questions), { readStyles: true });
    const owner = sheets.find(({ name }) => name === 'Owner');
    const row = owner?.rows.findIndex(([id]) => id === 'company/company: company.phone');
    const first = owner?.rows[0]?.indexOf('Shows on') ?? 0;
    const links = [0, 1, 2].map((place) => owner?.cells?.get(`${row},${first + place}`));
    expect(links.map((cell) => [cell?.value, cell?.hyperlink?.target])).toEqual([
      ['Home', 'https://preview.test/Home'],
      ['About', 'https://preview.test/About'],
      ['Shop (and 1 more)', 'https://preview.test/Shop'],
    ]);
  });

  test('holds what begins like a formula as text, and brings one back as text', async () => {
    const { questions } = await here();
    const [first] = questions;
    const planted = '=HYPERLINK("https://evil.test","x")';
    const bytes = await writeWorkbook({
      questions: [{ ...(first as Question), sample: planted, missing: '+1', about: '@x' }],
      pages: new Map(),
      earlier: new Map([[first?.id ?? '', { answer: { is: 'text', text: '-2' }, remark: '=A1' }]]),
    });
    const { sheets } = await readXlsx(bytes, { readStyles: true });
    const cells = sheets.flatMap((sheet) => [...(sheet.cells?.values() ?? [])]);
    expect(cells.filter(({ formula }) => formula !== undefined)).toEqual([]);
    const { rows } = await readWorkbook(bytes);
    expect(rows).toMatchObject([{ sample: planted, answer: { is: 'text', text: '-2' }, remark: '=A1' }]);
  });

  test('is exported again with the answers and remarks that an earlier one has', async () => {
    const { questions } = await here();
    const answers = new Map<string, Filled>([
      ['company/company: company.phone', 7138682390],
      ['company/company: company.name', 'Ñandú'],
    ]);
    const filled = await readWorkbook(await fillIn(await blankWorkbook(questions), answers));
    const again = await blankWorkbook(questions, new Map(carriedOver(questions, filled.rows)));
    const { rows } = await readWorkbook(again);
    const answered = rows.filter(({ answer }) => answer.is !== 'blank');
    expect(answered.map(({ id, answer }) => [id, answer])).toEqual([
      ['company/company: company.name', { is: 'text', text: 'Ñandú' }],
      ['company/company: company.phone', { is: 'text', text: '7138682390' }],
    ]);
  });
});

test.describe('a workbook that comes back', () => {
  const root = copyOfContent('workbook');
  const apply = async (answers: ReadonlyMap<string, Filled>): Promise<Applied> => {
    const { questions } = await loadOpenContent(root);
    return applyWorkbook(await fillIn(await blankWorkbook(questions), answers), root);
  };

  /** Ways in which a cell goes wrong, each with the words that name it. */
  const mistakes: readonly (readonly [string, string, Filled, string])[] = [
    [
      'an e-mail address without a domain',
      'company/company: company.supportEmail',
      'office@',
      'is not an e-mail address',
    ],
    [
      'an e-mail address of an example',
      'company/company: company.schedulingEmail',
      'a@example.com',
      'reserved for examples',
    ],
    [
      'a phone number that is too short',
      'company/company: company.phone',
      '868-2390',
      'is not a US phone number',
    ],
    [
      'an address of the site with a path',
      'company/company: company.origin',
      'https://a.org/home',
      'after the name of the site',
    ],
    [
      'a day that does not exist',
      'clinical/review: review.lastReviewed',
      '2/30/2027',
      'is not a day of the calendar',
    ],
    [
      'a formula',
      'legal/privacy: privacyOpenFacts.retention',
      { formula: 'A1&B1', type: 'formula' },
      'holds a formula',
    ],
    [
      'an error of the spreadsheet',
      'legal/privacy: privacyOpenFacts.host',
      { value: '#REF!', type: 'error' },
      '#REF!',
    ],
    ['a word for later', 'company/company: company.name', 'TBD', 'no answer yet'],
    ['taking out what a page needs', 'company/company: company.shortName', 'remove', 'cannot be left out'],
  ];

  test('with all kinds of mistakes changes no byte, and each is named with its sheet and row', async () => {
    const { questions } = await loadOpenContent(root);
    const before = digestOf(root);
    const applied = await apply(new Map(mistakes.map(([, id, given]) => [id, given])));
    expect(digestOf(root)).toBe(before);
    expect(applied.isDone).toBe(false);
    const named = applied.isDone ? [] : applied.mistakes;
    expect(named).toHaveLength(mistakes.length);
    for (const [name, id, , words] of mistakes) {
      const mistake = named.find((one) => one.id === id);
      expect(mistake?.wrong, name).toContain(words);
      expect(mistake?.fits, name).toMatch(/^(?:Write|Keep|Put) /);
      expect(mistake?.row, name).toBeGreaterThan(1);
      expect(mistake?.sheet.toLowerCase(), name).toBe(
        questions.find((question) => question.id === id)?.owner,
      );
    }
  });

  test('with an unknown id changes no byte either', async () => {
    const before = digestOf(root);
    const { questions } = await loadOpenContent(root);
    const renamed = questions.map((question, index) =>
      index === 0 ? { ...question, id: 'company/company: company.nme' } : question,
    );
    const bytes = await fillIn(
      await blankWorkbook(renamed),
      new Map([['company/company: company.nme', 'Acme']]),
    );
    expect(await applyWorkbook(bytes, root)).toMatchObject({
      isDone: false,
      mistakes: [{ wrong: 'The site asks for nothing called "company/company: company.nme".' }],
    });
    expect(digestOf(root)).toBe(before);
  });

  /** What programs and people do to a sheet beside writing answers. */
  const habits: readonly (readonly [string, (sheet: WriteSheet) => WriteSheet])[] = [
    ['its columns in another order', mapRows((row) => row.toReversed())],
    [
      'rows sorted backwards',
      (sheet) => ({ ...sheet, rows: [headsOf(sheet), ...bodyOf(sheet).toReversed()] }),
    ],
    ['a column of their own', mapRows((row, index) => [index === 0 ? 'Who asks' : 'Bo', ...row])],
    [
      'a title above the names of the columns',
      (sheet) => ({ ...sheet, rows: [['Our answers'], [], ...rowsOf(sheet)] }),
    ],
    ['another name', (sheet) => ({ ...sheet, name: `Copy of ${sheet.name}` })],
    [
      'names of columns that were typed again',
      mapRows((row, index) =>
        index === 0 ? row.map((name) => ` ${String(name).toUpperCase()}\u00a0`) : row,
      ),
    ],
    [
      'rows that are hidden by a filter',
      (sheet) => ({
        ...sheet,
        rowDefs: new Map([
          [1, { hidden: true }],
          [2, { hidden: true }],
        ]),
      }),
    ],
    [
      'merged cells in a column that nobody reads',
      (sheet) => ({ ...sheet, merges: [{ startRow: 1, endRow: 4, startCol: 1, endCol: 1 }] }),
    ],
    [
      'curly quotes in what was asked',
      mapRows((row) => row.map((cell) => (typeof cell === 'string' ? cell.replaceAll("'", '\u2019') : cell))),
    ],
  ];

  for (const [name, change] of habits)
    test(`is read with ${name}`, async () => {
      const { questions } = await here();
      const answers = new Map<string, Filled>([
        ['company/company: company.phone', '713.868.2390'],
        ['company/company: company.name', 'Ñandú'],
      ]);
      const plain = await sheetsOf(await fillIn(await blankWorkbook(questions), answers));
      const extra = { name: 'My notes', rows: [['Call the landlord', 'about the Answer']] };
      const changed = await writeXlsx({ sheets: [...plain.map((sheet) => change(sheet)), extra] });
      const { rows, faults } = await readWorkbook(changed);
      expect(faults).toEqual([]);
      const { mistakes, decisions, open } = decide((await here()).content, questions, rows);
      expect(mistakes).toEqual([]);
      expect(decisions.map(({ question, answer }) => [question.id, answer]).sort()).toEqual([
        ['company/company: company.name', { is: 'value', value: 'Ñandú' }],
        ['company/company: company.phone', { is: 'value', value: '(713) 868-2390' }],
      ]);
      expect(open).toHaveLength(questions.length - 2);
    });

  test('without one of its sheets leaves the questions of that sheet open', async () => {
    const { questions } = await here();
    const plain = await sheetsOf(await blankWorkbook(questions));
    const { rows, faults } = await readWorkbook(
      await writeXlsx({ sheets: plain.filter(({ name }) => name !== 'Legal') }),
    );
    expect(faults).toEqual([]);
    expect(rows).toHaveLength(questions.filter(({ owner }) => owner !== 'legal').length);
  });

  /** What keeps a whole sheet or file from being read, each with the words that say so. */
  const losses: readonly (readonly [
    string,
    (sheets: readonly WriteSheet[]) => Promise<Uint8Array>,
    string,
  ])[] = [
    [
      'a lost column',
      (sheets) => writeXlsx({ sheets: sheets.map(mapRows((row) => row.slice(1))) }),
      'has no column "Id" in its first row',
    ],
    [
      'a lost first row',
      (sheets) => writeXlsx({ sheets: sheets.map((sheet) => ({ ...sheet, rows: bodyOf(sheet) })) }),
      'Put the name back above the column.',
    ],
    [
      'two columns for answers',
      (sheets) =>
        writeXlsx({ sheets: sheets.map(mapRows((row, index) => [...row, index === 0 ? 'answer' : null])) }),
      'has two columns "Answer"',
    ],
    [
      'answers in merged cells',
      (sheets) =>
        writeXlsx({
          sheets: sheets.map((sheet) => ({
            ...sheet,
            merges: [{ startRow: 2, endRow: 3, startCol: 6, endCol: 6 }],
          })),
        }),
      'has merged cells in the rows 3 to 4',
    ],
    [
      'an answer in a row without an id',
      (sheets) =>
        writeXlsx({
          sheets: sheets.map((sheet) => ({
            ...sheet,
            rows: [...rowsOf(sheet), [null, '', '', '', '', '', 'Acme']],
          })),
        }),
      'where the id is missing',
    ],
    [
      'no sheet of the handover',
      () => writeXlsx({ sheets: [{ name: 'Sheet1', rows: [['Phone', '713 868 2390']] }] }),
      'no sheet of the handover',
    ],
    [
      'a password',
      (sheets) => writeXlsx({ sheets: [...sheets], encryption: { password: 'secret', spinCount: 1000 } }),
      'has a password',
    ],
    [
      'another kind of file',
      () => Promise.resolve(Buffer.from('Id,Answer\na,b\n')),
      'Download, "Microsoft Excel (.xlsx)"',
    ],
    [
      'half of the file',
      async (sheets) => (await writeXlsx({ sheets: [...sheets] })).slice(0, 4000),
      'or it is damaged',
    ],
  ];

  test('with a sheet or a file that cannot be read changes no byte, and says what to do', async () => {
    const { questions } = await loadOpenContent(root);
    const before = digestOf(root);
    const filled = await fillIn(
      await blankWorkbook(questions),
      new Map([['company/company: company.name', 'Acme']]),
    );
    const plain = (await sheetsOf(filled)).filter(({ name }) => name !== 'Overview');
    for (const [name, spoil, words] of losses) {
      const applied = await applyWorkbook(await spoil(plain), root);
      expect(applied.isDone ? [] : applied.faults.join(' '), name).toContain(words);
    }
    expect(digestOf(root)).toBe(before);
  });

  test('says what the command would say, from a file on a disk', async () => {
    const { questions } = await here();
    const file = '.cache/trees/wrong.xlsx';
    writeFileSync(
      file,
      await fillIn(await blankWorkbook(questions), new Map([['company/company: company.phone', 'soon']])),
    );
    const before = digestOf('.');
    const { status, stderr } = spawnSync(
      process.execPath,
      ['node_modules/tsx/dist/cli.mjs', 'scripts/handover/main.ts', '--apply', file],
      { encoding: 'utf8' },
    );
    rmSync(file);
    expect(status).toBe(1);
    expect(stderr).toMatch(
      /Owner, row \d+ \(company\/company: company\.phone\): "soon" is not a US phone number\. Write a US number/,
    );
    expect(stderr).toContain('Nothing was changed: 1 thing has to be corrected in the workbook.');
    expect(digestOf('.')).toBe(before);
  });

  test('writes its answers as a developer would, says what is open, and may come again', async () => {
    const { questions } = await loadOpenContent(root);
    const answers = new Map<string, Filled>([
      ['company/company: company.name', "Ana-María Ñandú-O\u2019Brien's\u00a0School"],
      ['clinical/review: review.lastReviewed', 'Nov. 20, 2026'],
      ['clinical/review: review.reviewer', 'Zoë Ødegård, MD'],
    ]);
    const applied = await apply(answers);
    expect(applied).toMatchObject({ isDone: true, settled: 0 });
    const text = (file: string) => readFileSync(join(root, file), 'utf8');
    expect(text('content/company/company.ts')).toContain(`name: "Ana-María Ñandú-O'Brien's School",`);
    // All placeholders of this file are settled, and so nothing of them is left.
    expect(text('content/clinical/review.ts')).not.toContain('placeholder');
    const open = applied.isDone ? applied.open : [];
    expect(open).toHaveLength(questions.length - answers.size);

    const before = digestOf(root);
    const again = await applyWorkbook(await fillIn(await blankWorkbook(questions), answers), root);
    expect(again).toMatchObject({ isDone: true, decisions: [], settled: answers.size });
    expect(digestOf(root)).toBe(before);
  });
});
