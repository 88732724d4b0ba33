import type { Way } from '@/content/site/navigation';
import { MailLink } from './mail-link';
import { OutboundLink } from './outbound-link';
import { SiteLink } from './site-link';

/** A link as content states it: to a page of the site, to another site, or an email to us. */
export function WayLink({ way, className }: { way: Way; className: string }) {
  if ('outbound' in way)
    return (
      <OutboundLink to={way.outbound} className={className}>
        {way.label}
      </OutboundLink>
    );
  if ('mail' in way)
    return (
      <MailLink subject={way.mail} className={className}>
        {way.label}
      </MailLink>
    );
  const { label, ...target } = way;
  return (
    <SiteLink {...target} className={className}>
      {label}
    </SiteLink>
  );
}
