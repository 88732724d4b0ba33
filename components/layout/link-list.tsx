import { SiteLink } from '@/components/links/site-link';
import type { LinkGroup } from '@/content/site/navigation';

/** Links to pages of this site, stacked or in a row. `linkStyle` applies if the list doesn't style them. */
export function LinkList({
  links,
  className,
  linkStyle,
}: {
  links: LinkGroup['links'];
  className?: string;
  linkStyle?: string;
}) {
  return (
    <ul className={className}>
      {links.map((link) => (
        <li key={link.label}>
          <SiteLink {...link} {...(linkStyle === undefined ? {} : { className: linkStyle })}>
            {link.label}
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}
