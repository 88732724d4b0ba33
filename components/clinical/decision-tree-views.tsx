import { treeLabels } from '@/content/clinical/page-labels';
import { interpolate } from '@/lib/text/interpolate';
import { StepThrough } from '@/components/islands/clinical/step-through';
import { Island } from '@/components/layout/island';
import { review } from '@/content/clinical/review';
import { stepThroughLabels } from '@/content/clinical/step-through';
import { trees, type TreeId } from '@/content/clinical/trees';
import type { DecisionTree } from '@/lib/clinical/decision-tree';
import { Fold } from '@/components/ui/fold';
import { TreeDrawing } from './tree-drawing';
import { TreeList } from './tree-list';
import { walkTree } from '@/components/clinical/model/walk-tree';

/**
 * A decision tree in three views of the same data: one question at a time, the drawing beside it on a wide screen,
 * and the whole list as text below, collapsed.
 */
export function DecisionTreeViews({
  tree: treeId,
  isUnderTitle,
}: {
  tree: TreeId;
  /** It comes below a level-3 title. */
  isUnderTitle: boolean;
}) {
  const tree: DecisionTree = trees[treeId];
  const island = `step-through-${tree.id}`;
  const Heading = isUnderTitle ? 'h4' : 'h3';
  return (
    <div>
      <div className="grid gap-2 lg:gap-4 lg:grid-cols-[minmax(0,25rem)_minmax(0,1fr)] print:block">
        <div id={island} className="scroll-mt-14 lg:scroll-mt-4 print:hidden">
          <Heading className="sr-only">{treeLabels.stepThrough}</Heading>
          <Island hydrate="interaction">
            <StepThrough
              name={island}
              tree={walkTree(treeId)}
              noteLabel={review.noteLabel}
              labels={stepThroughLabels}
              anchor={island}
            />
          </Island>
        </div>
        <TreeDrawing tree={treeId} />
      </div>
      <Fold
        title={
          <Heading className="text-base font-bold">
            {interpolate(treeLabels.allSteps, { count: Object.keys(tree.nodes).length })}
          </Heading>
        }
        className="mt-2 border-y border-line lg:mt-4"
      >
        <TreeList tree={treeId} />
      </Fold>
    </div>
  );
}
