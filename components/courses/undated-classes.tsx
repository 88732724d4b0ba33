import { OutboundLink } from '@/components/links/outbound-link';
import { textLinkStyle } from '@/components/ui/text-link';
import { bookingLabels, classDateLabels } from '@/content/courses/class-list';
import type { UndatedOutlook } from '@/lib/courses/class-dates';

/** Shown in place of dates, with a link to dates that this site doesn't have. */
export function UndatedClasses({ kind }: { kind: UndatedOutlook['kind'] }) {
  return (
    <p data-by-dates="">
      {classDateLabels[kind]}{' '}
      <OutboundLink to="booking" className={textLinkStyle}>
        {bookingLabels.link}
      </OutboundLink>{' '}
      {bookingLabels.end}
    </p>
  );
}
