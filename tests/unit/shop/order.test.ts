import { type Cart, cartLines, cartReducer, emptyCart } from '@/lib/shop/cart';
import { checkoutHref, orderText } from '@/lib/shop/order';
import { sellable } from '../../support/sellable';

const stock = [
  sellable('merch-mug', 'Mug & Co', 1599),
  sellable('merch-tee', 'T-Shirt', 2499, { choices: [{ label: 'Size', options: ['S', 'M'] }] }),
  sellable('book-guide', 'Guide', 2799, { isShipped: false }),
  sellable('aed-unit', 'AED', 99900, { shipsFreeOver: 0 }),
];
/** An order of one of each named product, with its options. */
function orderOf(...names: readonly string[]) {
  const add = (cart: Cart, name: string) => {
    const [productId = '', ...chosen] = name.split(' ');
    return cartReducer(cart, { type: 'add', productId, chosen }, stock);
  };
  return cartLines(names.reduce(add, emptyCart), stock);
}
const order = orderOf('merch-mug', 'merch-tee M', 'merch-tee M');

const labels = {
  line: '{quantity} x {line} at {price} = {amount}',
  total: { shipped: 'Total: {total} (before shipping and tax)', digital: 'Total: {total} (before tax)' },
  closing: { shipped: 'My address:', digital: 'My name:' },
} as const;

describe('an order', () => {
  it('lists every line with its quantity and amount, the total, and the shipping promise', () => {
    expect(orderText(order, labels, ['Free over $50'])).toBe(
      '1 x Mug & Co at $15.99 = $15.99\n2 x T-Shirt (M) at $24.99 = $49.98\n\nTotal: $65.97 (before shipping and tax)\nFree over $50\n\nMy address:\n',
    );
  });

  it('needs no address if all of it is downloads, and mentions shipping only if it costs something', () => {
    expect(orderText(orderOf('book-guide'), labels, [])).toBe(
      '1 x Guide at $27.99 = $27.99\n\nTotal: $27.99 (before tax)\n\nMy name:\n',
    );
    expect(orderText(orderOf('aed-unit'), labels, ['Ships free'])).toMatch(
      /\(before tax\)\nShips free\n\nMy address:/,
    );
  });

  it('is passed to a hosted checkout in the query, after any existing parameters', () => {
    const url = new URL(checkoutHref('https://pay.example.com/shop?store=7', order));
    expect(url.origin + url.pathname).toBe('https://pay.example.com/shop');
    expect(Object.fromEntries(url.searchParams)).toEqual({
      store: '7',
      items: 'merch-mug:1,merch-tee:2:M',
      total: '6597',
    });
  });
});
