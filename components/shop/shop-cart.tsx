import type { ReactNode } from 'react';
import { CartProvider } from '@/components/islands/shop/cart-provider';
import { CartSummary } from '@/components/islands/shop/cart-summary';
import { mailAddress } from '@/components/links/mail-link';
import { outboundHref } from '@/components/links/outbound-link';
import { IslandHost } from '@/components/ui/island-host';
import { cartMail, hostedCheckout } from '@/content/shop-pages';
import { notesByPath, sellables } from './sellables';

/** The cart around the three shop pages. */
export function ShopCart({ children }: { children: ReactNode }) {
  return (
    <CartProvider products={sellables}>
      {children}
      <IslandHost name="cart-summary" wake="soon" hasLostNote={false}>
        <CartSummary
          notes={notesByPath}
          checkoutAddress={hostedCheckout === null ? null : outboundHref(hostedCheckout)}
          mail={{ to: mailAddress('support'), ...cartMail }}
        />
      </IslandHost>
    </CartProvider>
  );
}
