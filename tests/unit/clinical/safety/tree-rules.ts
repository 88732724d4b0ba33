import { type DecisionTree, stepsAfter } from '@/lib/clinical/decision-tree';
import type { ClinicalData, PlacedTree } from '@/scripts/check/clinical/clinical-data';
import type { Rule } from './rule';
import { nodeText, treesOf } from './tree-walk';
import { affirms } from './words';

/** The rows of drugs: those that some step excludes. */
function drugRows(data: ClinicalData): readonly string[] {
  const nodes = treesOf(data).flatMap((tree) => Object.values(tree.nodes));
  return [...new Set(nodes.flatMap(({ excludes }) => excludes ?? []))];
}

/** The name of the drug of a row, as a step may word it: "Beta blockers" also as one of them. */
function nameOf(data: ClinicalData, row: string): RegExp {
  return new RegExp((data.rows[row]?.label ?? row).replace(/s$/, ''), 'i');
}

/** The drugs that the words of a step name, by their rows. */
function namedIn(data: ClinicalData, tree: DecisionTree, id: string): readonly string[] {
  return drugRows(data).filter((row) => nameOf(data, row).test(nodeText(data, tree, id)));
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
        ...excludes
          .filter((row) => affirms(nodeText(data, tree, id), nameOf(data, row)))
          .map((row) => `${tree.id}: step ${id} excludes ${row}, and its words offer it.`),
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

const nextStep =
  /\b(?:keep|record|look|get|treat|go|begin|start|stay|monitor|hand|raise|consider|continue|call|observe|support|find|search|check|cardiovert|shock again)\b/i;

/** That a question has one YES and one NO, and that nothing but an end leads nowhere, is held by types. */
const wholeSteps: Rule = {
  number: 20,
  title: 'The two answers of a question lead to two steps, and every end says what to do next',
  problems: ({ data }) =>
    treesOf(data).flatMap((tree) =>
      Object.entries(tree.nodes).flatMap(([id, node]) => [
        ...(node.type === 'question' && JSON.stringify(node.yes) === JSON.stringify(node.no)
          ? [`${tree.id}: both answers of ${id} lead to the same step.`]
          : []),
        ...(node.type === 'end' && !affirms(nodeText(data, tree, id), nextStep)
          ? [`${tree.id}: ${id} ends without a next step.`]
          : []),
      ]),
    ),
};

const questions: Rule = {
  number: 25,
  title: 'A question asks, and no start or action ends in a question mark',
  problems: ({ data }) =>
    treesOf(data).flatMap((tree) =>
      Object.entries(tree.nodes)
        .filter(([, { type, text }]) => (type === 'question' ? !text.includes('?') : text.endsWith('?')))
        .map(([id, { type }]) => `${tree.id}: step ${id} is of the kind "${type}" and is not worded as one.`),
    ),
};

export const treeRules: readonly Rule[] = [wholeSteps, excludedDrugs, questions];
