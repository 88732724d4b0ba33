import { treeLabels } from '@/content/clinical/page-labels';
import { interpolate } from '@/lib/text/interpolate';
import { treePages, trees, type TreeId } from '@/content/clinical/trees';
import {
  type DecisionTree,
  type Edge,
  edgesFrom,
  nodeOf,
  sayOf,
  stepNumber,
} from '@/lib/clinical/decision-tree';
import { TextWithValues } from './text-with-values';
import { GuidelineNotes, noteIdsOf } from './guideline-notes';
import { SeeRows } from './row-link';
import { nodeKind } from '@/components/clinical/model/tree-labels';
import { textLinkStyle } from '@/components/ui/text-link';

const answerLabels = { yes: 'YES', no: 'NO', next: 'Then' } as const;

/** The anchor of a step in the text list. */
export function stepAnchor(tree: DecisionTree, nodeId: string): string {
  return `${tree.id}-${nodeId}`;
}

/** The whole tree as text: numbered steps, each with its next steps as links. Complete without scripts. */
export function TreeList({ tree: treeId }: { tree: TreeId }) {
  const tree: DecisionTree = trees[treeId];
  return (
    <ol
      aria-label={interpolate(treeLabels.listName, { tree: tree.title })}
      className="divide-y divide-line border-y border-line"
      data-tree={tree.id}
    >
      {Object.keys(tree.nodes).map((id) => {
        const node = nodeOf(tree, id);
        const say = sayOf(node.text);
        return (
          <li
            key={id}
            id={stepAnchor(tree, id)}
            data-node={id}
            className="flex gap-4 py-4 target:bg-mint print:break-inside-avoid print:py-1.5"
          >
            <span className="w-9 shrink-0 font-display text-title leading-tight font-bold text-green figures">
              {stepNumber(tree, id)}
            </span>
            <div className="min-w-0">
              <p className="text-xs font-semibold text-ink-soft">{nodeKind(node.type, tree.population)}</p>
              <p data-text="">
                <strong className="font-semibold">
                  <TextWithValues text={say.action} />
                </strong>
                {say.details === null ? null : (
                  <>
                    {' '}
                    <TextWithValues text={say.details} />
                  </>
                )}
              </p>
              <SeeRows ids={node.see} from={treePages[treeId]} className="mt-1.5" />
              <GuidelineNotes ids={noteIdsOf([node.text])} className="mt-2.5" />
              {node.type === 'end' ? null : (
                <ul className="mt-2 flex flex-wrap gap-x-8 gap-y-1">
                  {edgesFrom(tree, id).map((edge) => (
                    <WayOn key={edge.label} tree={tree} edge={edge} />
                  ))}
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
    <li
      data-edge={`${edge.from} ${edge.label} ${edge.to}${edge.isLoop ? ' loop' : ''}`}
      className="flex items-center gap-2.5"
    >
      <strong
        className={
          edge.label === 'next'
            ? 'text-sm font-semibold'
            : 'inline-flex min-w-11 justify-center rounded border-2 border-ink px-1.5 text-sm leading-6 font-bold'
        }
      >
        {answerLabels[edge.label]}
      </strong>
      <a
        href={`#${stepAnchor(tree, edge.to)}`}
        className={`inline-flex min-h-8 items-center text-sm ${textLinkStyle}`}
      >
        {interpolate(edge.isLoop ? treeLabels.goBackTo : treeLabels.goTo, {
          step: stepNumber(tree, edge.to),
        })}
      </a>
    </li>
  );
}
