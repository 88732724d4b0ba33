import { MailLink } from '@/components/links/mail-link';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { textLinkStyle } from '@/components/ui/text-link';
import { orderMail } from '@/content/shop-pages';
import { factValue } from '@/lib/facts';
import { formatCents } from '@/lib/money';
import type { ShelfProduct } from './shelf-product';

/** The way to order that needs no scripts: a mail with the product filled in. */
export function OrderByMail({ product }: { product: ShelfProduct }) {
  return (
    <MailLink subject={`${orderMail.subject}: ${product.name}`} body={orderText(product)} className={`inline-flex min-h-11 items-center text-sm ${textLinkStyle}`}>
      {orderMail.link}<VisuallyHidden> {product.name}</VisuallyHidden>
    </MailLink>
  );
}

function orderText({ name, price, sizes, colors }: ShelfProduct): string {
  return [
    `1 x ${name}, ${formatCents(factValue(price))}`,
    ...(sizes.length === 0 ? [] : [`Size (${sizes.join(', ')}):`]),
    ...(colors.length === 0 ? [] : [`Color (${colors.join(', ')}):`]),
    '',
    orderMail.closing,
    '',
  ].join('\n');
}
