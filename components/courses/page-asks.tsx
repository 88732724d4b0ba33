import { MailLink } from '@/components/links/mail-link';
import { OutboundLink } from '@/components/links/outbound-link';
import { PhoneLink } from '@/components/links/phone-link';
import { SiteLink } from '@/components/links/site-link';
import { loneLinkStyle } from '@/components/ui/text-link';
import { bookingLabel } from '@/content/courses/class-list';
import { coursePolicies } from '@/content/courses/course-policies';
import { pageAsks } from '@/content/courses/course-labels';
import type { ClassDate } from '@/lib/courses/class-dates';
import type { Price } from '@/lib/money/price';
import { interpolate } from '@/lib/text/interpolate';
import { hasNextDate } from './model/coming-classes';

type Offered = {
  readonly title: string;
  readonly price: Price;
  /** Not given if the course has a date on the page. */
  readonly nextClasses?: readonly ClassDate[];
};

/**
 * What to ask for if courses of the page have no dates, prices or group prices, once per page.
 * @param areDatesShown false for a page that lists no dates.
 * @param hasGroupPrice false for programs that one person takes.
 */
export function PageAsks({
  courses,
  areDatesShown = true,
  hasGroupPrice = true,
}: {
  courses: readonly Offered[];
  areDatesShown?: boolean;
  hasGroupPrice?: boolean;
}) {
  const onRequest = courses.filter(({ price }) => price.kind === 'on-request').map(({ title }) => title);
  return (
    <ul className="mt-6 flex flex-wrap items-center gap-x-8">
      {areDatesShown &&
      courses.some(({ nextClasses }) => nextClasses !== undefined && !hasNextDate(nextClasses)) ? (
        <li data-by-dates="">
          <BookingSiteLink />
        </li>
      ) : null}
      {onRequest.length === 0 ? null : (
        <li>
          <PhoneLink className={loneLinkStyle}>{pageAsks.call}</PhoneLink> {pageAsks.or}{' '}
          <MailLink
            subject={pageAsks.subject}
            body={interpolate(pageAsks.body, { course: onRequest.join(', ') })}
            className={loneLinkStyle}
          >
            {pageAsks.price}
          </MailLink>
        </li>
      )}
      {hasGroupPrice ? (
        <li>
          <SiteLink route="hostTraining" className={loneLinkStyle}>
            {interpolate(pageAsks.group, { minimum: coursePolicies.groupMinimum })}
          </SiteLink>
        </li>
      ) : null}
    </ul>
  );
}

/** A link to dates that this site doesn't have, once per page. */
export function BookingSiteLink() {
  return (
    <OutboundLink to="booking" className={loneLinkStyle}>
      {bookingLabel}
    </OutboundLink>
  );
}
