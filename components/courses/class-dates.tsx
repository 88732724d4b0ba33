import { UpcomingClasses } from '@/components/islands/upcoming-classes';
import { OutboundLink } from '@/components/links/outbound-link';
import { siteHref } from '@/components/links/site-link';
import { textLinkStyle } from '@/components/ui/text-link';
import { classListedOn } from '@/content/class-list';
import { classDateWords, type ClassDate, undatedOutlook } from '@/lib/class-dates';

/**
 * The upcoming classes of one course. The exported page names no date, because only the visitor's own day can tell which
 * ones are still ahead; it says what to do instead.
 */
export function ClassDates({ course, dates, locationClass }: { course: string; dates: readonly ClassDate[]; locationClass: string }) {
  return (
    <UpcomingClasses course={course} dates={dates} listedOn={classListedOn} registerHref={siteHref({ route: 'locations', query: { class: locationClass } })}>
      <p>
        {classDateWords[undatedOutlook(dates).kind]} <OutboundLink to="booking" className={textLinkStyle}>See the booking site</OutboundLink> for open classes.
      </p>
    </UpcomingClasses>
  );
}
