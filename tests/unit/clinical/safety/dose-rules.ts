import { isDrugRoute } from '@/lib/clinical/clinical-value';
import type { ClinicalData } from '@/scripts/check/clinical/clinical-data';
import { valueIdsOf, whereIs } from '@/scripts/check/clinical/piece';
import { groupsOf, isPediatric } from './people';
import { type Rule, valuesOf, when } from './rule';
import { situationOf } from './tree-walk';

const epinephrine = /\b(?:epinephrine|adrenalin\w*|epi(?:pen)?)\b/i;

const doseUnits = ['mg', 'mg/kg', 'mg/min', 'mg/hr', 'mcg/min', 'mcg/kg/min', 'mL', 'mL/kg'];

function isDose(data: ClinicalData, id: string): boolean {
  return doseUnits.includes(data.values[id]?.unit ?? '');
}

/** The drug of a dose is the first word of its label. */
function drugOf(label: string): string {
  return /^[A-Za-z]+/.exec(label)?.[0].toLowerCase() ?? '';
}

export const ownDrug: Rule = {
  number: 6,
  title: 'Every dose comes after the name of its own drug, and mcg/min and mcg/kg/min share no row',
  problems: ({ data, pieces }) => {
    const doses = valuesOf(data).filter(({ id }) => isDose(data, id));
    const any = new RegExp(`\\b(?:${doses.map(({ label }) => drugOf(label)).join('|')})\\b`, 'gi');
    const last = (text: string) => [...text.matchAll(any)].at(-1)?.[0].toLowerCase();
    return [
      ...doses
        .filter(({ label, unit }) => (unit === 'mcg/min' ? /^dopamine/i : epinephrine).test(label))
        .filter(({ unit }) => unit === 'mcg/min' || unit === 'mcg/kg/min')
        .map(({ id, unit }) => `The value ${id} has the unit of the other infusion, ${unit}.`),
      ...pieces.flatMap((piece) => {
        const units = valueIdsOf(piece).map((id) => data.values[id]?.unit);
        const isOneDose = piece.kind !== 'node' && piece.kind !== 'text';
        return [
          ...when(
            isOneDose && units.includes('mcg/min') && units.includes('mcg/kg/min'),
            `${whereIs(piece)} has a dose per minute and a dose per kilogram per minute.`,
          ),
          ...valueIdsOf(piece)
            .filter((id) => isDose(data, id))
            .flatMap((id) => {
              const drug = drugOf(data.values[id]?.label ?? '');
              const named = last(piece.marked.slice(0, piece.marked.indexOf(`{${id}}`))) ?? last(piece.label);
              const sentence = `${whereIs(piece)} shows the ${drug} dose ${id} behind ${named ?? 'no drug'}.`;
              return when(named !== drug, sentence);
            }),
        ];
      }),
    ];
  },
};

export const wholeDoses: Rule = {
  number: 7,
  title: 'Every dose has its route and population, and a pediatric dose per kilogram its maximum',
  problems: ({ data, pieces }) => [
    ...valuesOf(data)
      .filter(({ id }) => isDose(data, id))
      .flatMap(({ id, route, population, unit, label, maximum }) => {
        const needsMaximum = unit === 'mg/kg' && !groupsOf[population].includes('adult');
        const isUnlimited = maximum === undefined && !/^lidocaine/i.test(label);
        return [
          ...when(!isDrugRoute(route), `The dose ${id} has "${route}", which is not a route for drugs.`),
          ...when(population === 'All ages', `The dose ${id} does not say whom it is for.`),
          ...when(needsMaximum && isUnlimited, `The dose ${id} names no maximum.`),
        ];
      }),
    ...pieces.flatMap((piece) => {
      const shown = valueIdsOf(piece);
      const hasDose = shown.some((id) => isDose(data, id));
      return [
        // Rows print population and route below each figure; a step has only its sentence.
        ...when(
          piece.kind === 'node' && hasDose && !/\b(?:IV|IO|nasal)\b/i.test(piece.text),
          `${whereIs(piece)} gives a dose without its route.`,
        ),
        ...shown
          .filter((id) => !shown.includes(data.values[id]?.maximum ?? id))
          .map((id) => `${whereIs(piece)} gives the dose ${id} without its maximum.`),
      ];
    }),
  ],
};

const energy = /\d J\b/;
const rhythm = /\b(?:narrow|wide|fibrillation|flutter|VF|VT|SVT|monomorphic|polymorphic|shockable)\b/i;

export const energies: Rule = {
  number: 19,
  title: 'Every energy has its rhythm; pediatric energies are per kilogram and adult ones are not',
  problems: ({ data, pieces }) => [
    ...valuesOf(data)
      .filter(({ unit }) => unit === 'J' || unit === 'J/kg')
      .filter(({ unit, population }) => population !== (unit === 'J' ? 'Adult' : 'Infant and child'))
      .map(({ id, unit, population }) => `The energy ${id} is in ${unit} and for "${population}".`),
    ...pieces.flatMap((piece) => {
      const isKnown = rhythm.test(`${piece.label} ${situationOf(data, piece)}`);
      const parts = piece.text.split(/[.;]\s|\n/).filter((part) => energy.test(part));
      return parts.flatMap((part) => {
        const isOthers = isPediatric(piece) !== /\d J\/kg/.test(part);
        const energyOf = `${whereIs(piece)} gives "${part}", an energy`;
        return [
          ...when(!isKnown && !rhythm.test(part), `${energyOf} without its rhythm.`),
          ...when(isOthers, `${energyOf} of other people.`),
        ];
      });
    }),
    ...Object.entries(data.notes)
      .filter(([, { subject, text }]) => energy.test(text) && !rhythm.test(`${subject} ${text}`))
      .map(([id]) => `Note ${id} gives an energy without its rhythm.`),
  ],
};

export const volumes: Rule = {
  number: 24,
  title:
    'A dose by weight whose strength is fixed, and its maximum, have their volumes: the dose divided by the strength',
  problems: ({ data, pieces }) => [
    ...valuesOf(data)
      .filter(({ unit }) => unit === 'mg/mL')
      .filter(({ id }) => !Object.values(data.values).some(({ solution }) => solution?.strength === id))
      .map(({ id }) => `The strength ${id} belongs to no dose.`),
    ...valuesOf(data).flatMap(({ id, maximum = '', solution }) => {
      if (solution === undefined) return [];
      const { strength, volume, maximumVolume } = solution;
      const figure = (name: string) => Number(data.values[name]?.value);
      const isRight = (dose: string, itsVolume: string) =>
        Math.abs(figure(dose) / figure(strength) - figure(itsVolume)) < 1e-9;
      const isWrong = !isRight(id, volume) || !isRight(maximum, maximumVolume);
      return when(isWrong, `A volume of ${id} or its maximum is not the dose divided by the strength.`);
    }),
    ...pieces.flatMap((piece) => {
      const shown = valueIdsOf(piece);
      return shown.flatMap((id) =>
        Object.values(data.values[id]?.solution ?? {})
          .filter((name) => !shown.includes(name))
          .map((name) => `${whereIs(piece)} shows the dose ${id} without ${name}.`),
      );
    }),
  ],
};

const measured =
  /\d\s?(?:mg|mcg|g|mL|units?|mEq|mmol|J|mA|mmHg|%|bpm|inches|seconds?|minutes?|hours?|back blows|\w+ thrusts)(?![\w-])|\d\/(?:min|kg)\b/;

export const valuesOnly: Rule = {
  number: 26,
  title: 'No statement has a figure typed into its text instead of a value',
  problems: ({ pieces }) =>
    pieces
      .map((piece) => ({ piece, text: piece.marked.replace(/\{\w+\}/g, ' ') }))
      .filter(({ text }) => measured.test(text))
      .map(
        ({ piece, text }) => `${whereIs(piece)} has a figure that is not a value: "${text.slice(0, 90)}".`,
      ),
};
