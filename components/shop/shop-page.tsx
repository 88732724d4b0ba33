import type { ReactNode } from 'react';
import { CartBadge } from '@/components/islands/shop/cart-badge';
import { CartSummary } from '@/components/islands/shop/cart-summary';
import { CallToAction } from '@/components/layout/call-to-action';
import { Island } from '@/components/layout/island';
import { Page } from '@/components/layout/page';
import { PageHeader } from '@/components/layout/page-header';
import { SitePicture } from '@/components/layout/site-picture';
import { mailAddress, MailLink } from '@/components/links/mail-link';
import { outboundHref } from '@/components/links/outbound-link';
import { PhoneLink } from '@/components/links/phone-link';
import { buttonStyle } from '@/components/ui/button-style';
import { company } from '@/content/company/company';
import { cartLabels } from '@/content/shop/cart-labels';
import {
  cartMail,
  freeShippingOver,
  hostedCheckout,
  shopClosings,
  shopHeaders,
  type ShopRoute,
} from '@/content/shop/shop-pages';
import { heroes } from '@/content/site/pictures';
import { factValue } from '@/lib/facts/facts';
import { telHref } from '@/lib/text/contact-links';
import { productGraph } from './model/product-graph';
import { sellables } from './model/sellables';

/** A shop: its goods between the header and the end that all shops share, and the cart. */
export function ShopPage({ route, children }: { route: ShopRoute; children: ReactNode }) {
  const { title, lead, subject, action } = shopClosings[route];
  return (
    <>
      <Page route={route} graph={productGraph(route)}>
        <ShopHeader route={route} />
        {children}
        <CallToAction title={title} lead={lead}>
          <MailLink subject={subject} className={buttonStyle('main', 'lg')}>
            {action}
          </MailLink>
          <PhoneLink className={buttonStyle('on-deep', 'lg')} />
        </CallToAction>
      </Page>
      <ShopCart route={route} />
    </>
  );
}

/** On a phone the goods come right after it, in place of a picture. */
function ShopHeader({ route }: { route: ShopRoute }) {
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

/** The contents of the cart, at the bottom of the page. */
function ShopCart({ route }: { route: ShopRoute }) {
  const phone = factValue(company.phone);
  const { items, shipping, leftOut, mayBeOld, announcement, summary, dialog, order } = cartLabels;
  return (
    <Island hydrate="interaction" hasLostNote={false}>
      <CartSummary
        name="cart-summary"
        products={sellables}
        labels={{ items, shipping, leftOut, mayBeOld, announcement, summary, dialog, order }}
        freeOver={freeShippingOver[route]}
        checkoutAddress={hostedCheckout === null ? null : outboundHref(hostedCheckout)}
        mail={{ to: mailAddress('support'), ...cartMail }}
        phone={{ href: telHref(phone), number: phone }}
      />
    </Island>
  );
}
