import { type DecisionTree, stepsAfter } from '@/lib/clinical/decision-tree';
import type { ClinicalData, PlacedTree } from '@/scripts/check/clinical/clinical-data';
import type { Rule } from './rule';
import { nodeText, treesOf } from './tree-walk';

/** The rows of drugs: those that some step excludes. */
function drugRows(data: ClinicalData): readonly string[] {
  const nodes = treesOf(data).flatMap((tree) => Object.values(tree.nodes));
  return [...new Set(nodes.flatMap(({ excludes }) => excludes ?? []))];
}

/** The drugs that the words of a step name, by their rows. */
function namedIn(data: ClinicalData, tree: DecisionTree, id: string): readonly string[] {
  const text = nodeText(data, tree, id).toLowerCase();
  return drugRows(data).filter((row) =>
    text.includes((data.rows[row]?.label ?? row).toLowerCase().replace(/s$/, '')),
  );
}

/** What a step offers: the drugs that it names and does not exclude, and those that it leads to. */
function offeredAt(data: ClinicalData, tree: DecisionTree, id: string): readonly string[] {
  const { see = [], excludes = [] } = tree.nodes[id] ?? {};
  const led = see.filter((row) => drugRows(data).includes(row));
  return [...new Set([...led, ...namedIn(data, tree, id).filter((row) => !excludes.includes(row))])];
}

const excludedDrugs: Rule = {
  number: 22,
  title: 'No walk from a step that excludes a drug comes to a step or a link that offers it',
  problems: ({ data }) =>
    treesOf(data).flatMap((tree) =>
      Object.entries(tree.nodes).flatMap(([id, { see = [], excludes = [] }]) => [
        ...excludes
          .filter((row) => see.includes(row))
          .map((row) => `${tree.id}: step ${id} both excludes ${row} and leads to it.`),
        ...stepsAfter(tree, id).flatMap((after) =>
          offeredAt(data, tree, after)
            .filter((row) => excludes.includes(row))
            .map(
              (row) =>
                `${tree.id}: ${id} excludes ${row}, and a walk from there comes to ${after}, which offers it.`,
            ),
        ),
        ...undecidedAt(data, tree, id).map(
          (row) => `${tree.id}: step ${id} names ${row} and neither leads to its dose nor excludes it.`,
        ),
      ]),
    ),
};

/** On the page that has the doses, a step that names a drug leads to its row, or excludes it. */
function undecidedAt(data: ClinicalData, tree: PlacedTree, id: string): readonly string[] {
  const { see = [], excludes = [] } = tree.nodes[id] ?? {};
  const drugs = drugRows(data);
  const hasRows = Object.values(tree.nodes).some((node) => node.see?.some((row) => drugs.includes(row)));
  return hasRows
    ? namedIn(data, tree, id).filter((row) => !see.includes(row) && !excludes.includes(row))
    : [];
}

export const pathRules = { excludedDrugs };
