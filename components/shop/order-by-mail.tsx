import { MailLink } from '@/components/links/mail-link';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { textLinkStyle } from '@/components/ui/text-link';
import { orderMail } from '@/content/shop/shop-pages';
import { factValue } from '@/lib/facts/facts';
import { formatCents } from '@/lib/money/money';
import { interpolate } from '@/lib/text/interpolate';
import type { ShelfProduct } from '@/components/shop/model/shelf-product';

/** Orders without scripts: an email that names the product. With scripts the card has its button. */
export function OrderByMail({ product }: { product: ShelfProduct }) {
  return (
    <MailLink
      subject={`${orderMail.subject}: ${product.name}`}
      body={orderText(product)}
      className={`hidden min-h-11 items-center text-sm noscript:inline-flex ${textLinkStyle}`}
    >
      {orderMail.link}
      <VisuallyHidden> {product.name}</VisuallyHidden>
    </MailLink>
  );
}

function orderText({ name, price, isShipped, sizes, colors }: ShelfProduct): string {
  return [
    interpolate(orderMail.line, { product: name, price: formatCents(factValue(price)) }),
    ...(sizes.length === 0 ? [] : [interpolate(orderMail.size, { sizes: sizes.join(', ') })]),
    ...(colors.length === 0 ? [] : [interpolate(orderMail.color, { colors: colors.join(', ') })]),
    '',
    isShipped ? orderMail.closing.shipped : orderMail.closing.digital,
    '',
  ].join('\n');
}
