import { stepsAfter } from '@/lib/clinical/decision-tree';
import type { ClinicalData, PlacedTree } from '@/scripts/check/clinical/clinical-data';
import { type Rule, when } from './rule';
import { nodeText, stepsOf } from './tree-walk';
import { affirms } from './phrases';

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

const nextStep =
  /\b(?:keep|record|look|get|treat|go|begin|start|stay|monitor|hand|raise|consider|continue|call|observe|support|find|search|check|cardiovert|shock again)\b/i;

export const twoWays: Rule = {
  // Types already ensure that a question has one YES and one NO, and that only an end has no edge.
  number: 20,
  title: 'The answers of a question lead to different steps, and every end says what to do next',
  problems: ({ data }) =>
    stepsOf(data).flatMap(({ tree, id, node, text }) => [
      ...when(
        node.type === 'question' && JSON.stringify(node.yes) === JSON.stringify(node.no),
        `${tree.id}: both answers of ${id} lead to the same step.`,
      ),
      ...when(node.type === 'end' && !affirms(text, nextStep), `${tree.id}: ${id} ends without a next step.`),
    ]),
};

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

export const questionsAsk: Rule = {
  number: 25,
  title: 'Questions, and only questions, end in a question mark',
  problems: ({ data }) =>
    stepsOf(data)
      .filter(({ node: { type, text } }) => (type === 'question' ? !text.includes('?') : text.endsWith('?')))
      .map(
        ({ tree, id, node }) =>
          `${tree.id}: step ${id} is of the kind "${node.type}" and is not worded as one.`,
      ),
};
