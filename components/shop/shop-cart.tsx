import type { ReactNode } from 'react';
import { CartProvider } from '@/components/islands/shop/cart-provider';
import { CartSummary } from '@/components/islands/shop/cart-summary';
import { mailAddress } from '@/components/links/mail-link';
import { outboundHref } from '@/components/links/outbound-link';
import { IslandHost } from '@/components/ui/island-host';
import { company } from '@/content/company/company';
import { cartWords } from '@/content/shop/cart-words';
import { cartMail, hostedCheckout } from '@/content/shop/shop-pages';
import { telHref } from '@/lib/text/contact-links';
import { factValue } from '@/lib/facts/facts';
import { notesByPath, sellables } from '@/components/shop/view/sellables';

/** The cart around the three shop pages. */
export function ShopCart({ children }: { children: ReactNode }) {
  const phone = factValue(company.phone);
  return (
    <CartProvider products={sellables} words={cartWords}>
      {children}
      <IslandHost name="cart-summary" wake="soon" hasLostNote={false}>
        <CartSummary
          notes={notesByPath}
          checkoutAddress={hostedCheckout === null ? null : outboundHref(hostedCheckout)}
          mail={{ to: mailAddress('support'), ...cartMail }}
          phone={{ href: telHref(phone), number: phone }}
        />
      </IslandHost>
    </CartProvider>
  );
}
