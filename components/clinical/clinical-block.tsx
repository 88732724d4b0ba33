import { SiteLink } from '@/components/links/site-link';
import { Icon } from '@/components/ui/icon';
import type { ReferenceBlock } from '@/content/clinical/shared';
import type { RouteId } from '@/content/site/routes';
import { AssessmentTriangle } from './assessment-triangle';
import { CompareTable, PairTable } from './clinical-tables';
import { TextWithValues } from './text-with-values';
import { DecisionTreeViews } from './decision-tree-views';
import { Fold } from '@/components/ui/fold';
import { FactRows } from './fact-rows';
import { GuidelineNotes, noteIdsOf } from './guideline-notes';
import { HelpSteps } from './help-steps';
import { RhythmPracticeSection } from './rhythm-practice-section';
import { Rhythms } from './rhythms';
import { SeeRows } from './row-link';
import { ValueSources } from './source-line';
import { Points, Steps } from './text-lists';

/** One part of a section, with its own heading if content has one. */
export function ClinicalBlock({
  block,
  sectionId,
  sectionTitle,
  from,
}: {
  block: ReferenceBlock;
  sectionId: string;
  sectionTitle: string;
  /** The page that the block is on. */
  from: RouteId;
}) {
  if (block.kind === 'help' && block.column !== undefined) return null;
  const heading =
    block.title === undefined ? null : (
      <h3 data-title="" className="text-title-sm max-lg:text-[1.25rem] max-lg:leading-6">
        {block.title}
      </h3>
    );
  const body = (
    <BlockBody block={block} label={block.title ?? sectionTitle} sectionId={sectionId} from={from} />
  );
  const anchor = block.id === undefined ? {} : { id: block.id };
  if (block.isFolded === true)
    return (
      <div className="mt-2 border-y border-line lg:mt-4 print:mt-2">
        <Fold title={heading}>
          <div {...anchor} className="scroll-mt-28 pb-5 lg:scroll-mt-20">
            {body}
          </div>
        </Fold>
      </div>
    );
  return (
    <div {...anchor} className="mt-2 scroll-mt-14 lg:mt-3 lg:scroll-mt-4 print:mt-2">
      {heading === null ? null : <div className="mb-1 lg:mb-2">{heading}</div>}
      {body}
    </div>
  );
}

function BlockBody({
  block,
  label,
  sectionId,
  from,
}: {
  block: ReferenceBlock;
  label: string;
  sectionId: string;
  from: RouteId;
}) {
  switch (block.kind) {
    case 'facts':
      return <FactRows rows={block.rows} place={sectionId} from={from} dosesFor={block.dosesFor} />;
    case 'steps':
      return <Steps items={block.items} by={block.by} from={from} label={label} />;
    case 'points':
      return <Points items={block.items} by={block.by} from={from} label={label} />;
    case 'help':
      return <HelpSteps block={block} />;
    case 'table':
      return (
        <PairTable
          label={label}
          columns={block.columns}
          rows={block.rows}
          by={block.by}
          isRefusal={block.isRefusal}
        />
      );
    case 'compare':
      return <CompareTable label={label} columns={block.columns} rows={block.rows} by={block.by} />;
    case 'tree':
      return <DecisionTreeViews tree={block.tree} isUnderTitle={block.title !== undefined} />;
    case 'rhythms':
      return <Rhythms rows={block.rows} limitsFor={block.limitsFor} from={from} />;
    case 'rhythm-practice':
      return <RhythmPracticeSection />;
    case 'triangle':
      return <AssessmentTriangle sides={block.sides} by={block.by} />;
    case 'warning':
      return (
        <div className="border-2 border-ink px-3 py-2 font-semibold lg:p-4 lg:text-lg print:p-2">
          <p>
            <TextWithValues text={block.text} />
          </p>
          <SeeRows ids={block.see} from={from} />
        </div>
      );
    case 'text':
      return (
        <div className="max-w-measure">
          <p>
            <TextWithValues text={block.text} />
          </p>
          <div>
            <ValueSources texts={[block.text]} by={block.by} />
          </div>
          <GuidelineNotes ids={noteIdsOf([block.text])} className="mt-2.5" />
        </div>
      );
    case 'links':
      return (
        <ul
          className={`border-y border-line print:hidden ${block.links.length > 1 ? 'one-column grid grid-cols-2 gap-x-4 lg:gap-x-8' : ''}`}
        >
          {block.links.map((link) => (
            <li key={link.label}>
              <SiteLink
                route={link.route}
                hash={link.hash}
                className="group flex min-h-11 items-center justify-between gap-3 py-1.5"
              >
                <span>
                  <span className="block font-display font-bold text-green underline decoration-1 underline-offset-4 group-hover:decoration-2 sm:text-lg">
                    {link.label}
                  </span>
                  <span
                    className={`text-sm text-ink-soft ${block.links.length > 1 ? 'hidden sm:block' : 'block'}`}
                  >
                    {link.text}
                  </span>
                </span>
                <Icon
                  name="ArrowRight"
                  className={`text-green ${block.links.length > 1 ? 'max-sm:hidden' : ''}`}
                />
              </SiteLink>
            </li>
          ))}
        </ul>
      );
  }
}
