import { whereIs } from '@/scripts/check/clinical/piece';
import {
  clausesOf,
  isBellyAdvised,
  isTwoFingersTaught,
  noThrustsOnTheBelly,
  noTwoFingers,
  pregnancyIsSaidFirst,
} from '../../simulation/scenario-rules';
import type { Rule, SiteText } from './rule';

const fragile =
  /\b(?:infants?|bab(?:y|ies)|newborns?|neonat\w*|pregnan\w*|trimester|gestation|expect(?:ant|ing) (?:mother|mom|woman|women)s?)\b/i;

/** The rest of the site: course pages, the index, descriptions, structured data. */
function clausesByName(texts: readonly SiteText[]) {
  return texts
    .filter(({ hasWrongAnswers }) => hasWrongAnswers !== true)
    .flatMap(({ name, text }) =>
      text
        .split('\n')
        .flatMap(clausesOf)
        .map((clause) => ({ name, clause })),
    );
}

export const noBelly: Rule = {
  number: 2,
  title: 'Nothing that names an infant or a pregnancy advises thrusts on the belly',
  problems: ({ pieces, scenarios, texts }) => [
    ...pieces.flatMap((piece) => {
      const isAbout =
        fragile.test(`${piece.label} ${piece.headings.at(-1) ?? ''}`) ||
        piece.people === 'Infant' ||
        (piece.kind === 'node' && fragile.test(piece.text));
      return clausesOf(piece.text.replace(/\n/g, '. '))
        .filter((clause) => isBellyAdvised(clause) && (isAbout || fragile.test(clause)))
        .map((clause) => `${whereIs(piece)} advises "${clause}" for an infant or in pregnancy.`);
    }),
    ...clausesByName(texts)
      .filter(({ clause }) => fragile.test(clause) && isBellyAdvised(clause))
      .map(({ name, clause }) => `${name} advises "${clause}" for an infant or in pregnancy.`),
    ...noThrustsOnTheBelly(scenarios),
    ...pregnancyIsSaidFirst(scenarios),
  ],
};

export const twoFingers: Rule = {
  number: 17,
  title: 'Two fingers appear only as a wrong answer',
  problems: ({ data, pieces, scenarios, texts }) => [
    ...[
      ...pieces.flatMap((piece) =>
        [piece.label, ...piece.text.split('\n')]
          .flatMap(clausesOf)
          .map((clause) => ({ name: whereIs(piece), clause })),
      ),
      ...Object.entries(data.notes).flatMap(([id, { text }]) =>
        clausesOf(text).map((clause) => ({ name: `Note ${id}`, clause })),
      ),
      ...clausesByName(texts),
    ]
      .filter(({ clause }) => isTwoFingersTaught(clause))
      .map(({ name, clause }) => `${name} teaches two fingers: "${clause}".`),
    ...noTwoFingers(scenarios),
  ],
};
