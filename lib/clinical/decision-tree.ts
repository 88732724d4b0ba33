import type { ClinicalText, Population } from './clinical-value';

/** The answer or arrow that leads from one node to another. */
export type EdgeLabel = 'yes' | 'no' | 'next';

/** An edge to another node; `{ backTo }` marks a loop, so that every other edge leads forward. */
export type Target<Id extends string> = Id | { readonly backTo: Id };

/**
 * The content of a node. Its guideline notes are those of the values in its text, so a note cannot be lost or printed
 * without its value. `see` lists the rows (of dose tables, pathways, lists) for what the text only names; `excludes`
 * lists the rows of contraindicated drugs, which no later step may offer.
 */
type NodeText<RowId extends string> = {
  readonly text: ClinicalText;
  /** A shorter form for the sheet, which has the doses in boxes beside the tree. */
  readonly onSheet?: ClinicalText;
  readonly see?: readonly RowId[];
  readonly excludes?: readonly RowId[];
  /** Still to be confirmed by the clinical reviewer. */
  readonly isOpen?: true;
};

/** One node. Types guarantee that a question has exactly one yes and one no, and that an end has no successor. */
export type TreeNode<Id extends string = string, RowId extends string = string> = NodeText<RowId> &
  (
    | { readonly type: 'start' | 'action'; readonly next: Target<Id> }
    | { readonly type: 'question'; readonly yes: Target<Id>; readonly no: Target<Id> }
    | { readonly type: 'end' }
  );

export type DecisionTree<Id extends string = string, RowId extends string = string> = {
  readonly id: string;
  readonly title: string;
  readonly start: Id;
  /** The population of every figure in the tree, printed at each node. */
  readonly population: Extract<Population, 'Adult' | 'Infant and child'>;
  /** In step order: the first is step 1. */
  readonly nodes: { readonly [I in Id]: TreeNode<Id, RowId> };
};

/** Declares a tree. An edge to a node that does not exist is a compile error. */
export function defineTree<Id extends string, RowId extends string = never>(tree: {
  readonly id: string;
  readonly title: string;
  readonly start: NoInfer<Id>;
  readonly population: DecisionTree['population'];
  readonly nodes: { readonly [I in Id]: TreeNode<NoInfer<Id>, RowId> };
}): DecisionTree<Id, RowId> {
  return tree;
}

export type Edge = {
  readonly from: string;
  readonly to: string;
  readonly label: EdgeLabel;
  readonly isLoop: boolean;
};

/** The text of a step on its sheet. */
export function sheetTextOf({ text, onSheet = text }: TreeNode): ClinicalText {
  return onSheet;
}

/** The node called `id`. @throws when there is none (types prevent it). */
export function nodeOf(tree: DecisionTree, id: string): TreeNode {
  const node = tree.nodes[id];
  if (node === undefined) throw new Error(`The tree "${tree.id}" has no node "${id}".`);
  return node;
}

/**
 * The headline of a step, and its details: the first sentence of its text, at most 12 words, and the rest. A sentence
 * ends with a period or question mark followed by a space.
 */
export function sayOf(text: ClinicalText): {
  readonly action: ClinicalText;
  readonly details: ClinicalText | null;
} {
  const [, action = text, details] = /^(.+?[.?]) (.+)$/.exec(text) ?? [];
  return { action: action as ClinicalText, details: (details as ClinicalText | undefined) ?? null };
}

/** The edges from a node: none from an end, one from a start or action, yes then no from a question. */
export function edgesFrom(tree: DecisionTree, id: string): readonly Edge[] {
  const node = nodeOf(tree, id);
  const edge = (label: EdgeLabel, target: Target<string>): Edge =>
    typeof target === 'string'
      ? { from: id, to: target, label, isLoop: false }
      : { from: id, to: target.backTo, label, isLoop: true };
  if (node.type === 'end') return [];
  if (node.type === 'question') return [edge('yes', node.yes), edge('no', node.no)];
  return [edge('next', node.next)];
}

/** Every edge of the tree, in the order of the steps. */
export function edgesOf(tree: DecisionTree): readonly Edge[] {
  return Object.keys(tree.nodes).flatMap((id) => edgesFrom(tree, id));
}

/** The number of a step in the text list, drawing and step-through; the first node is 1. */
export function stepNumber(tree: DecisionTree, id: string): number {
  nodeOf(tree, id);
  return Object.keys(tree.nodes).indexOf(id) + 1;
}
