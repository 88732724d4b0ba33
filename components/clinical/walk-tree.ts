import { notes } from '@/content/clinical/notes';
import { trees, type TreeId } from '@/content/clinical/trees';
import { values } from '@/content/clinical/values';
import { plainText } from '@/lib/clinical';
import { type DecisionTree, edgesFrom, nodeOf, stepNumber } from '@/lib/decision-tree';
import type { WalkStep, WalkTree } from '@/lib/step-through';
import { noteIdsOf } from './guideline-notes';

/** A decision tree as plain data for the step-through: values filled in, the notes of each step beside it. */
export function walkTree(treeId: TreeId): WalkTree {
  const tree: DecisionTree = trees[treeId];
  const toStep = (id: string): WalkStep => {
    const node = nodeOf(tree, id);
    return {
      id,
      number: stepNumber(tree, id),
      kind: node.type,
      text: plainText(node.text, values),
      notes: noteIdsOf([node.text]).map((note) => ({ id: note, text: notes[note].text })),
      ways: edgesFrom(tree, id).map(({ label, to, isLoop }) => ({ label, to, isLoop })),
    };
  };
  const rest = Object.keys(tree.nodes).filter((id) => id !== tree.start);
  return { id: tree.id, title: tree.title, steps: [toStep(tree.start), ...rest.map(toStep)] };
}
