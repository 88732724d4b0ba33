import { DetailsDialog } from '@/components/islands/courses/details-dialog';
import { Island } from '@/components/layout/island';
import { hasNextDate } from '@/components/courses/model/coming-classes';
import { singlePriceText } from '@/components/courses/model/seat-prices';
import { SiteLink } from '@/components/links/site-link';
import { OutboundLink } from '@/components/links/outbound-link';
import { interpolate } from '@/lib/text/interpolate';
import { textLinkStyle } from '@/components/ui/text-link';
import { buttonStyle } from '@/components/ui/button-style';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { courseTerms, detailsDialogLabels, detailsLabels } from '@/content/courses/course-labels';
import { oshaPage } from '@/content/courses/osha-classes';
import type { OshaClass } from '@/lib/courses/osha-classes';
import { NextDate } from './next-date';
import { OshaClassDetails } from './osha-class-details';

/** One class of the price list: name, length, price, and the way to register; paying by card comes after. */
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
          {hasNextDate(entry.nextClasses) ? (
            <div className="mt-1 flex flex-wrap gap-x-2 text-sm text-ink-soft">
              <span>{courseTerms.next}:</span>
              <NextDate course={entry.title} dates={entry.nextClasses} classId={entry.id} />
            </div>
          ) : null}
        </div>
        <div className="flex flex-wrap items-center gap-x-5 gap-y-3 sm:flex-col sm:items-end">
          <p className="font-display text-title font-bold tabular-nums sm:text-right">
            {singlePriceText(entry)}
          </p>
          <SiteLink route="locations" query={{ class: entry.id }} className={buttonStyle('solid', 'sm')}>
            {detailsLabels.registerClass}
            <VisuallyHidden> {interpolate(detailsLabels.which, { course: entry.title })}</VisuallyHidden>
          </SiteLink>
        </div>
      </div>
      <div className="mt-2 flex flex-wrap items-center gap-x-5">
        <OutboundLink
          to="checkout"
          paysFor={entry.title}
          className={`inline-flex min-h-11 items-center text-sm ${textLinkStyle}`}
        >
          {oshaPage.pay}
          <VisuallyHidden>: {entry.title}</VisuallyHidden>
        </OutboundLink>
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
