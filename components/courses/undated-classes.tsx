import { OutboundLink } from '@/components/links/outbound-link';
import { textLinkStyle } from '@/components/ui/text-link';
import { bookingLabel } from '@/content/courses/class-list';

/** A link to dates that this site doesn't have, once per page. */
export function BookingSiteLink() {
  return (
    <OutboundLink to="booking" className={`inline-flex min-h-11 items-center ${textLinkStyle}`}>
      {bookingLabel}
    </OutboundLink>
  );
}
