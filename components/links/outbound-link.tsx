import type { ReactNode } from 'react';
import { outbound, type OutboundId } from '@/content/outbound';
import { Icon } from '@/components/ui/icon';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { factValue } from '@/lib/facts';
import { markFact } from '@/components/preview/mark-fact';

/** The outside address with this id, as content has it. */
export function outboundHref(id: OutboundId): string {
  return factValue(outbound[id].url);
}

/** A link that leaves the site, always in a new tab and always saying so. */
export function OutboundLink({
  to, children, className = '', hasIcon = true,
}: {
  to: OutboundId;
  children: ReactNode;
  className?: string;
  hasIcon?: boolean;
}) {
  return (
    <a href={outboundHref(to)} target="_blank" rel="noopener" className={className} {...markFact(outbound[to].url)}>
      {children}
      {hasIcon ? <Icon name="outbound" size={16} className="ml-1 inline" /> : null}
      <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
    </a>
  );
}
