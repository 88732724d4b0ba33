import { OutboundLink } from '@/components/links/outbound-link';
import { loneLinkStyle } from '@/components/ui/text-link';
import { bookingLabel } from '@/content/courses/class-list';

/** A link to dates that this site doesn't have, once per page. */
export function BookingSiteLink() {
  return (
    <OutboundLink to="booking" className={loneLinkStyle}>
      {bookingLabel}
    </OutboundLink>
  );
}
