import type { ReactNode } from 'react';
import type { Way } from '@/content/site/navigation';
import { MailLink } from './mail-link';
import { OutboundLink } from './outbound-link';
import { SiteLink } from './site-link';

type WayLinkProps = {
  way: Way;
  className?: string | undefined;
  /** After the label. */
  children?: ReactNode;
};

/** A link as content states it: to a page of the site, to another site, or an email to us. */
export function WayLink({ way, className, children }: WayLinkProps) {
  const { label, ...target } = way;
  if ('outbound' in target)
    return (
      <OutboundLink to={target.outbound} className={className}>
        {label}
        {children}
      </OutboundLink>
    );
  if ('mail' in target)
    return (
      <MailLink subject={target.mail} className={className}>
        {label}
        {children}
      </MailLink>
    );
  return (
    <SiteLink {...target} className={className}>
      {label}
      {children}
    </SiteLink>
  );
}
