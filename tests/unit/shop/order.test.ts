import fc from 'fast-check';
import { comparisonRows } from '@/lib/comparison';
import { mailHref } from '@/lib/contact-links';
import { changeCart, cartTotal, emptyCart, pricedLines, type Sellable } from '@/lib/cart';
import { checkoutHref, orderText } from '@/lib/order';

const products: readonly Sellable[] = [
  { id: 'merch-mug', name: 'Mug & Co', price: 1599, isInStock: true, choices: [] },
  { id: 'merch-tee', name: 'T-Shirt', price: 2499, isInStock: true, choices: [{ label: 'Size', options: ['S', 'M'] }] },
];
const events = [
  { type: 'add', productId: 'merch-mug', chosen: [] },
  { type: 'add', productId: 'merch-tee', chosen: ['M'] },
  { type: 'add', productId: 'merch-tee', chosen: ['M'] },
] as const;
const cart = events.reduce((state, event) => changeCart(state, event, products), emptyCart);
const order = { lines: pricedLines(cart, products), total: cartTotal(cart, products) };

describe('an order', () => {
  it('lists every line with its quantity and amount, and the total', () => {
    expect(orderText(order, 'My address:')).toBe(
      '1 x Mug & Co at $15.99 = $15.99\n2 x T-Shirt (M) at $24.99 = $49.98\n\nTotal: $65.97 (before shipping and tax)\n\nMy address:\n',
    );
  });

  it('arrives whole in a mail', () => {
    const href = mailHref({ to: 'support@example.com', subject: 'Order', body: orderText(order, 'My address:') });
    const body = new URL(href).searchParams.get('body');
    expect(body?.replaceAll('\r\n', '\n')).toBe(orderText(order, 'My address:'));
  });

  it('is handed to a hosted checkout in the query, beside what the address already says', () => {
    const url = new URL(checkoutHref('https://pay.example.com/shop?store=7', order));
    expect(url.origin + url.pathname).toBe('https://pay.example.com/shop');
    expect(Object.fromEntries(url.searchParams)).toEqual({ store: '7', items: 'merch-mug:1,merch-tee:2:M', total: '6597' });
  });

  it('refuses a checkout address that is not absolute', () => {
    expect(() => checkoutHref('/pay', order)).toThrow();
  });
});

describe('a comparison', () => {
  it('names every label once and leaves gaps where a product has no such value', () => {
    const rows = comparisonRows([
      { id: 'a', name: 'A', values: [{ label: 'Price', value: '$1' }, { label: 'Shock', value: 'Button' }] },
      { id: 'b', name: 'B', values: [{ label: 'Price', value: '$1' }, { label: 'Size', value: 'Adult' }] },
    ]);
    expect(rows).toEqual([
      { label: 'Price', values: ['$1', '$1'], isSame: true },
      { label: 'Shock', values: ['Button', null], isSame: false },
      { label: 'Size', values: [null, 'Adult'], isSame: false },
    ]);
  });

  it('loses no value, for any products', () => {
    const value = fc.record({ label: fc.constantFrom('a', 'b', 'c', 'd'), value: fc.string() });
    const product = fc.record({ id: fc.string(), name: fc.string(), values: fc.uniqueArray(value, { selector: ({ label }) => label }) });
    fc.assert(fc.property(fc.array(product, { maxLength: 3 }), (list) => {
      const rows = comparisonRows(list);
      const shown = rows.flatMap((row) => row.values).filter((entry) => entry !== null).length;
      expect(shown).toBe(list.flatMap(({ values }) => values).length);
      for (const row of rows) expect(row.values).toHaveLength(list.length);
    }));
  });
});
