import { OutboundLink } from '@/components/links/outbound-link';
import { textLinkStyle } from '@/components/ui/text-link';
import { classDateWords } from '@/lib/class-dates';

/** What the exported page says about dates: none, because only the visitor's own day can tell which ones are still ahead. */
export function ClassDates() {
  return (
    <p>
      {classDateWords.none} <OutboundLink to="booking" className={textLinkStyle}>See the booking site</OutboundLink> for open classes.
    </p>
  );
}
