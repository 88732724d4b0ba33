import { type CartLine, linesTotal, lineText, lineTotal } from './cart';
import { formatCents } from '@/lib/money/money';
import { interpolate, type Template } from '@/lib/text/interpolate';

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
export function isShipped(lines: readonly CartLine[]): boolean {
  return lines.some(({ product }) => product.isShipped);
}

/** True if the office has to add shipping: not for downloads or items that always ship free. */
export function hasShippingCost(lines: readonly CartLine[]): boolean {
  return lines.some(({ product }) => product.isShipped && product.shipsFreeOver !== 0);
}

/**
 * The order as plain text: every line with its quantity and amount, the total, the shipping promise
 * (lib/shop/cart.ts), and what the office needs from the buyer.
 */
export function orderText(
  lines: readonly CartLine[],
  labels: OrderLabels,
  shipping: readonly string[],
): string {
  return [
    ...lines.map((line) =>
      interpolate(labels.line, {
        quantity: line.quantity,
        line: lineText(line),
        price: formatCents(line.product.price),
        amount: formatCents(lineTotal(line)),
      }),
    ),
    '',
    interpolate(labels.total[hasShippingCost(lines) ? 'shipped' : 'digital'], {
      total: formatCents(linesTotal(lines)),
    }),
    ...shipping,
    '',
    labels.closing[isShipped(lines) ? 'shipped' : 'digital'],
    '',
  ].join('\n');
}

/**
 * The address of the hosted checkout with the order in its query: `items` holds `sku:quantity` or
 * `sku:quantity:options` for each line, `total` the sum in cents. Existing parameters are kept.
 * @throws if the address is not absolute.
 */
export function checkoutHref(address: string, lines: readonly CartLine[]): string {
  const url = new URL(address);
  const items = lines.map(({ productId, quantity, chosen }) => [productId, quantity, ...chosen].join(':'));
  url.searchParams.set('items', items.join(','));
  url.searchParams.set('total', String(linesTotal(lines)));
  return url.href;
}
