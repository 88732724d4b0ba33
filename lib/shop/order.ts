import { type CartLine, lineText, lineTotal } from './cart';
import { type Cents, formatCents } from '@/lib/money/money';
import { interpolate, type Template } from '@/lib/text/interpolate';

export type Order = {
  readonly lines: readonly CartLine[];
  /** In cents, without shipping. */
  readonly total: Cents;
};

/** Labels that differ between an order with shipping, by address or by cost, and one of downloads. */
type ByShipping<Text extends string> = { readonly shipped: Text; readonly digital: Text };

export type OrderLabels = {
  /** One line; `price` is the unit price. */
  readonly line: Template<'quantity' | 'line' | 'price' | 'amount'>;
  readonly total: ByShipping<Template<'total'>>;
  /** The line for the buyer's details: with a shipping address if there is something to ship. */
  readonly closing: ByShipping<string>;
};

/** True if at least one line has to be shipped: only then does an order need a shipping address. */
export function isShipped(order: Pick<Order, 'lines'>): boolean {
  return order.lines.some(({ product }) => product.isShipped);
}

/** True if the office has to add shipping: not for downloads or items that always ship free. */
export function hasShippingCost(order: Pick<Order, 'lines'>): boolean {
  return order.lines.some(({ product }) => product.isShipped && product.shipsFreeOver !== 0);
}

/**
 * The order as plain text: every line with its quantity and amount, the total, the shipping promise
 * (lib/shop/cart.ts), and what the office needs from the buyer.
 */
export function orderText(order: Order, labels: OrderLabels, shipping: readonly string[]): string {
  return [
    ...order.lines.map((line) =>
      interpolate(labels.line, {
        quantity: line.quantity,
        line: lineText(line),
        price: formatCents(line.product.price),
        amount: formatCents(lineTotal(line)),
      }),
    ),
    '',
    interpolate(labels.total[hasShippingCost(order) ? 'shipped' : 'digital'], {
      total: formatCents(order.total),
    }),
    ...shipping,
    '',
    labels.closing[isShipped(order) ? 'shipped' : 'digital'],
    '',
  ].join('\n');
}

/**
 * The address of the hosted checkout with the order in its query: `items` holds `sku:quantity` or
 * `sku:quantity:options` for each line, `total` the sum in cents. Existing parameters are kept.
 * @throws if the address is not absolute.
 */
export function checkoutHref(address: string, order: Order): string {
  const url = new URL(address);
  url.searchParams.set(
    'items',
    order.lines
      .map(({ productId, quantity, chosen }) => [productId, quantity, ...chosen].join(':'))
      .join(','),
  );
  url.searchParams.set('total', String(order.total));
  return url.href;
}
