import { lineText, type PricedLine } from './cart';
import { type Cents, formatCents } from './money';

export type Order = {
  readonly lines: readonly PricedLine[];
  /** In cents, without shipping. */
  readonly total: Cents;
};

/** The order as plain text: every line with its quantity and amount, the total, and room for the buyer's address. */
export function orderText(order: Order, closing: string): string {
  return [
    ...order.lines.map((line) => `${line.quantity} x ${lineText(line)} at ${formatCents(line.price)} = ${formatCents(line.total)}`),
    '',
    `Total: ${formatCents(order.total)} (before shipping and tax)`,
    '',
    closing,
    '',
  ].join('\n');
}

/**
 * The address of the hosted checkout with the order in its query: `items` holds `sku:quantity` or `sku:quantity:options`
 * for each line, `total` the sum in cents. What the address already has in its query stays.
 * @throws when the address is not absolute.
 */
export function checkoutHref(address: string, order: Order): string {
  const url = new URL(address);
  url.searchParams.set('items', order.lines.map(({ productId, quantity, chosen }) => [productId, quantity, ...chosen].join(':')).join(','));
  url.searchParams.set('total', String(order.total));
  return url.href;
}
