import { BackLink } from '@/components/layout/back-link';
import { FactText } from '@/components/preview/fact-text';
import { review } from '@/content/clinical/review';
import type { ReferencePage } from '@/content/clinical/shared';
import { formatIsoDate } from '@/lib/dates';
import { isHiddenOnPaper, PrintChoice } from './print-choice';

/** The top of a reference page: what it is, what it is not, which editions it was checked against and by whom. */
export function ClinicalHeader({ page }: { page: ReferencePage }) {
  return (
    <header className={`border-b border-line ${isHiddenOnPaper(page)}`}>
      <div className="mx-auto max-w-page px-gutter pb-8 pt-5 xl:px-0 print:pb-2 print:pt-0">
        <BackLink target={{ route: page.parent }} />
        <div className="mt-4 grid gap-x-12 gap-y-6 lg:grid-cols-12 print:mt-0 print:block">
          <div className="lg:col-span-7">
            <h1 className="text-headline">{page.title}</h1>
            <p className="mt-3 max-w-prose text-lg text-ink-soft print:hidden">{page.lead}</p>
            <p className="mt-5 inline-block border-y-2 border-ink py-2 text-lg font-semibold print:mt-1 print:border-0 print:py-0">{review.emergency}</p>
          </div>
          <div className="space-y-2.5 text-sm text-ink-soft lg:col-span-5 lg:border-l lg:border-line lg:pl-8 print:space-y-0.5 print:border-0 print:p-0">
            <p>{review.disclaimer}</p>
            <p className="text-ink">{review.edition}</p>
            <p>
              Last reviewed <time dateTime={review.lastReviewed}>{formatIsoDate(review.lastReviewed)}</time> by <FactText fact={review.reviewer} />.
            </p>
            {page.sheetTitle === undefined ? null : <PrintChoice />}
          </div>
        </div>
      </div>
    </header>
  );
}
