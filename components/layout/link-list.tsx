import type { ReactNode } from 'react';
import { WayLink } from '@/components/links/way-link';
import type { Way } from '@/content/site/navigation';

type LinkListProps = {
  links: readonly Way[];
  /** The accessible name of the list, if nothing next to it names it. */
  label?: string;
  className?: string;
  /** Applies if the list doesn't style its links. */
  linkStyle?: string;
  /** At the end of each link. */
  icon?: ReactNode;
};

/** Links, stacked or in a row. */
export function LinkList({ links, label, className, linkStyle, icon }: LinkListProps) {
  return (
    <ul className={className} aria-label={label}>
      {links.map((link) => (
        <li key={link.label}>
          <WayLink way={link} className={linkStyle}>
            {icon}
          </WayLink>
        </li>
      ))}
    </ul>
  );
}
