/** The unsigned clinical lines as a sheet of the workbook, and a clinician's answers to them. */
import { readFileSync } from 'node:fs';
import type { Sheet, WriteSheet } from 'hucre';
import { signedFile } from '../../content/clinical/signatures';
import { gitHash } from '../../lib/clinical/git-hash';
import { reviewTable } from '../../lib/tables/review-table';
import { columnLetter, csvOf } from '../../lib/tables/records';
import { headersOf, tableFile, tidyRecords } from '../../lib/tables/table';
import { signedNames, unsignedLines } from '../check/clinical/signature-check';
import { recordsOfSheet } from './open-workbook';
import { asText, filled, head, offer, reviewSheetName } from './table-sheets';

const columns = [
  'Page',
  'It said',
  'It says',
  'Answer',
  'Change to, or why',
  'Reviewer',
  'Credentials',
  'Date',
  'Fingerprint',
];
const answers = ['agree', 'change to', 'remove'];

/** What is before the statement itself: the same path before and after a change. */
const pathOf = (line: string) => line.slice(2).split(': ')[0];

/** The lines of a page, each new one beside the old one in whose place it is. */
function rowsOfPage(
  name: string,
  lines: readonly string[],
  fingerprint: string,
): readonly (readonly string[])[] {
  const gone = lines.filter((line) => line.startsWith('- '));
  const fresh = lines.filter((line) => !line.startsWith('- '));
  const pairs = fresh.map((line) => {
    const place = gone.findIndex((old) => pathOf(old) === pathOf(line));
    return [place < 0 ? '' : (gone.splice(place, 1)[0] ?? ''), line];
  });
  return [...gone.map((line) => [line, '']), ...pairs].map(([old = '', now = '']) => [
    name,
    old.replace(/^- /, ''),
    now.replace(/^\+ /, ''),
    ...['', '', '', '', ''],
    fingerprint,
  ]);
}

/** What a clinician has to read: one line a row, a list of answers, and cells for the name and the day of a signature. */
export function reviewSheet(linesOf = unsignedLines): WriteSheet {
  const found = signedNames.flatMap((name) => {
    const text = readFileSync(signedFile(name), 'utf8');
    return rowsOfPage(name, linesOf(name, text), gitHash(text));
  });
  const rows = [columns, ...found];
  return {
    name: reviewSheetName,
    rows: [],
    cells: filled(rows, (place) => (place === 0 ? head : asText)),
    columns: [22, 60, 60, 14, 40, 24, 14, 14, 44].map((width) => ({ width })),
    freezePane: { rows: 1 },
    dataValidations: [offer(answers, columnLetter(columns.indexOf('Answer')), 2, rows.length)],
  };
}

/**
 * The clinician's answers as text. A workbook never changes clinical content: each line says what to do, and where. If all
 * lines of a page are agreed, with name, credentials and date beside one of them, the page's row for the table of reviews is
 * included, with the fingerprint of the text in the workbook.
 */
export function reviewAnswers(sheets: readonly Sheet[]): readonly string[] {
  const sheet = sheets.find(({ name }) => name === reviewSheetName);
  const [names = [], ...records] = sheet === undefined ? [] : recordsOfSheet(sheet);
  const rows = records.map((row) => (name: string) => row[names.indexOf(name)] ?? '');
  const changes = rows.flatMap((cell) => {
    const [answer, text] = [cell('Answer').toLowerCase(), cell('Change to, or why')];
    const line = `${cell('Page')}: "${cell('It says') || cell('It said')}"`;
    if (answer === 'agree')
      return line.includes('to be confirmed')
        ? [`Agreed, take its mark away (isOpen, taught, openRows): ${line}`]
        : [];
    if (answer === 'remove') return [`Remove: ${line}${text === '' ? '' : ` (${text})`}`];
    if (answer === 'change to' && text !== '') return [`Change to "${text}": ${line}`];
    return answer === '' && text === '' ? [] : [`No answer that can be followed, ask again: ${line}`];
  });
  const pages = [...new Set(rows.map((cell) => cell('Page')))];
  return [...changes, ...pages.flatMap((page) => signatureOf(page, rows) ?? [])];
}

function signatureOf(page: string, all: readonly ((name: string) => string)[]): string | null {
  const rows = all.filter((cell) => cell('Page') === page);
  const signed = rows.filter((cell) => cell('Reviewer') !== '');
  if (signed.length === 0) return null;
  const open = rows.filter((cell) => cell('Answer').toLowerCase() !== 'agree').length;
  if (open > 0) return `Not signed, ${open} of its lines are not agreed: ${page}`;
  const cells = ['Reviewer', 'Credentials', 'Date', 'Fingerprint'].map((name) =>
    [...new Set(signed.map((cell) => cell(name)))].join(' and '),
  );
  const { tidy, faults } = tidyRecords(reviewTable, [headersOf(reviewTable), [page, ...cells, 'confirmed']]);
  return tidy === null
    ? `Not signed: ${page}: ${faults.map(({ sentence }) => sentence).join(' ')}`
    : `Signed, put this row into ${tableFile(reviewTable)}: ${csvOf(tidy.records.slice(1)).trim()}`;
}
