import { trees, type TreeId } from '@/content/clinical/trees';
import { type DecisionTree as Tree, nodeOf } from '@/lib/decision-tree';
import { GuidelineNotes, noteIdsOf } from './guideline-notes';
import { TreeDrawing } from './tree-drawing';
import { TreeList } from './tree-list';

/** A decision tree as drawing and as text, with the notes of its values. */
export function DecisionTree({ tree: treeId }: { tree: TreeId }) {
  const tree: Tree = trees[treeId];
  const texts = Object.keys(tree.nodes).map((id) => nodeOf(tree, id).text);
  return (
    <div>
      <TreeDrawing tree={treeId} />
      <GuidelineNotes ids={noteIdsOf(texts, trees[treeId].notes)} className="mb-9 mt-5 lg:grid-cols-2" />
      <TreeList tree={treeId} />
    </div>
  );
}
