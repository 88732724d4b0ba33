import { isDrugRoute } from '@/lib/clinical/clinical-value';
import type { ClinicalData } from '@/scripts/check/clinical/clinical-data';
import { valueIdsOf, whereIs } from '@/scripts/check/clinical/piece';
import { groupsOf, isPediatric } from './people';
import { type Rule, valuesOf, when } from './rule';
import { situationOf } from './tree-walk';

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
  title: 'Every dose is behind the name of its own drug',
  problems: ({ data, pieces }) => {
    const doses = valuesOf(data).filter(({ id }) => isDose(data, id));
    const any = new RegExp(`\\b(?:${doses.map(({ label }) => drugOf(label)).join('|')})\\b`, 'gi');
    const last = (text: string) => [...text.matchAll(any)].at(-1)?.[0].toLowerCase();
    return pieces.flatMap((piece) =>
      valueIdsOf(piece)
        .filter((id) => isDose(data, id))
        .flatMap((id) => {
          const drug = drugOf(data.values[id]?.label ?? '');
          const named = last(piece.marked.slice(0, piece.marked.indexOf(`{${id}}`))) ?? last(piece.label);
          const sentence = `${whereIs(piece)} shows the ${drug} dose ${id} behind ${named ?? 'no drug'}.`;
          return when(named !== drug, sentence);
        }),
    );
  },
};

export const wholeDoses: Rule = {
  number: 7,
  title: 'Every dose has its route, and a pediatric dose per kilogram its maximum',
  problems: ({ data, pieces }) => [
    ...valuesOf(data)
      .filter(({ id }) => isDose(data, id))
      .flatMap(({ id, route, population, unit, label, maximum }) => {
        const needsMaximum = unit === 'mg/kg' && !groupsOf[population].includes('adult');
        const isUnlimited = maximum === undefined && !/^lidocaine/i.test(label);
        return [
          ...when(!isDrugRoute(route), `The dose ${id} is given by no route of a drug, but "${route}".`),
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
  title: 'Every energy has its rhythm; beside children it is per kilogram, and beside adults it is not',
  problems: ({ data, pieces }) => [
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
