import type { ReferenceBlock } from '@/content/clinical/shared';
import { GuidelineNotes, noteIdsOf } from './guideline-notes';
import { HelpDrawing } from './help-drawing';
import { TextWithValues } from './text-with-values';

/** What to do, a drawing to each step: beside it; on a wide screen two columns of cards, which fit it together. */
export function HelpSteps({ block }: { block: Extract<ReferenceBlock, { kind: 'help' }> }) {
  return (
    <>
      <ol className="lg:grid lg:grid-cols-2 lg:gap-4 print:block">
        {block.items.map(({ action, text, drawing }, index) => (
          <li
            key={action}
            className="help-step border-t border-line py-3 lg:rounded-card lg:border lg:bg-surface lg:p-4 lg:odd:last:col-span-2 print:break-inside-avoid print:rounded-none print:border-0 print:border-t print:border-control print:p-0 print:py-[2.4mm]"
          >
            <HelpDrawing id={drawing} className="w-26 shrink-0 self-start lg:w-44 print:w-[37mm]" />
            <div className="min-w-0">
              <p className="flex gap-2 font-display text-xl leading-tight font-bold lg:text-title print:text-[22pt]">
                <span aria-hidden="true" className="text-green tabular-nums">
                  {index + 1}
                </span>
                <span className="min-w-0 *:whitespace-normal">
                  <TextWithValues text={action} isFigure />
                </span>
              </p>
              <p className="mt-1 lg:text-lg print:text-[15.5pt] print:leading-[1.25]">
                <TextWithValues text={text} />
              </p>
              <GuidelineNotes ids={noteIdsOf([action, text])} className="mt-2" />
            </div>
          </li>
        ))}
      </ol>
      {block.note === undefined ? null : (
        <p className="mt-3 border-l-4 border-ink py-1 pl-4 text-lg font-semibold print:mt-[1mm] print:text-[14pt] print:leading-[1.25]">
          <TextWithValues text={block.note} />
        </p>
      )}
    </>
  );
}
