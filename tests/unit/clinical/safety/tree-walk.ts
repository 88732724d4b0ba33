import { plainText } from '@/lib/clinical/clinical-value';
import { type DecisionTree, edgesFrom, edgesOf, nodeOf } from '@/lib/clinical/decision-tree';
import type { ClinicalData } from '@/scripts/check/clinical/clinical-data';
import type { Piece } from '@/scripts/check/clinical/piece';

/** Every step of every tree, with its text. */
export function stepsOf(data: ClinicalData) {
  return Object.values(data.trees).flatMap((tree) =>
    Object.entries(tree.nodes).map(([id, node]) => ({ tree, id, node, text: nodeText(data, tree, id) })),
  );
}

/** Every step reachable from a step, loops included; itself only if a loop leads back. */
export function stepsAfter(tree: DecisionTree, id: string): readonly string[] {
  const reached = new Set(edgesFrom(tree, id).map(({ to }) => to));
  // A set visits what is added to it meanwhile.
  for (const next of reached) for (const { to } of edgesFrom(tree, next)) reached.add(to);
  return [...reached];
}

/** The text of a step with its figures. */
export function nodeText(data: ClinicalData, tree: DecisionTree, id: string): string {
  return plainText(nodeOf(tree, id).text, data.values);
}

/**
 * What the questions directly before a step have established: "Wide QRS" and "irregular" for the NO of "Wide QRS: is
 * the rhythm regular?". Empty for a step that no question leads to directly, or that has several situations before
 * it.
 */
export function situationOf(data: ClinicalData, piece: Piece): string {
  const tree = Object.values(data.trees).find(({ id }) => id === piece.node?.tree);
  if (tree === undefined || piece.node === undefined || tree.nodes[piece.node.id] === undefined) return '';
  const ways = edgesOf(tree).filter((edge) => edge.to === piece.node?.id);
  const [way] = ways;
  if (way === undefined || ways.some(({ label }) => label !== way.label || label === 'next')) return '';
  const question = nodeText(data, tree, way.from);
  if (way.label === 'yes') return question;
  const given = /^([^:?]+):/.exec(question)?.[1] ?? '';
  return [given, ...(/\bregular\b/i.test(question) ? ['irregular'] : [])]
    .filter((text) => text !== '')
    .join('\n');
}
