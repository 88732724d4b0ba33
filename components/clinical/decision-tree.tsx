import { StepThrough } from '@/components/islands/step-through';
import { IslandHost } from '@/components/ui/island-host';
import { review } from '@/content/clinical/review';
import { trees, type TreeId } from '@/content/clinical/trees';
import { type DecisionTree as Tree, nodeOf } from '@/lib/decision-tree';
import { GuidelineNotes, noteIdsOf } from './guideline-notes';
import { TreeDrawing } from './tree-drawing';
import { TreeList } from './tree-list';
import { walkTree } from './walk-tree';

/** A decision tree three ways from the same data: drawing, one question at a time, and the whole list in words. */
export function DecisionTree({ tree: treeId, isUnderTitle }: { tree: TreeId; /** A title of the third level stands above. */ isUnderTitle: boolean }) {
  const tree: Tree = trees[treeId];
  const texts = Object.keys(tree.nodes).map((id) => nodeOf(tree, id).text);
  const island = `step-through-${tree.id}`;
  const Heading = isUnderTitle ? 'h4' : 'h3';
  return (
    <div>
      <TreeDrawing tree={treeId} />
      <GuidelineNotes ids={noteIdsOf(texts, trees[treeId].notes)} className="mt-5 lg:grid-cols-2" />
      <div id={island} className="mt-10 print:hidden">
        <Heading className="mb-3 text-title-sm">Step through, one question at a time</Heading>
        <IslandHost name={island} wake="near">
          <StepThrough name={island} tree={walkTree(treeId)} noteLabel={review.noteLabel} anchor={island} />
        </IslandHost>
      </div>
      <Heading className="mb-3 mt-10 text-title-sm print:mt-3">All steps in words</Heading>
      <TreeList tree={treeId} />
    </div>
  );
}
