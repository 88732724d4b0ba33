import { treeLabels } from '@/content/clinical/page-labels';
import type { DecisionTree, TreeNode } from '@/lib/clinical/decision-tree';

/** The line above the words of a step: what kind of step it is, and for whom. */
export function nodeKind(type: TreeNode['type'], population: DecisionTree['population']): string {
  return `${treeLabels.kinds[type]}, ${treeLabels.people[population]}`;
}
