import { DetailsDialog } from '@/components/islands/details-dialog';
import { OutboundLink } from '@/components/links/outbound-link';
import { buttonStyle } from '@/components/ui/button-style';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { formatCents } from '@/lib/money';
import type { OshaClass } from '@/lib/osha-classes';
import { OshaClassDetails } from './osha-class-details';

/** One class of the price list: name, length, price, and the way to the checkout. */
export function OshaClassRow({ entry }: { entry: OshaClass }) {
  return (
    <li id={entry.id} className="border-t border-control pt-6 sm:pt-7">
      <div className="grid items-start gap-x-8 gap-y-4 sm:grid-cols-[1fr_auto]">
        <div>
          <h3 className="text-title-sm">{entry.title}</h3>
          <p className="mt-1 max-w-prose text-ink-soft">{entry.description}</p>
          <p className="mt-1 text-sm font-semibold text-green">{entry.duration}</p>
        </div>
        <div className="flex flex-wrap items-center gap-x-5 gap-y-3 sm:flex-col sm:items-end">
          <p className="font-display text-title font-bold tabular-nums">{formatCents(entry.price)}</p>
          <OutboundLink to="checkout" className={buttonStyle('solid', 'sm')}>
            Pay for Class<VisuallyHidden>: {entry.title}</VisuallyHidden>
          </OutboundLink>
        </div>
      </div>
      <div className="mt-2 [&>details]:border-b-0">
        <DetailsDialog id={entry.id} title={entry.title} plainLabel="Full class details">
          <OshaClassDetails entry={entry} />
        </DetailsDialog>
      </div>
    </li>
  );
}
