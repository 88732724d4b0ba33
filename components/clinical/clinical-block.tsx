import { SiteLink } from '@/components/links/site-link';
import { Icon } from '@/components/ui/icon';
import type { ReferenceBlock } from '@/content/clinical/shared';
import { AssessmentTriangle } from './assessment-triangle';
import { CompareTable, PairTable } from './clinical-tables';
import { ClinicalText } from './clinical-text';
import { DecisionTree } from './decision-tree';
import { FactRows } from './fact-rows';
import { GuidelineNotes, noteIdsOf } from './guideline-notes';
import { SourceLine } from './source-line';
import { Points, Steps } from './text-lists';

/** One part of a section, with its own heading where content gives it one. */
export function ClinicalBlock({ block, sectionTitle }: { block: ReferenceBlock; sectionTitle: string }) {
  return (
    <div {...(block.id === undefined ? {} : { id: block.id })} className="mt-7 print:mt-2">
      {block.title === undefined ? null : <h3 className="mb-3 text-title-sm">{block.title}</h3>}
      <BlockBody block={block} label={block.title ?? sectionTitle} />
    </div>
  );
}

function BlockBody({ block, label }: { block: ReferenceBlock; label: string }) {
  switch (block.kind) {
    case 'facts':
      return <FactRows rows={block.rows} isDoses={block.isDoses ?? false} />;
    case 'steps':
      return <Steps items={block.items} by={block.by} />;
    case 'points':
      return <Points items={block.items} by={block.by} />;
    case 'table':
      return <PairTable label={label} columns={block.columns} rows={block.rows} by={block.by} />;
    case 'compare':
      return <CompareTable label={label} columns={block.columns} rows={block.rows} />;
    case 'tree':
      return <DecisionTree tree={block.tree} isUnderTitle={block.title !== undefined} />;
    case 'triangle':
      return <AssessmentTriangle sides={block.sides} by={block.by} />;
    case 'warning':
      return <p className="border-2 border-ink p-4 text-lg font-semibold print:p-2"><ClinicalText text={block.text} /></p>;
    case 'text':
      return (
        <div className="max-w-prose">
          <p><ClinicalText text={block.text} /></p>
          {block.by === undefined ? null : <p className="mt-1.5"><SourceLine by={block.by} /></p>}
          <GuidelineNotes ids={noteIdsOf([block.text])} className="mt-2.5" />
        </div>
      );
    case 'links':
      return (
        <ul className="divide-y divide-line border-y border-line print:hidden">
          {block.links.map((link) => (
            <li key={link.label}>
              <SiteLink route={link.route} hash={link.hash} className="group flex items-center justify-between gap-6 py-4">
                <span>
                  <span className="block font-display text-title-sm font-bold text-green underline decoration-1 underline-offset-4 group-hover:decoration-2">{link.label}</span>
                  <span className="mt-1 block text-sm text-ink-soft">{link.text}</span>
                </span>
                <Icon name="forward" className="text-green" />
              </SiteLink>
            </li>
          ))}
        </ul>
      );
  }
}
