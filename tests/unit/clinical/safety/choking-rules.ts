import { whereIs, type Piece } from '@/scripts/check/clinical/piece';
import {
  isBellyAdvised,
  clausesOf,
  isTwoFingersTaught,
  noThrustsOnTheBelly,
  noTwoFingers,
  nothingBeyondLayRescuers,
  pregnancyIsSaidFirst,
} from '../../simulation/scenario-rules';
import { everyone } from './people';
import type { Rule, SiteText } from './rule';
import { affirms } from './words';

const thrusts = /\b(?:abdominal|belly|stomach) thrusts?\b|\bheimlich\b/i;
const pregnancy = /\bpregnan/i;
const fragile =
  /\b(?:infants?|bab(?:y|ies)|newborns?|neonat\w*|pregnan\w*|trimester|gestation|expect(?:ant|ing) (?:mother|mom|woman|women)s?)\b/i;

function sameBlock(a: Piece, b: Piece): boolean {
  return a.page === b.page && a.form === b.form && a.headings.join('|') === b.headings.join('|');
}

/** What the rest of the site says: course pages, the index, descriptions, data for machines. */
function clausesOfTexts(
  texts: readonly SiteText[],
): readonly { readonly name: string; readonly clause: string }[] {
  return texts
    .filter(({ hasWrongAnswers }) => hasWrongAnswers !== true)
    .flatMap(({ name, text }) =>
      text.split('\n').flatMap((line) => clausesOf(line).map((clause) => ({ name, clause }))),
    );
}

const abdominalThrusts: Rule = {
  number: 1,
  title: 'Abdominal thrusts are for "Adult and child", in a table that has a row on late pregnancy',
  problems: ({ data, read: pieces }) => [
    ...Object.entries(data.values)
      .filter(([, value]) => value.unit === 'abdominal thrusts' && value.population !== 'Adult and child')
      .map(
        ([id, value]) =>
          `The value ${id} counts abdominal thrusts and is for "${value.population}", not for "Adult and child".`,
      ),
    ...pieces
      .filter((piece) => affirms(piece.text, thrusts))
      .flatMap((piece) => [
        ...(piece.figures.some(({ people }) => everyone.test(people) || /infant/i.test(people)) ||
        everyone.test(piece.label)
          ? [`${whereIs(piece)} gives abdominal thrusts to people who must not have them.`]
          : []),
        ...(piece.kind !== 'node' &&
        !pieces.some(
          (other) =>
            sameBlock(piece, other) &&
            pregnancy.test(`${other.label}\n${other.text}`) &&
            affirms(other.text, /chest thrusts/i),
        )
          ? [
              `${whereIs(piece)} gives abdominal thrusts, but its table has no row with chest thrusts for late pregnancy.`,
            ]
          : []),
      ]),
  ],
};

const noBelly: Rule = {
  number: 2,
  title: 'Nothing that names an infant or a pregnancy advises thrusts on the belly',
  problems: ({ data, read: pieces, games, texts }) => [
    ...pieces.flatMap((piece) => {
      const isAbout =
        fragile.test(piece.label) ||
        fragile.test(piece.headings.at(-1) ?? '') ||
        piece.figures.some(({ people }) => /^\(?Infant\b(?! and)/.test(people)) ||
        (piece.kind === 'node' && fragile.test(piece.text));
      return clausesOf(piece.text.replace(/\n/g, '. '))
        .filter((clause) => isBellyAdvised(clause) && (isAbout || fragile.test(clause)))
        .map((clause) => `${whereIs(piece)} advises "${clause}" for an infant or in pregnancy.`);
    }),
    ...Object.entries(data.values)
      .filter(
        ([, value]) =>
          (value.population === 'Infant' || fragile.test(value.label)) &&
          isBellyAdvised(`${value.label} ${value.unit}`),
      )
      .map(([id]) => `The value ${id} is for an infant or a pregnancy and counts thrusts on the belly.`),
    ...clausesOfTexts(texts)
      .filter(({ clause }) => fragile.test(clause) && isBellyAdvised(clause))
      .map(({ name, clause }) => `${name} advises "${clause}" for an infant or in pregnancy.`),
    ...games.flatMap((scenarios) => [...noThrustsOnTheBelly(scenarios), ...pregnancyIsSaidFirst(scenarios)]),
  ],
};

const twoFingers: Rule = {
  number: 17,
  title: 'Two fingers are taught nowhere but as a wrong answer',
  problems: ({ read: pieces, games, texts }) => [
    ...pieces.flatMap((piece) =>
      [piece.label, ...piece.text.split('\n'), ...piece.notes.map(({ words }) => words)]
        .flatMap(clausesOf)
        .filter(isTwoFingersTaught)
        .map((clause) => `${whereIs(piece)} teaches two fingers: "${clause}".`),
    ),
    ...clausesOfTexts(texts)
      .filter(({ clause }) => isTwoFingersTaught(clause))
      .map(({ name, clause }) => `${name} teaches two fingers: "${clause}".`),
    ...games.flatMap(noTwoFingers),
  ],
};

const layRescuers: Rule = {
  number: 18,
  title: 'No right answer of the practice game asks for a pulse check, a drug or a rhythm',
  problems: ({ games }) => games.flatMap(nothingBeyondLayRescuers),
};

export const chokingRules = { abdominalThrusts, noBelly, twoFingers, layRescuers };
