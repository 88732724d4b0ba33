import { DetailsDialog } from '@/components/islands/courses/details-dialog';
import { Island } from '@/components/layout/island';
import { singlePriceText, typicalGroupText } from '@/components/courses/model/seat-prices';
import { OutboundLink } from '@/components/links/outbound-link';
import { buttonStyle } from '@/components/ui/button-style';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { courseTerms, detailsDialogLabels } from '@/content/courses/course-labels';
import { oshaPage } from '@/content/courses/osha-classes';
import type { OshaClass } from '@/lib/courses/osha-classes';
import { NextDate, RegisterLink } from './next-date';
import { OshaClassDetails } from './osha-class-details';

/** One class of the price list: name, length, price, and the link to checkout. */
export function OshaClassRow({ entry }: { entry: OshaClass }) {
  return (
    <li id={entry.id} className="border-t border-control pt-6 sm:pt-7">
      <div className="grid items-start gap-x-8 gap-y-4 sm:grid-cols-[1fr_auto]">
        <div>
          <h3 className="text-title-sm">{entry.title}</h3>
          <p className="mt-1 max-w-measure text-ink-soft">{entry.description}</p>
          <p className="mt-1 text-sm font-semibold text-green">
            {entry.duration}
            {entry.credit === undefined ? null : ` · ${entry.credit}`}
          </p>
          <div className="mt-1 flex flex-wrap gap-x-2 text-sm text-ink-soft">
            <span>{courseTerms.next}:</span>
            <NextDate course={entry.title} dates={entry.nextClasses} classId={entry.id} />
          </div>
        </div>
        <div className="flex flex-wrap items-center gap-x-5 gap-y-3 sm:flex-col sm:items-end">
          <p className="sm:text-right">
            <span className="block font-display text-title font-bold tabular-nums">
              {singlePriceText(entry)}
            </span>
            <span className="block text-sm text-ink-soft">{typicalGroupText(entry)}</span>
          </p>
          <OutboundLink to="checkout" className={buttonStyle('solid', 'sm')}>
            {oshaPage.pay}
            <VisuallyHidden>: {entry.title}</VisuallyHidden>
          </OutboundLink>
        </div>
      </div>
      <div className="mt-2 flex flex-wrap items-start gap-x-3">
        {/* Next to Pay for Class, which is what the page is for. */}
        <RegisterLink course={entry.title} classId={entry.id} variant="outline" />
        <Island hydrate="interaction" hasLostNote={false}>
          <DetailsDialog
            name={`details-${entry.id}`}
            id={entry.id}
            title={entry.title}
            labels={detailsDialogLabels}
            slots={{ details: <OshaClassDetails entry={entry} /> }}
          />
        </Island>
      </div>
    </li>
  );
}
