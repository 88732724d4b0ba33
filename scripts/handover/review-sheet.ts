/** The statements that the clinical reviewer has yet to confirm, as a sheet of the workbook, and the answers to them. */
import type { Sheet, WriteSheet } from 'hucre';
import { provenanceText } from '../../components/clinical/source-line';
import type { ReviewItem } from '../../lib/clinical/review-items';
import { addressOf } from '../check/clinical/clinical-data';
import { openItems, wordsBefore } from '../check/clinical/review-list';
import { recordsOfSheet } from './open-workbook';
import { asText, filled, head, offer, reviewSheetName } from './table-sheets';

const columns = [
  'Page',
  'Section',
  'What',
  'It says',
  'For',
  'Route',
  'Source',
  'Answer',
  'Change to, or why',
  'It said until now',
];
const answers = ['agree', 'change to', 'remove'];

function cellsOf(item: ReviewItem): readonly string[] {
  const { page, section, name, text, people, route, by } = item;
  const source = by === null ? '' : provenanceText(by);
  return [addressOf({ route: page }), section, name, text, people, route, source, '', '', wordsBefore(item)];
}

/** The sheet: one statement a row, a list of answers, and a cell for what it should say instead. */
export function reviewSheet(): WriteSheet {
  const rows = [columns, ...openItems.map(cellsOf)];
  const letter = String.fromCharCode('A'.charCodeAt(0) + columns.indexOf('Answer'));
  return {
    name: reviewSheetName,
    rows: [],
    cells: filled(rows, (place) => (place === 0 ? head : asText)),
    columns: [22, 26, 34, 60, 18, 16, 40, 14, 40, 60].map((width) => ({ width })),
    freezePane: { rows: 1 },
    dataValidations: [offer(answers, letter, 2, rows.length)],
  };
}

/**
 * What the reviewer has answered, in words. Clinical content is typed and tested, so nothing of it is changed by a workbook:
 * each line says what somebody has to change, and where.
 */
export function reviewAnswers(sheets: readonly Sheet[]): readonly string[] {
  const sheet = sheets.find(({ name }) => name === reviewSheetName);
  const [names = [], ...rows] = sheet === undefined ? [] : recordsOfSheet(sheet);
  return rows.flatMap((row) => {
    const cell = (name: string) => row[names.indexOf(name)] ?? '';
    const [answer, text] = [cell('Answer').toLowerCase(), cell('Change to, or why')];
    const place = `${cell('Page')}, ${cell('Section')}, ${cell('What')}: "${cell('It says')}"`;
    if (answer === 'agree') return [`Agreed, take its mark away (isOpen, taught, openRows): ${place}`];
    if (answer === 'remove') return [`Remove: ${place}${text === '' ? '' : ` (${text})`}`];
    if (answer === 'change to' && text !== '') return [`Change to "${text}": ${place}`];
    return answer === '' && text === '' ? [] : [`No answer that can be followed, ask again: ${place}`];
  });
}
