import { DetailsDialog } from '@/components/islands/courses/details-dialog';
import { Island } from '@/components/layout/island';
import { hasNextDate } from '@/components/courses/model/coming-classes';
import { singlePriceText } from '@/components/courses/model/seat-prices';
import { OutboundLink } from '@/components/links/outbound-link';
import { loneLinkStyle } from '@/components/ui/text-link';
import { buttonStyle } from '@/components/ui/button-style';
import { Unbroken } from '@/components/ui/unbroken';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { detailsDialogLabels } from '@/content/courses/course-labels';
import { oshaPage } from '@/content/courses/osha-classes';
import type { OshaClass } from '@/lib/courses/osha-classes';
import { NextDate } from './next-date';
import { OshaClassDetails } from './osha-class-details';
import { RegisterLink } from './register-link';

/** One class of the price list: name, price and the way to register; paying and the rest in one line below the name. */
export function OshaClassRow({ entry }: { entry: OshaClass }) {
  return (
    <li
      id={entry.id}
      className="one-column grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-5 border-t border-control py-3 sm:grid-cols-[minmax(0,1fr)_auto_auto]"
    >
      <h3 className="text-title-sm">
        <Unbroken text={entry.title} />
      </h3>
      <p className="text-right font-display text-title-sm font-bold figures sm:row-span-2">
        {singlePriceText(entry)}
      </p>
      <RegisterLink
        course={entry.title}
        classId={entry.id}
        className={buttonStyle('solid', 'sm', 'max-sm:row-start-2 sm:row-span-2')}
      />
      <div className="col-start-1 row-start-2 flex flex-wrap items-center gap-x-3.5 text-sm text-ink-soft [&_summary]:my-0 [&_summary]:px-0">
        <p className="max-sm:basis-full">
          {entry.duration}
          {entry.credit === undefined ? null : ` · ${entry.credit}`}
        </p>
        <OutboundLink to="checkout" paysFor={entry.title} className={loneLinkStyle}>
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
        {/* Last, because it reserves the width of a date. */}
        {hasNextDate(entry.nextClasses) ? (
          <NextDate course={entry.title} dates={entry.nextClasses} classId={entry.id} />
        ) : null}
      </div>
    </li>
  );
}
