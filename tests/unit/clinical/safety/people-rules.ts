import { valueIdsOf, whereIs } from '@/scripts/check/clinical/piece';
import type { ClinicalData } from '@/scripts/check/clinical/clinical-data';
import { declaredBeside, declaredOf, everyAge, everyone, groupsOf, isPediatric } from './people';
import { type Rule, valuesOf, when } from './rule';
import { sentencesOf } from './phrases';

/** Documents about adults only whose titles do not mention it. */
const adultDocuments = ['cardioversionSheet2025', 'pcacSheet2025', 'part11of2025', 'af2023', 'brady2018'];

function isAdultDocument(data: ClinicalData, cite: string): boolean {
  const id = data.cites[cite]?.document ?? null;
  if (id === null) return false;
  const title = data.documents[id]?.title ?? '';
  return adultDocuments.includes(id) || (/\bAdult\b/.test(title) && !/\bPediatric\b/.test(title));
}

export const ownSources: Rule = {
  number: 3,
  title: 'No figure for children or infants cites only documents about adults',
  problems: ({ data }) =>
    valuesOf(data)
      .filter(({ population }) => !groupsOf[population].includes('adult'))
      .filter(({ source }) => source.every((cite) => isAdultDocument(data, cite)))
      .map(({ id, population }) => `The value ${id} (${population}) cites documents about adults only.`),
};

export const labels: Rule = {
  number: 4,
  title: 'The label or title above a figure names the population of the figure',
  problems: ({ data, pieces }) =>
    pieces.flatMap((piece) => [
      ...valueIdsOf(piece).flatMap((id) => {
        const population = data.values[id]?.population ?? 'All ages';
        const groups = groupsOf[population];
        const beside = declaredBeside(piece, id);
        const named = (piece.kind === 'row' ? declaredOf(piece) : null) ?? beside;
        // A sentence about both adults and children needs no label, because the figure holds for either.
        const isForBoth = groups.includes('adult') && groups.includes('child');
        const shown = `${whereIs(piece)} shows ${id}, which is for "${population}",`;
        if (named === null) return when(!isForBoth, `${shown} and nothing says whom it is for.`);
        // A row may cover more people than its figure if the figure's own people are named right beside it.
        const isWithin = [named, beside].some(
          (some) => some?.every((group) => groups.includes(group)) === true,
        );
        return when(!isWithin, `${shown} and is itself for ${named.join(' and ')}.`);
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

/** Over-the-counter naloxone: its package gives one dose for every age (AAP). */
const naloxoneForAll = 'naloxoneAgain';

export const allAges: Rule = {
  number: 15,
  title:
    'No depth, rate, ratio, breath, pressure, limit, thrust or drug is for "All ages", except over-the-counter naloxone',
  problems: ({ data, pieces }) => [
    ...valuesOf(data)
      // The same at every age: how to reach the emergency number and Poison Control.
      .filter(({ population, route }) => population === 'All ages' && route !== 'Spoken')
      .filter(({ id }) => id !== naloxoneForAll)
      .map(({ id, label }) => `The value ${id} (${label}) is for "All ages".`),
    ...pieces
      .filter((piece) => valueIdsOf(piece).join() !== naloxoneForAll)
      .filter(
        ({ label, text, people, headings }) =>
          [label, people].some((sentence) => everyone.test(sentence)) ||
          headings.slice(2).some((sentence) => everyAge.test(sentence)) ||
          sentencesOf(text).some(
            (sentence) => everyAge.test(sentence) && notForEveryone.test(`${label} ${sentence}`),
          ),
      )
      .filter(({ label, text }) => notForEveryone.test(`${label} ${text}`))
      .map((piece) => `${whereIs(piece)} says "All ages" of "${piece.text.slice(0, 60)}".`),
  ],
};
