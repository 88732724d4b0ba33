import type { ClinicalData } from '@/scripts/check/clinical/clinical-data';
import { type Piece, valueIdsOf, whereIs } from '@/scripts/check/clinical/piece';
import type { Rule } from './rule';
import { treesOf } from './tree-walk';
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

const volumes: Rule = {
  number: 24,
  title:
    'A dose by weight whose strength is fixed has its volume, and the volume is the dose divided by the strength',
  problems: ({ data, pieces }) => [
    ...Object.entries(data.values)
      .filter(([, { unit }]) => unit === 'mg/mL')
      .filter(([id]) => !Object.values(data.values).some(({ solution }) => solution?.strength === id))
      .map(([id]) => `The strength ${id} belongs to no dose.`),
    ...Object.entries(data.values).flatMap(([id, { value, solution }]) => {
      if (solution === undefined) return [];
      const [strength, volume] = [solution.strength, solution.volume].map((name) =>
        Number(data.values[name]?.value),
      );
      const isRight = Math.abs(Number(value) / Number(strength) - Number(volume)) < 1e-9;
      return isRight ? [] : [`The volume of ${id} is not its dose divided by its strength.`];
    }),
    ...pieces.flatMap((piece) => {
      const shown = valueIdsOf(piece);
      return shown.flatMap((id) => {
        const { strength = id, volume = id } = data.values[id]?.solution ?? {};
        return [strength, volume]
          .filter((name) => !shown.includes(name))
          .map((name) => `${whereIs(piece)} shows the dose ${id} without ${name}.`);
      });
    }),
  ],
};

const questions: Rule = {
  number: 25,
  title: 'A question asks, and no start or action ends in a question mark',
  problems: ({ data }) =>
    treesOf(data).flatMap((tree) =>
      Object.entries(tree.nodes)
        .filter(([, { type, text }]) => (type === 'question' ? !text.includes('?') : text.endsWith('?')))
        .map(([id, { type }]) => `${tree.id}: step ${id} is of the kind "${type}" and is not worded as one.`),
    ),
};

export const figureRules = { currentFirst, volumes, questions };
