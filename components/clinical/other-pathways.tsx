import { WayLink } from '@/components/links/way-link';
import { textLinkStyle } from '@/components/ui/text-link';
import { menuReferences } from '@/content/site/navigation';
import type { RouteId } from '@/content/site/routes';

/** Links to the other reference pages, for readers who came to the hub for one of them. */
export function OtherPathways({ than }: { than: RouteId }) {
  return (
    <p className="flex flex-wrap gap-x-4 text-sm print:hidden">
      {menuReferences.links
        .filter(({ route }) => route !== than)
        .map((link) => (
          <WayLink
            key={link.route}
            way={link}
            className={`inline-flex min-h-8 items-center ${textLinkStyle}`}
          />
        ))}
    </p>
  );
}
