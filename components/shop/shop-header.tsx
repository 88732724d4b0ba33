import { CartBadge } from '@/components/islands/shop/cart-badge';
import { Island } from '@/components/layout/island';
import { PageHeader } from '@/components/layout/page-header';
import { SitePicture } from '@/components/layout/site-picture';
import { SiteLink } from '@/components/links/site-link';
import { sellables } from '@/components/shop/model/sellables';
import { cartLabels } from '@/content/shop/cart-labels';
import { shopLabels } from '@/content/shop/product-labels';
import { heroes } from '@/content/site/pictures';
import { shopHeaders, shopLinks, type ShopRoute } from '@/content/shop/shop-pages';

/** The top of a shop page, with links to the other two shops. */
export function ShopHeader({ route }: { route: ShopRoute }) {
  const { title, lead } = shopHeaders[route];
  const picture = heroes[route];
  return (
    <PageHeader
      title={title}
      lead={lead}
      tone="apricot"
      route={route}
      aside={
        picture === null ? null : (
          <SitePicture
            id={picture}
            sizes="(min-width: 64rem) 30rem, 90vw"
            isPriority
            band="apricot"
            className="rounded-card"
          />
        )
      }
    >
      {shopLinks.length === 0 ? null : (
        <nav aria-label={shopLabels.shops}>
          <ul className="flex flex-wrap gap-2">
            {shopLinks.map((link) => {
              const isCurrent = link.route === route;
              return (
                <li key={link.route}>
                  <SiteLink
                    route={link.route}
                    isCurrent={isCurrent}
                    className={`inline-flex min-h-11 items-center rounded-full border px-5 text-sm font-semibold ${
                      isCurrent
                        ? 'border-solid bg-solid text-on-solid'
                        : 'border-ink text-ink hover:bg-surface'
                    }`}
                  >
                    {link.label}
                  </SiteLink>
                </li>
              );
            })}
          </ul>
        </nav>
      )}
      <Island hydrate="interaction" hasLostNote={false} className="w-full">
        <CartBadge
          name="cart-badge"
          products={sellables}
          labels={{ badge: cartLabels.badge, items: cartLabels.items }}
        />
      </Island>
    </PageHeader>
  );
}
