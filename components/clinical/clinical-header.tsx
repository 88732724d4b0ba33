import { clinicalLabels } from '@/content/clinical/page-labels';
import type { ReactNode } from 'react';
import { TrailLine } from '@/components/layout/trail-line';
import { EmergencyText } from '@/components/links/emergency-text';
import { review } from '@/content/clinical/review';
import type { ReferencePage } from '@/content/clinical/shared';
import { KeyFigures } from './key-figures';
import { screenOnlyClass } from './print-choice';
import { ReviewLine } from './review-line';
import { ageMark } from '@/lib/clinical/clinical-value';

/** The top of a reference page: what it is and isn't, its parts, and the key figures. */
export function ClinicalHeader({ page, children }: { page: ReferencePage; children?: ReactNode }) {
  return (
    <>
      <header className={screenOnlyClass}>
        <div className="mx-auto max-w-page px-gutter lg:pt-3 lg:pb-2 xl:px-0 print:pt-0 print:pb-2">
          <TrailLine route={page.route} />
          <h1 className="mt-1 text-headline lg:mt-2">{page.title}</h1>
          {children}
          <p className="mt-2 max-w-measure text-ink-soft lg:max-w-none lg:text-lg print:hidden">
            {page.lead}
          </p>
          <p className="mt-1 font-semibold lg:text-lg">
            <EmergencyText text={review.emergency} />
          </p>
        </div>
      </header>
      <details
        data-about=""
        className={`mx-auto max-w-page px-gutter pb-2 xl:px-0 print:p-0 ${screenOnlyClass}`}
      >
        <summary className="min-h-6 list-none print:hidden">
          {review.disclaimerInShort}{' '}
          <span className="inline-block font-semibold text-green underline decoration-1 underline-offset-4">
            {clinicalLabels.more}
          </span>
        </summary>
        <p className="mt-2 max-w-measure print:max-w-none">{review.disclaimer}</p>
        <p className="mt-2">
          {review.edition}{' '}
          <span className="block">
            <ReviewLine page={page} sampleStyle="hidden print:inline" />
          </span>
        </p>
      </details>
      <PartSwitch page={page} />
      <KeyFigures page={page} />
    </>
  );
}

/** "Which part do you need?": at the top of the page, and on a phone sticky. */
function PartSwitch({ page }: { page: ReferencePage }) {
  return (
    <nav
      aria-label={clinicalLabels.parts}
      className="below-bar sticky z-20 border-y border-line bg-paper lg:static print:hidden"
    >
      <ul className="mx-auto flex max-w-page gap-x-1.5 overflow-x-auto px-gutter py-1 lg:gap-x-3 lg:py-2 xl:px-0">
        {page.parts.map((part) => (
          <li key={part.hash}>
            <a
              href={`#${part.hash}`}
              className={`${ageMark(part.label)} whole-words flex min-h-11 items-center rounded-button border border-control px-3 text-sm font-semibold keep-whole hover:border-ink hover:bg-mint lg:px-5 lg:text-base`}
            >
              {part.label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
