import { SiteLink } from '@/components/links/site-link';
import { Icon } from '@/components/ui/icon';
import { shopLabels } from '@/content/shop/product-labels';
import { shopLinks, type ShopRoute } from '@/content/shop/shop-pages';

/** The tabs that lead to the other shops that sell something (docs/specification.md#merchandise). */
export function OtherShops({ route }: { route: ShopRoute }) {
  const others = shopLinks.filter((link) => link.route !== route);
  if (others.length === 0) return null;
  return (
    <nav aria-label={shopLabels.shops} className="shrink-0 sm:ml-auto sm:shrink">
      <ul className="flex gap-x-7 sm:flex-wrap">
        {others.map((link) => (
          <li key={link.route} className="keep-whole">
            <SiteLink
              route={link.route}
              className="inline-flex min-h-12 items-center gap-1.5 text-sm font-semibold text-green hover:underline"
            >
              {link.label}
              <Icon name="forward" size={16} />
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
