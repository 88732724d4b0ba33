import type { ClinicalData } from '@/scripts/check/clinical/clinical-data';
import { type Piece, valueIdsOf, whereIs } from '@/scripts/check/clinical/piece';
import type { Rule } from './rule';
import { sentencesOf } from './words';

const currentFirst: Rule = {
  number: 23,
  title: 'The figure of the current guideline is before the older one of the company, in one row or sentence',
  problems: ({ data, pieces }) => [
    ...Object.entries(data.values)
      .filter(([, { newer }]) => newer !== undefined && data.values[newer] === undefined)
      .map(([id, { newer = '' }]) => `The value ${id} names ${newer} as newer, which does not exist.`),
    ...pieces.flatMap((piece) =>
      statementsIn(piece).flatMap((statement) => problemsOfOrder(data, piece, statement)),
    ),
  ],
};

/** What is read in one go: a row or a cell as a whole, a sentence of everything else. */
function statementsIn(piece: Piece): readonly string[] {
  const marked = piece.marked ?? '';
  return piece.kind === 'row' || piece.kind === 'cell' ? [marked] : sentencesOf(marked);
}

function problemsOfOrder(data: ClinicalData, piece: Piece, statement: string): readonly string[] {
  return valueIdsOf({ ...piece, marked: statement }).flatMap((id) => {
    const newer = data.values[id]?.newer;
    if (newer === undefined) return [];
    const [today, before] = [statement.indexOf(`{${newer}}`), statement.indexOf(`{${id}}`)];
    if (today !== -1 && today < before) return [];
    return [`${whereIs(piece)} shows the company value ${id} and not ${newer} before it.`];
  });
}

export const figureRules = { currentFirst };
