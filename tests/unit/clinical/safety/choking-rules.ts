import { type Piece, valueIdsOf, whereIs } from '@/scripts/check/clinical/piece';
import {
  clausesOf,
  isBellyAdvised,
  isTwoFingersTaught,
  noThrustsOnTheBelly,
  noTwoFingers,
  nothingBeyondLayRescuers,
  pregnancyIsSaidFirst,
} from '../../simulation/scenario-rules';
import { declaredOf, everyone } from './people';
import { type Rule, type SiteText, valuesOf } from './rule';
import { affirms } from './phrases';

const thrusts = /\b(?:abdominal|belly|stomach) thrusts?\b|\bheimlich\b/i;
const pregnancy = /\bpregnan/i;
const fragile =
  /\b(?:infants?|bab(?:y|ies)|newborns?|neonat\w*|pregnan\w*|trimester|gestation|expect(?:ant|ing) (?:mother|mom|woman|women)s?)\b/i;

/** What the rest of the site says: course pages, the index, descriptions, data for machines. */
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

export const abdominalThrusts: Rule = {
  number: 1,
  title:
    'Abdominal thrusts are for "Adult and child", in a table that has a row on late pregnancy unless it is for children alone',
  problems: ({ data, pieces }) => {
    const counted =
      (unit: string) =>
      ({ marked }: Piece) =>
        valueIdsOf({ marked }).some((id) => data.values[id]?.unit === unit);
    const given = pieces.filter(
      (piece) => counted('abdominal thrusts')(piece) || affirms(piece.text, thrusts),
    );
    const inBlockOf = (piece: Piece) =>
      pieces.filter(({ page, headings }) => page === piece.page && headings.join() === piece.headings.join());
    const isForPregnancy = (piece: Piece) =>
      pregnancy.test(`${piece.label} ${piece.text}`) &&
      (counted('chest thrusts')(piece) || affirms(piece.text, /chest thrusts/i));
    return [
      ...valuesOf(data)
        .filter(({ unit, population }) => unit === 'abdominal thrusts' && population !== 'Adult and child')
        .map(({ id, population }) => `The value ${id} counts abdominal thrusts, for "${population}".`),
      ...given
        .filter(({ label, people }) => everyone.test(`${label} ${people}`) || /infant/i.test(people))
        .map((piece) => `${whereIs(piece)} gives abdominal thrusts to people who must not have them.`),
      ...given
        .filter(({ kind }) => kind !== 'node')
        // Whoever shows signs of puberty is an adult here.
        .filter((piece) => declaredOf(piece)?.join() !== 'child')
        .filter((piece) => !inBlockOf(piece).some(isForPregnancy))
        .map((piece) => `${whereIs(piece)} has no row with chest thrusts for late pregnancy in its table.`),
    ];
  },
};

export const noBelly: Rule = {
  number: 2,
  title: 'Nothing that names an infant or a pregnancy advises thrusts on the belly',
  problems: ({ data, pieces, scenarios, texts }) => [
    ...pieces.flatMap((piece) => {
      const isAbout =
        fragile.test(`${piece.label} ${piece.headings.at(-1) ?? ''}`) ||
        piece.people === 'Infant' ||
        (piece.kind === 'node' && fragile.test(piece.text));
      return clausesOf(piece.text.replace(/\n/g, '. '))
        .filter((clause) => isBellyAdvised(clause) && (isAbout || fragile.test(clause)))
        .map((clause) => `${whereIs(piece)} advises "${clause}" for an infant or in pregnancy.`);
    }),
    ...valuesOf(data)
      .filter(({ population, label }) => population === 'Infant' || fragile.test(label))
      .filter(({ label, unit }) => isBellyAdvised(`${label} ${unit}`))
      .map(({ id }) => `The value ${id} is for an infant or a pregnancy and counts thrusts on the belly.`),
    ...clausesByName(texts)
      .filter(({ clause }) => fragile.test(clause) && isBellyAdvised(clause))
      .map(({ name, clause }) => `${name} advises "${clause}" for an infant or in pregnancy.`),
    ...noThrustsOnTheBelly(scenarios),
    ...pregnancyIsSaidFirst(scenarios),
  ],
};

export const twoFingers: Rule = {
  number: 17,
  title: 'Two fingers are taught nowhere but as a wrong answer',
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

export const layRescuers: Rule = {
  number: 18,
  title: 'No right answer of the practice game asks for a pulse check, a drug or a rhythm',
  problems: ({ scenarios }) => nothingBeyondLayRescuers(scenarios),
};
