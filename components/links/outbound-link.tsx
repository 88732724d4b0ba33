import { newTab } from '@/content/site/page-labels';
import type { ReactNode } from 'react';
import { outbound, type OutboundId } from '@/content/site/outbound';
import { Icon } from '@/components/ui/icon';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { factValue } from '@/lib/facts/facts';
import { markFact } from '@/components/facts/mark-fact';

/**
 * The external address with this id, from content.
 * @throws if there is no row for it.
 */
export function outboundHref(id: OutboundId): string {
  const address = outbound[id];
  if (address === undefined) throw new Error(`content/tables/links.csv has no row with the id "${id}".`);
  return factValue(address);
}

/** The place for the name of a class in an address of the link table: `https://pay.example.com/?note={class}`. */
const classPlace = '{class}';

/** True if the checkout takes the name of a class in its address. */
export function isNamedAtCheckout(): boolean {
  return outboundHref('checkout').includes(classPlace);
}

/** The address of the checkout, with the name of the class if it has a place for it. */
export function checkoutHref(className: string): string {
  return outboundHref('checkout').replaceAll(classPlace, encodeURIComponent(className));
}

/** A link that leaves the site. It always opens a new tab, which its text announces. */
export function OutboundLink({
  to,
  paysFor,
  children,
  className = '',
  hasIcon = true,
}: {
  to: OutboundId;
  /** For the checkout: the name of the class to pay for. */
  paysFor?: string;
  children: ReactNode;
  className?: string | undefined;
  hasIcon?: boolean;
}) {
  return (
    <a
      href={paysFor === undefined ? outboundHref(to) : checkoutHref(paysFor)}
      target="_blank"
      rel="noopener"
      className={className}
      {...markFact(outbound[to])}
    >
      {children}
      {hasIcon ? <Icon name="ArrowUpRight" size={16} className="ml-1 inline" /> : null}
      <VisuallyHidden> {newTab}</VisuallyHidden>
    </a>
  );
}
