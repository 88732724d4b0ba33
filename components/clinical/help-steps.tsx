import { WayLink } from '@/components/links/way-link';
import { textLinkStyle } from '@/components/ui/text-link';
import type { ReferenceBlock } from '@/content/clinical/shared';
import { GuidelineNotes, noteIdsOf } from './guideline-notes';
import { HelpDrawing } from './help-drawing';
import { TextWithValues } from './text-with-values';

type HelpBlock = Extract<ReferenceBlock, { kind: 'help' }>;

/** The number of a step. An alternative step for other people shares the number of the one before it. */
function numberOf(items: HelpBlock['items'], index: number): number {
  return items.slice(0, index + 1).filter(({ isInstead }) => isInstead !== true).length;
}

/** The steps with a drawing beside each, or above it if the text is large; on a wide screen two columns of cards. */
export function HelpSteps({ block }: { block: HelpBlock }) {
  return (
    <>
      <ol className="lg:grid lg:grid-cols-2 lg:gap-4 print:block">
        {block.items.map(({ action, text, drawing, link }, index) => (
          <li
            key={action}
            className="flex flex-nowrap gap-[0.9rem] border-t @max-[17rem]:block border-line py-3 lg:rounded-card lg:border lg:bg-surface lg:p-4 lg:odd:last:col-span-2 print:break-inside-avoid print:rounded-none print:border-0 print:border-t print:border-control print:p-0 print:py-[1.7mm]"
          >
            <HelpDrawing id={drawing} className="w-26 shrink-0 self-start lg:w-44 print:w-[30mm]" />
            <div className="min-w-0">
              <p className="flex gap-2 font-display text-xl leading-tight font-bold lg:text-title print:text-[20pt]">
                <span data-number="" className="text-green figures">
                  {numberOf(block.items, index)}
                </span>
                <span className="min-w-0 *:whitespace-normal">
                  <TextWithValues text={action} isFigure />
                </span>
              </p>
              <p className="mt-1 whitespace-pre-line lg:text-lg print:text-[14pt] print:leading-[1.25]">
                <TextWithValues text={text} />
              </p>
              {link === undefined ? null : (
                <WayLink
                  way={link}
                  className={`inline-flex min-h-11 items-center print:hidden ${textLinkStyle}`}
                />
              )}
              <GuidelineNotes ids={noteIdsOf([action, text])} className="mt-2" />
            </div>
          </li>
        ))}
      </ol>
      {block.note === undefined ? null : (
        <p className="mt-3 border-l-4 border-ink py-1 pl-4 text-lg font-semibold print:mt-[1mm] print:text-[13.5pt] print:leading-[1.25]">
          <TextWithValues text={block.note} />
        </p>
      )}
    </>
  );
}
