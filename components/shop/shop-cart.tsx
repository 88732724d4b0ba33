import { CartSummary } from '@/components/islands/shop/cart-summary';
import { Island } from '@/components/layout/island';
import { mailAddress } from '@/components/links/mail-link';
import { outboundHref } from '@/components/links/outbound-link';
import { company } from '@/content/company/company';
import { cartLabels } from '@/content/shop/cart-labels';
import { cartMail, freeShippingOver, hostedCheckout, type ShopRoute } from '@/content/shop/shop-pages';
import { telHref } from '@/lib/text/contact-links';
import { factValue } from '@/lib/facts/facts';
import { sellables } from '@/components/shop/model/sellables';

/** The contents of the cart, at the bottom of a shop page. */
export function ShopCart({ route }: { route: ShopRoute }) {
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
