import { SiteLink } from '@/components/links/site-link';
import { textLinkStyle } from '@/components/ui/text-link';
import { menuReferences } from '@/content/site/navigation';
import type { RouteId } from '@/content/site/routes';

/** The other reference pages by their short names: whoever came to the hub for one of them leaves at once. */
export function OtherPathways({ than }: { than: RouteId }) {
  return (
    <p className="flex flex-wrap gap-x-4 text-sm print:hidden">
      {menuReferences.links
        .filter(({ route }) => route !== than)
        .map(({ label, route }) => (
          <SiteLink key={route} route={route} className={`inline-flex min-h-8 items-center ${textLinkStyle}`}>
            {label}
          </SiteLink>
        ))}
    </p>
  );
}
