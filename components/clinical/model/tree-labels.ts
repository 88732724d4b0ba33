import { treeLabels } from '@/content/clinical/page-labels';
import type { DecisionTree, TreeNode } from '@/lib/clinical/decision-tree';

/** The line above the text of a step: the kind of step and its people. */
export function nodeKind(type: TreeNode['type'], population: DecisionTree['population']): string {
  return `${treeLabels.kinds[type]}, ${treeLabels.people[population]}`;
}
