import {
  type Cart,
  cartAnnouncement,
  type CartEvent,
  cartLines,
  cartReducer,
  emptyCart,
  itemCount,
  leftOutText,
  lineKey,
  linesTotal,
  lineText,
  quantityLimit,
  quantityOf,
  cartShipping,
  orderShipping,
  type Sellable,
} from '@/lib/shop/cart';
import { listed } from '../../support/listed';
import { sellable } from '../../support/sellable';

const products: readonly Sellable[] = [
  sellable('mug', 'Mug', 1599),
  sellable('tee', 'T-Shirt', 2499, { choices: [{ label: 'Size', options: ['S', 'M'] }] }),
  sellable('gone', 'Sold out', 999, { isInStock: false }),
];
const play = (events: readonly CartEvent[], from: Cart = emptyCart) =>
  events.reduce((cart, event) => Object.freeze(cartReducer(cart, event, products)), from);

/** The event that a text such as "add tee S" or "raise tee|S" names. */
function eventOf(text: string): CartEvent {
  const [type = '', product = '', ...chosen] = text.split(' ');
  return (type === 'add' ? { type, productId: product, chosen } : { type, key: product }) as CartEvent;
}
const after = (events: string, from?: Cart) => play(events.split(', ').map(eventOf), from);

const labels = {
  items: { one: '1 item', many: '{count} items' },
  announcement: {
    holds: 'Cart: {items}, {total}.',
    empty: 'The cart is empty.',
    cleared: 'Everything is gone.',
    undone: 'Put back.',
    added: '{line} added.',
    removed: '{line} removed.',
    changed: '{line}: {quantity}.',
    unknown: 'Item',
  },
} as const;

describe('the cart', () => {
  // Only the last removal can be undone, and only until the next change.
  const histories = `add mug, add tee S, add mug, add tee M | add mug, add mug, add tee S, lower mug, raise tee|S
add mug, add tee M, clear | add mug, add mug, add tee M, remove mug, undo | add mug, add tee M, clear, undo
add mug, add tee M, remove mug, remove tee|M, undo | add mug, add tee M, remove mug, add mug, undo
add mug, add tee M, remove mug, raise tee|M, undo | add mug, remove mug, forget, undo | add mug, remove mug
add mug, remove mug, forget | add tee M | add mug, clear, undo | add mug, add tee S, raise tee|S | forget`;

  it('has its lines and says what happened', () => {
    const told = (events: string) => {
      const cart = after(events);
      const lines = cart.lines.map((line) => `${lineKey(line)} ${line.quantity}`).join(', ');
      return `${lines}. ${cartAnnouncement(cart, products, labels)}`;
    };
    expect(listed(histories, told)).toMatchSnapshot();
  });

  it('returns the same cart for an invalid change', () => {
    const cart = after('add mug, add tee M, remove mug, undo');
    const impossible =
      'add tee, add tee XXL, add tee S S, add gone, add no, raise tee, lower mug, remove nothing, undo, forget';
    for (const change of impossible.split(', '))
      expect([change, cartReducer(cart, eventOf(change), products) === cart]).toEqual([change, true]);
    expect(cartReducer(emptyCart, eventOf('clear'), products)).toBe(emptyCart);
  });

  it('stops at the limit of a line', () => {
    const full = after(Array(quantityLimit).fill('add mug').join(', '));
    expect(quantityOf(full, 'mug')).toBe(quantityLimit);
    for (const more of ['add mug', 'raise mug'])
      expect(cartReducer(full, eventOf(more), products)).toBe(full);
  });

  it('replaces its own lines with a cart from the URL', () => {
    const mug = { productId: 'mug', chosen: [], quantity: 3 };
    const bring = (...lines: Cart['lines']): CartEvent => ({ type: 'bring', lines });
    const brought = play([bring(mug, { productId: 'gone', chosen: [], quantity: 1 })]);
    expect(brought).toEqual({ lines: [mug], before: null, lastEvent: null });
    expect(cartAnnouncement(brought, products, labels)).toBe('');
    expect(cartReducer(after('add tee S'), bring(mug), products)).toEqual(brought);
  });

  it('adds up all choices of one product, and no other product', () => {
    const cart = after('add mug, add tee S, add tee M, add tee M');
    expect(['tee', 'mug', 'gone'].map((id) => quantityOf(cart, id))).toEqual([3, 1, 0]);
    expect([itemCount(cart), linesTotal(cartLines(cart, products))]).toEqual([4, 9096]);
  });

  it('omits the price of a line whose product is no longer sold here', () => {
    const cart = after('raise mug', after('add mug, add tee S'));
    expect(cartAnnouncement(cart, products.slice(1), labels)).toBe('Item: 2. Cart: 3 items, $24.99.');
  });
});

test('the note about what was left out names the products of the shops and counts the others', () => {
  const others = { one: '1 other item', many: '{count} other items' } as const;
  const texts = { text: 'Left out: {products}.', others } as const;
  const note = (leftOut: readonly (string | null)[]) => leftOutText(leftOut, labels.items, texts);
  expect(listed([[], ['Cap', null, 'Cap', 'Mug'], [null, null]], note)).toMatchSnapshot();
});

test('the text of a line has every choice', () => {
  const hoodie = sellable('hoodie', 'Hoodie', 4999);
  expect(lineText({ product: hoodie, chosen: ['Deep green', 'M'] })).toBe('Hoodie (Deep green, M)');
});

test('the shipping promise is that of the shop below the cart, and that of the goods in an order', () => {
  const over = { over: 'over {amount}', met: 'met', notMet: 'not met' } as const;
  const texts = { free: 'free', some: 'free: {products}', ...over } as const;
  // Each good has its name, the amount from which it ships free, and its price, all in dollars.
  const goods = `AED 0, Bag 0 | AED 0, AED 0 | Mug 100, Mug | AED 0, Mug 50, Mug 100 | AED 0, Mug | Guide 0 | Mug 50, Mug
AED 0, Guide 0 | Mug 50 50 | Mug 50 50.01 | Mug 50 60, Mug 100 | AED 0 1790, Mug 100`;
  const promised = (text: string) => {
    const lines = text.split(', ').map((good, index) => {
      const [name = '', free, price = 1] = good.split(' ');
      const promise = free === undefined ? {} : { shipsFreeOver: Number(free) * 100 };
      const product = sellable(name, name, Number(price) * 100, { ...promise, isShipped: name !== 'Guide' });
      return { key: String(index), productId: name, chosen: [], quantity: 1, product };
    });
    const [shop, shopOver50] = [null, 5000].map((amount) => cartShipping(lines, amount, texts));
    return { shop, shopOver50, order: orderShipping(lines, texts) };
  };
  expect(listed(goods, promised)).toMatchSnapshot();
  expect(orderShipping([], texts)).toEqual([]);
});
