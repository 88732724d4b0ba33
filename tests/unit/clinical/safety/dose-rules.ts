import { isDrugRoute } from '@/lib/clinical/clinical-value';
import type { ClinicalData } from '@/scripts/check/clinical/clinical-data';
import { type Piece, valueIdsOf, whereIs } from '@/scripts/check/clinical/piece';
import { isPediatric } from './people';
import type { Rule } from './rule';
import { situationOf } from './tree-walk';
import { sentencesOf } from './words';

const epinephrine = /\b(?:epinephrine|adrenalin\w*|epi(?:pen)?)\b/i;

/** The four uses of epinephrine on the site, by the words that name them. */
const uses: readonly (readonly [string, RegExp])[] = [
  ['adult cardiac arrest', /adult cardiac arrest/i],
  ['pediatric cardiac arrest', /pediatric cardiac arrest|(?:infants?|child(?:ren)?)\b[^|]*\bcardiac arrest/i],
  ['pediatric bradycardia', /pediatric bradycardia|(?:infants?|child(?:ren)?)\b[^|]*\bbradycardia/i],
  ['infusion in adult bradycardia', /adult bradycardia/i],
];

/** The use that words name; a pediatric use is named before the adult one that its page is about. */
function namedUse(words: string): string | null {
  return uses.find(([, name]) => name.test(words))?.[0] ?? null;
}

/** Label first, then the titles from the nearest to the farthest. */
function usePrintedOn(piece: Piece): string | null {
  for (const words of [piece.label, ...piece.headings.toReversed()]) {
    const use = namedUse(words);
    if (use !== null) return use;
  }
  return null;
}

function usesOfValues(data: ClinicalData, piece: Piece): readonly string[] {
  const labels = valueIdsOf(piece)
    .flatMap((id) => data.values[id]?.label ?? [])
    .filter((label) => epinephrine.test(label));
  return [...new Set(labels.flatMap((label) => namedUse(label) ?? []))];
}

const fourUses: Rule = {
  number: 5,
  title: 'Epinephrine always stands with one of its four uses, and no row has two',
  problems: ({ data, read: pieces }) => [
    ...Object.entries(data.values)
      .filter(([, value]) => epinephrine.test(value.label) && namedUse(value.label) === null)
      .map(
        ([id, value]) =>
          `The value ${id} is called "${value.label}" and does not say which use of epinephrine it is for.`,
      ),
    ...pieces
      .filter((piece) => epinephrine.test(`${piece.label} ${piece.text}`))
      .flatMap((piece) => [
        ...(usePrintedOn(piece) === null
          ? [`${whereIs(piece)} names epinephrine without one of its four uses.`]
          : []),
        ...(piece.kind === 'row' && epinephrine.test(piece.label) && namedUse(piece.label) === null
          ? [`${whereIs(piece)} has no use of epinephrine in its label.`]
          : []),
        ...(piece.kind === 'row' && (usesOfValues(data, piece).length > 1 || usesSaidIn(piece).length > 1)
          ? [`${whereIs(piece)} has two uses of epinephrine.`]
          : []),
        ...usesOfValues(data, piece)
          .filter((use) => usePrintedOn(piece) !== null && use !== usePrintedOn(piece))
          .map(
            (use) =>
              `${whereIs(piece)} is about ${usePrintedOn(piece) ?? ''}, but its epinephrine is for ${use}.`,
          ),
      ]),
  ],
};

function usesSaidIn(piece: Piece): readonly string[] {
  const said = `${piece.label}. ${piece.text}`
    .replace(/\n/g, '. ')
    .split(/[.;]\s/)
    .filter((sentence) => epinephrine.test(sentence));
  return [
    ...new Set(
      said.flatMap((sentence) => uses.filter(([, name]) => name.test(sentence)).map(([use]) => use)),
    ),
  ];
}

const perMinute = /\bmcg\/min\b/;
const perKilogram = /\bmcg\/kg\/min\b/;

const twoUnits: Rule = {
  number: 6,
  title: 'mcg/min and mcg/kg/min share no row',
  // A row is read as one dose. A step may name both infusions, each with its drug (b7), and so does the warning on units.
  problems: ({ data, read: pieces }) => [
    ...pieces
      .filter(({ kind }) => kind === 'row' || kind === 'cell' || kind === 'entry')
      .filter(
        (piece) =>
          perMinute.test(`${piece.label} ${piece.text}`) && perKilogram.test(`${piece.label} ${piece.text}`),
      )
      .map((piece) => `${whereIs(piece)} has a dose per minute and a dose per kilogram per minute.`),
    ...pieces
      .filter(({ kind }) => kind === 'node' || kind === 'text')
      .flatMap((piece) =>
        piece.text
          .split(/[.,;]\s|\n| or | and /)
          .filter(
            (part) =>
              (/\bdopamine\b/i.test(part) && /\d mcg\/min\b/.test(part)) ||
              (epinephrine.test(part) && /\d mcg\/kg\/min\b/.test(part)),
          )
          .map((part) => `${whereIs(piece)} gives the unit of the other infusion: "${part.trim()}".`),
      ),
    ...Object.entries(data.values)
      .filter(
        ([, value]) =>
          (/dopamine/i.test(value.label) && value.unit === 'mcg/min') ||
          (epinephrine.test(value.label) && value.unit === 'mcg/kg/min'),
      )
      .map(([id, value]) => `The value ${id} has the unit of the other infusion, ${value.unit}.`),
  ],
};

const doseUnits: readonly string[] = [
  'mg',
  'mg/kg',
  'mg/min',
  'mg/hr',
  'mcg/min',
  'mcg/kg/min',
  'mL',
  'mL/kg',
];
const doseInWords = /\d\s?(?:mg|mcg|g|units?|mEq|mmol)(?:\/kg)?(?:\/min|\/hr)?(?![/\w])/;
const routeInWords = /\b(?:IV|IO|IM|nasal)\b/i;
const perKilogramDose = /\d (?:mg|mcg|g|mL|units?)\/kg(?!\/)/;
const maximumInWords = /\bmaximum\b[^.;]*?\d+(?:\.\d+)?\s?(?:mg|mcg|g|mL)\b/i;

const wholeDoses: Rule = {
  number: 7,
  title: 'Every dose has its route and its people, and a pediatric dose per kilogram its maximum',
  problems: ({ data, read: pieces }) => [
    ...Object.entries(data.values)
      .filter(([, value]) => doseUnits.includes(value.unit))
      .flatMap(([id, value]) => [
        ...(isDrugRoute(value.route)
          ? []
          : [`The dose ${id} has no route by which a drug is given, but "${value.route}".`]),
        ...(value.population === 'All ages' ? [`The dose ${id} does not say for whom it is.`] : []),
      ]),
    ...pieces.flatMap((piece) => [
      ...problemsOfFigures(data, piece),
      ...problemsOfDose(piece),
      ...problemsOfMaximum(piece),
    ]),
  ],
};

/** Rows and cells print people and route below each figure. */
function problemsOfFigures(data: ClinicalData, piece: Piece): readonly string[] {
  if (piece.kind !== 'row' && piece.kind !== 'cell') return [];
  return piece.figures
    .filter((figure) => !(piece.form === 'sheet' && figure !== piece.figures[0]))
    .flatMap(({ valueIds, people }) =>
      valueIds
        .filter((id) => doseUnits.includes(data.values[id]?.unit ?? ''))
        .flatMap((id) => [
          ...(routeInWords.test(people) ? [] : [`${whereIs(piece)} shows the dose ${id} without its route.`]),
          ...(/adult|infant|child/i.test(people)
            ? []
            : [`${whereIs(piece)} shows the dose ${id} without its people.`]),
        ]),
    );
}

/** Steps, entries and sentences say the route in their words, or below them. */
function problemsOfDose(piece: Piece): readonly string[] {
  if (piece.kind === 'row' || piece.kind === 'cell') return [];
  if (!doseInWords.test(piece.text) || routeInWords.test(piece.text)) return [];
  // A step prints no line of people and route.
  if (piece.kind !== 'node' && piece.figures.some(({ people }) => routeInWords.test(people))) return [];
  return [`${whereIs(piece)} gives a dose without its route.`];
}

function problemsOfMaximum(piece: Piece): readonly string[] {
  if (!isPediatric(piece) || !perKilogramDose.test(piece.text)) return [];
  // A step can hold several drugs: each sentence, and each drug after an "or", has its own maximum.
  const parts =
    piece.kind === 'node'
      ? sentencesOf(piece.text).flatMap((sentence) => sentence.split(/\)\s*or\s/))
      : [piece.text.replace(/\n/g, ' ')];
  return parts
    .filter(
      (part) =>
        perKilogramDose.test(part) &&
        !/\blidocaine\b/i.test(`${piece.kind === 'node' ? '' : piece.label} ${part}`),
    )
    .filter((part) => !maximumInWords.test(part))
    .map((part) => `${whereIs(piece)} gives a dose per kilogram without its maximum: "${part}".`);
}

const energy = /\d J\b/;
const rhythm = /\b(?:narrow|wide|fibrillation|flutter|VF|VT|SVT|monomorphic|polymorphic|shockable)\b/i;

const energies: Rule = {
  number: 19,
  title: 'Every energy has its rhythm; pediatric energies are per kilogram and adult ones are not',
  problems: ({ data, read: pieces }) => [
    ...Object.entries(data.values).flatMap(([id, value]) => [
      ...(value.unit === 'J' && value.population !== 'Adult'
        ? [`The energy ${id} is for "${value.population}" and not per kilogram.`]
        : []),
      ...(value.unit === 'J/kg' && value.population !== 'Infant and child'
        ? [`The energy ${id} is per kilogram and for "${value.population}".`]
        : []),
    ]),
    ...pieces
      .filter((piece) => energy.test(piece.text) || piece.notes.some(({ words }) => energy.test(words)))
      .flatMap((piece) => {
        const known = rhythm.test(piece.label) || rhythm.test(situationOf(data, piece));
        const parts = piece.text.split(/[.;]\s|\n/).filter((part) => energy.test(part));
        const silent = known ? [] : parts.filter((part) => !rhythm.test(part));
        const perKg = parts.some((part) => /\d J\/kg/.test(part));
        const flat = parts.some((part) => /\d J(?!\/)/.test(part));
        return [
          ...silent.map((part) => `${whereIs(piece)} gives an energy without its rhythm: "${part}".`),
          ...(isPediatric(piece) && flat
            ? [`${whereIs(piece)} is for infants and children and gives an energy that is not per kilogram.`]
            : []),
          ...(!isPediatric(piece) && perKg
            ? [`${whereIs(piece)} is for adults and gives an energy per kilogram.`]
            : []),
          ...piece.notes
            .filter(({ words }) => energy.test(words) && !rhythm.test(words))
            .map(({ id }) => `${whereIs(piece)}: note ${id} gives an energy without its rhythm.`),
        ];
      }),
  ],
};

export const doseRules = { fourUses, twoUnits, wholeDoses, energies };
