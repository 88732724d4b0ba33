import { newTab } from '@/content/site/page-words';
import type { ReactNode } from 'react';
import { outbound, type OutboundId } from '@/content/site/outbound';
import { Icon } from '@/components/ui/icon';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { factValue } from '@/lib/facts/facts';
import { markFact } from '@/components/facts/mark-fact';

/** The outside address with this id, as content has it. */
export function outboundHref(id: OutboundId): string {
  return factValue(outbound[id]);
}

/** A link that leaves the site, always in a new tab and always saying so. */
export function OutboundLink({
  to,
  children,
  className = '',
  hasIcon = true,
}: {
  to: OutboundId;
  children: ReactNode;
  className?: string;
  hasIcon?: boolean;
}) {
  return (
    <a
      href={outboundHref(to)}
      target="_blank"
      rel="noopener"
      className={className}
      {...markFact(outbound[to])}
    >
      {children}
      {hasIcon ? <Icon name="outbound" size={16} className="ml-1 inline" /> : null}
      <VisuallyHidden> {newTab}</VisuallyHidden>
    </a>
  );
}
