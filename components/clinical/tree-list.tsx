import { trees, type TreeId } from '@/content/clinical/trees';
import { type DecisionTree, type Edge, edgesFrom, nodeOf, stepNumber } from '@/lib/decision-tree';
import { ClinicalText } from './clinical-text';

const kindWords = { start: 'Start', question: 'Question', action: 'Do', end: 'End' } as const;
const answerWords = { yes: 'YES', no: 'NO', next: 'Then' } as const;

/** The anchor of a step in the text list. */
export function stepAnchor(tree: DecisionTree, nodeId: string): string {
  return `${tree.id}-${nodeId}`;
}

/** The whole tree in words: numbered steps, and below each the ways on as links. Complete without scripts. */
export function TreeList({ tree: treeId }: { tree: TreeId }) {
  const tree: DecisionTree = trees[treeId];
  return (
    <ol aria-label={`${tree.title}, all steps`} className="divide-y divide-line border-y border-line" data-tree={tree.id}>
      {Object.keys(tree.nodes).map((id) => {
        const node = nodeOf(tree, id);
        return (
          <li key={id} id={stepAnchor(tree, id)} data-node={id} className="flex gap-4 py-4 target:bg-mint print:break-inside-avoid print:py-1.5">
            <span className="w-9 shrink-0 font-display text-title font-bold leading-tight tabular-nums text-green">{stepNumber(tree, id)}</span>
            <div className="min-w-0">
              <p className="text-xs font-semibold text-ink-soft">{kindWords[node.type]}</p>
              <p className={node.type === 'question' ? 'font-semibold' : ''}><ClinicalText text={node.text} /></p>
              {node.type === 'end' ? null : (
                <ul className="mt-2 flex flex-wrap gap-x-8 gap-y-1">
                  {edgesFrom(tree, id).map((edge) => <WayOn key={edge.label} tree={tree} edge={edge} />)}
                </ul>
              )}
            </div>
          </li>
        );
      })}
    </ol>
  );
}

function WayOn({ tree, edge }: { tree: DecisionTree; edge: Edge }) {
  return (
    <li data-edge={`${edge.from} ${edge.label} ${edge.to}${edge.isLoop ? ' loop' : ''}`} className="flex items-center gap-2.5">
      <strong className={edge.label === 'next' ? 'text-sm font-semibold' : 'inline-flex min-w-11 justify-center rounded border-2 border-ink px-1.5 text-sm font-bold leading-6'}>
        {answerWords[edge.label]}
      </strong>
      <a href={`#${stepAnchor(tree, edge.to)}`} className="inline-flex min-h-8 items-center text-sm font-semibold text-green underline decoration-1 underline-offset-4 hover:decoration-2">
        {edge.isLoop ? 'go back to' : 'go to'} step {stepNumber(tree, edge.to)}
      </a>
    </li>
  );
}
