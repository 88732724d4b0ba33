import { notes } from '@/content/clinical/notes';
import { treePages, trees, type TreeId } from '@/content/clinical/trees';
import { values } from '@/content/clinical/values';
import { plainText, rowOf } from '@/lib/clinical/clinical-value';
import { type DecisionTree, edgesFrom, nodeOf, sayOf, stepNumber } from '@/lib/clinical/decision-tree';
import type { WalkStep, WalkTree } from '@/lib/clinical/step-through';
import { clinicalTables } from './clinical-tables-data';
import { noteIdsOf } from '@/components/clinical/guideline-notes';
import { rowHref } from '@/components/clinical/row-link';
import { nodeKind } from './tree-labels';

/** A decision tree as plain data for the step-through: values filled in, with the notes of each step beside it. */
export function walkTree(treeId: TreeId): WalkTree {
  const tree: DecisionTree = trees[treeId];
  const toStep = (id: string): WalkStep => {
    const node = nodeOf(tree, id);
    const say = sayOf(node.text);
    return {
      id,
      number: stepNumber(tree, id),
      kind: nodeKind(node.type, tree.population),
      action: plainText(say.action, values),
      details: say.details === null ? null : plainText(say.details, values),
      notes: noteIdsOf([node.text]).map((note) => ({
        id: note,
        subject: notes[note].subject,
        text: notes[note].text,
      })),
      see: (node.see ?? []).map((rowId) => ({
        label: rowOf(clinicalTables.rows, rowId).label,
        href: rowHref(rowId, treePages[treeId]),
      })),
      ways: edgesFrom(tree, id).map(({ label, to, isLoop }) => ({ label, to, isLoop })),
    };
  };
  const rest = Object.keys(tree.nodes).filter((id) => id !== tree.start);
  return { id: tree.id, title: tree.title, steps: [toStep(tree.start), ...rest.map(toStep)] };
}
