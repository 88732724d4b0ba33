import { valueIdsOf, whereIs } from '@/scripts/check/clinical/piece';
import type { ClinicalData } from '@/scripts/check/clinical/clinical-data';
import { declaredBeside, declaredOf, everyAge, everyone, groupsOf, isPediatric } from './people';
import type { Rule } from './rule';
import { sentencesOf } from './words';

/** Documents about adults alone whose titles do not say so. */
const adultDocuments = ['cardioversionSheet2025', 'pcacSheet2025', 'part11of2025', 'af2023', 'brady2018'];

function isAdultDocument(data: ClinicalData, cite: string): boolean {
  const id = data.cites[cite]?.document ?? null;
  if (id === null) return false;
  const title = data.documents[id]?.title ?? '';
  return adultDocuments.includes(id) || (/\bAdult\b/.test(title) && !/\bPediatric\b/.test(title));
}

const ownSources: Rule = {
  number: 3,
  title: 'No figure for children or infants rests on documents about adults alone',
  problems: ({ data }) =>
    Object.entries(data.values)
      .filter(([, { population, source }]) => {
        const isForAdults = groupsOf(population).includes('adult');
        return !isForAdults && source.every((cite) => isAdultDocument(data, cite));
      })
      .map(([id, { population }]) => `The value ${id} (${population}) cites documents about adults only.`),
};

const labels: Rule = {
  number: 4,
  title: 'The label or title above a figure names the people that the figure is for',
  problems: ({ data, pieces }) =>
    pieces.flatMap((piece) => [
      ...valueIdsOf(piece).flatMap((id) => {
        const population = data.values[id]?.population ?? 'All ages';
        const groups = groupsOf(population);
        const beside = declaredBeside(piece, id);
        const named = (piece.kind === 'row' ? declaredOf(piece) : null) ?? beside;
        // A sentence on both adults and children needs no label: the figure holds for either.
        if (named === null)
          return groups.includes('adult') && groups.includes('child')
            ? []
            : [`${whereIs(piece)} shows ${id} (${population}), and nothing says for whom it is.`];
        // A row may be wider than its figure where the people of the figure stand right beside it.
        return [named, beside].some((some) => some?.every((group) => groups.includes(group)) === true)
          ? []
          : [`${whereIs(piece)} is for ${named.join(' and ')}, but its value ${id} is for "${population}".`];
      }),
      ...(isPediatric(piece) && /\bAdult\b(?! and)/.test(piece.people)
        ? valueIdsOf(piece)
            .filter((id) => declaredBeside(piece, id)?.includes('adult') !== true)
            .map((id) => `${whereIs(piece)} is for children or infants and says "Adult" of ${id}.`)
        : []),
    ]),
};

const notForEveryone =
  /\b(?:depth|deep|rate|ratio|breaths?|pressure|systolic|tachycardia|SVT|QRS|thrusts?|blows|dose|epinephrine|atropine|adenosine|amiodarone)\b/i;

const allAges: Rule = {
  number: 15,
  title: '"All ages" is on no depth, rate, ratio, breath, pressure, limit, thrust or drug',
  problems: ({ data, pieces }) => [
    ...Object.entries(data.values)
      // The same at every age: the way to the emergency number and to Poison Control.
      .filter(([, value]) => value.population === 'All ages' && value.route !== 'Spoken')
      .map(([id, value]) => `The value ${id} (${value.label}) is for "All ages".`),
    ...pieces
      .filter(
        ({ label, text, people, headings }) =>
          [label, people].some((words) => everyone.test(words)) ||
          headings.slice(2).some((words) => everyAge.test(words)) ||
          sentencesOf(text).some((words) => everyAge.test(words) && notForEveryone.test(`${label} ${words}`)),
      )
      .filter(({ label, text }) => notForEveryone.test(`${label} ${text}`))
      .map((piece) => `${whereIs(piece)} says "All ages" of "${piece.text.slice(0, 60)}".`),
  ],
};

export const peopleRules: readonly Rule[] = [ownSources, labels, allAges];
