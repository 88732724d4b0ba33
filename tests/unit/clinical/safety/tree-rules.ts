import type { ClinicalData, PlacedTree } from '@/scripts/check/clinical/clinical-data';
import { affirms } from './phrases';
import { type Rule, when } from './rule';
import { nodeText, stepsAfter, stepsOf } from './tree-walk';

/** The rows of drugs that some step excludes. */
function drugRows(data: ClinicalData): readonly string[] {
  return [...new Set(stepsOf(data).flatMap(({ node }) => node.excludes ?? []))];
}

/** The name of a row's drug as a step may word it: "Beta blockers" also in the singular. */
function nameOf(data: ClinicalData, row: string): RegExp {
  return new RegExp((data.rows[row]?.label ?? row).replace(/s$/, ''), 'i');
}

/** The drugs that a step's text names, by their rows. */
function namedIn(data: ClinicalData, text: string): readonly string[] {
  return drugRows(data).filter((row) => nameOf(data, row).test(text));
}

/** What a step offers: the drugs that it names without excluding them, and those that it links to. */
function offeredAt(data: ClinicalData, tree: PlacedTree, id: string): readonly string[] {
  const { see = [], excludes = [] } = tree.nodes[id] ?? {};
  const led = see.filter((row) => drugRows(data).includes(row));
  const named = namedIn(data, nodeText(data, tree, id)).filter((row) => !excludes.includes(row));
  return [...new Set([...led, ...named])];
}

/** True for a tree on the page with the doses: some of its steps link to rows of drugs. */
function leadsToDrugs(data: ClinicalData, tree: PlacedTree): boolean {
  const drugs = drugRows(data);
  return Object.values(tree.nodes).some(({ see = [] }) => see.some((row) => drugs.includes(row)));
}

export const excludedStaysExcluded: Rule = {
  number: 22,
  title: 'After a step that excludes a drug, no step or link offers it',
  problems: ({ data }) =>
    stepsOf(data).flatMap(({ tree, id, node: { see = [], excludes = [] }, text }) => {
      const step = `${tree.id}: step ${id}`;
      const undecided = namedIn(data, text).filter((row) => ![...see, ...excludes].includes(row));
      return [
        ...excludes.flatMap((row) => [
          ...when(see.includes(row), `${step} both excludes ${row} and leads to it.`),
          ...when(affirms(text, nameOf(data, row)), `${step} excludes ${row}, and its words offer it.`),
        ]),
        ...stepsAfter(tree, id).flatMap((after) =>
          offeredAt(data, tree, after)
            .filter((row) => excludes.includes(row))
            .map(
              (row) => `${step} excludes ${row}, and a walk from there comes to ${after}, which offers it.`,
            ),
        ),
        ...(leadsToDrugs(data, tree) ? undecided : []).map(
          (row) => `${step} names ${row} and neither leads to its dose nor excludes it.`,
        ),
      ];
    }),
};
