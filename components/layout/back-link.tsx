import { SiteLink, type SiteTarget } from '@/components/links/site-link';
import { Icon } from '@/components/ui/icon';

/**
 * Goes one step back in the visitor's history inside the site (components/enhance/back.ts). A visitor who came straight
 * from elsewhere, or has no scripts, follows the link to the page's parent instead of leaving the site.
 */
export function BackLink({ target, label = 'Back' }: { target: SiteTarget; label?: string }) {
  return (
    <span data-back="">
      <SiteLink {...target} className="-ml-1 inline-flex min-h-11 items-center gap-2 rounded-button px-1 text-sm font-semibold text-ink hover:text-green print:hidden">
        <Icon name="back" size={18} />
        {label}
      </SiteLink>
    </span>
  );
}
