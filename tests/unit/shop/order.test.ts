import fc from 'fast-check';
import { productComparisonRows } from '@/lib/shop/comparison';
import { mailHref } from '@/lib/text/contact-links';
import { cartLines, cartReducer, cartTotal, emptyCart, type Sellable } from '@/lib/shop/cart';
import { checkoutHref, orderText } from '@/lib/shop/order';

const products: readonly Sellable[] = [
  { id: 'merch-mug', name: 'Mug & Co', price: 1599, isInStock: true, isShipped: true, choices: [] },
  {
    id: 'merch-tee',
    name: 'T-Shirt',
    price: 2499,
    isInStock: true,
    isShipped: true,
    choices: [{ label: 'Size', options: ['S', 'M'] }],
  },
];
const events = [
  { type: 'add', productId: 'merch-mug', chosen: [] },
  { type: 'add', productId: 'merch-tee', chosen: ['M'] },
  { type: 'add', productId: 'merch-tee', chosen: ['M'] },
] as const;
const cart = events.reduce((state, event) => cartReducer(state, event, products), emptyCart);
const order = { lines: cartLines(cart, products), total: cartTotal(cart, products) };
const download: Sellable = {
  id: 'book-guide',
  name: 'Guide',
  price: 2799,
  isInStock: true,
  isShipped: false,
  choices: [],
};

const words = {
  line: '{quantity} x {line} at {price} = {amount}',
  total: { shipped: 'Total: {total} (before shipping and tax)', digital: 'Total: {total} (before tax)' },
  closing: { shipped: 'My address:', digital: 'My name:' },
};

describe('an order', () => {
  it('lists every line with its quantity and amount, and the total', () => {
    expect(orderText(order, words)).toBe(
      '1 x Mug & Co at $15.99 = $15.99\n2 x T-Shirt (M) at $24.99 = $49.98\n\nTotal: $65.97 (before shipping and tax)\n\nMy address:\n',
    );
  });

  it('asks for no address, and speaks of no shipping, when everything in it is a download', () => {
    const stock = [...products, download];
    const one = cartReducer(emptyCart, { type: 'add', productId: 'book-guide', chosen: [] }, stock);
    const digital = { lines: cartLines(one, stock), total: cartTotal(one, stock) };
    expect(orderText(digital, words)).toBe(
      '1 x Guide at $27.99 = $27.99\n\nTotal: $27.99 (before tax)\n\nMy name:\n',
    );
    const mixed = cartReducer(one, events[0], stock);
    const text = orderText({ lines: cartLines(mixed, stock), total: cartTotal(mixed, stock) }, words);
    expect(text).toContain('before shipping and tax');
    expect(text).toContain('My address:');
  });

  it('arrives whole in an e-mail', () => {
    const href = mailHref({
      to: 'support@example.com',
      subject: 'Order',
      body: orderText(order, words),
    });
    const body = new URL(href).searchParams.get('body');
    expect(body?.replaceAll('\r\n', '\n')).toBe(orderText(order, words));
  });

  it('is handed to a hosted checkout in the query, beside what the address already says', () => {
    const url = new URL(checkoutHref('https://pay.example.com/shop?store=7', order));
    expect(url.origin + url.pathname).toBe('https://pay.example.com/shop');
    expect(Object.fromEntries(url.searchParams)).toEqual({
      store: '7',
      items: 'merch-mug:1,merch-tee:2:M',
      total: '6597',
    });
  });

  it('refuses a checkout address that is not absolute', () => {
    expect(() => checkoutHref('/pay', order)).toThrow();
  });
});

describe('a comparison', () => {
  it('names every label once and leaves gaps where a product has no such value', () => {
    const rows = productComparisonRows([
      {
        id: 'a',
        name: 'A',
        values: [
          { label: 'Price', value: '$1' },
          { label: 'Shock', value: 'Button' },
        ],
      },
      {
        id: 'b',
        name: 'B',
        values: [
          { label: 'Price', value: '$1' },
          { label: 'Size', value: 'Adult' },
        ],
      },
    ]);
    expect(rows).toEqual([
      { label: 'Price', values: ['$1', '$1'], isSame: true },
      { label: 'Shock', values: ['Button', null], isSame: false },
      { label: 'Size', values: [null, 'Adult'], isSame: false },
    ]);
  });

  it('loses no value, for any products', () => {
    const value = fc.record({ label: fc.constantFrom('a', 'b', 'c', 'd'), value: fc.string() });
    const product = fc.record({
      id: fc.string(),
      name: fc.string(),
      values: fc.uniqueArray(value, { selector: ({ label }) => label }),
    });
    fc.assert(
      fc.property(fc.array(product, { maxLength: 3 }), (list) => {
        const rows = productComparisonRows(list);
        const shown = rows.flatMap((row) => row.values).filter((entry) => entry !== null).length;
        expect(shown).toBe(list.flatMap(({ values }) => values).length);
        for (const row of rows) expect(row.values).toHaveLength(list.length);
      }),
    );
  });
});
