import { CartBadge } from '@/components/islands/shop/cart-badge';
import { Island } from '@/components/layout/island';
import { PageHeader } from '@/components/layout/page-header';
import { SitePicture } from '@/components/layout/site-picture';
import { sellables } from '@/components/shop/model/sellables';
import { cartLabels } from '@/content/shop/cart-labels';
import { heroes } from '@/content/site/pictures';
import { shopHeaders, type ShopRoute } from '@/content/shop/shop-pages';

/** The top of a shop page. On a phone the goods come right after it, in place of a picture. */
export function ShopHeader({ route }: { route: ShopRoute }) {
  const { title, lead } = shopHeaders[route];
  const picture = heroes[route];
  return (
    <PageHeader
      title={title}
      lead={lead}
      tone="apricot"
      route={route}
      beside={
        <Island hydrate="interaction" hasLostNote={false} className="ml-auto">
          <CartBadge
            name="cart-badge"
            products={sellables}
            labels={{ badge: cartLabels.badge, items: cartLabels.items }}
          />
        </Island>
      }
      aside={
        picture === null ? null : (
          <SitePicture
            id={picture}
            sizes="30rem"
            isPriority
            isWideOnly
            band="apricot"
            className="rounded-card"
          />
        )
      }
      isAsideOnPhones={false}
    />
  );
}
