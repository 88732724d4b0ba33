import {
  type Cart,
  cartAnnouncement,
  type CartEvent,
  cartTotal,
  cartReducer,
  emptyCart,
  itemCount,
  leftOutText,
  lineKey,
  lineText,
  quantityLimit,
  quantityOf,
  cartShipping,
  orderShipping,
  type Sellable,
} from '@/lib/shop/cart';
import { sellable } from '../../support/sellable';

const products: readonly Sellable[] = [
  sellable('mug', 'Mug', 1599),
  sellable('tee', 'T-Shirt', 2499, { choices: [{ label: 'Size', options: ['S', 'M'] }] }),
  sellable('gone', 'Sold out', 999, { isInStock: false }),
];
const play = (events: readonly CartEvent[], from: Cart = emptyCart) =>
  events.reduce((cart, event) => Object.freeze(cartReducer(cart, event, products)), from);
const add = (productId: string, ...chosen: readonly string[]): CartEvent => ({
  type: 'add',
  productId,
  chosen,
});

const raise = (key: string): CartEvent => ({ type: 'raise', key });
const lower = (key: string): CartEvent => ({ type: 'lower', key });
const remove = (key: string): CartEvent => ({ type: 'remove', key });
const clear: CartEvent = { type: 'clear' };
const undo: CartEvent = { type: 'undo' };
const forget: CartEvent = { type: 'forget' };

describe('the cart', () => {
  it.each<readonly [string, readonly CartEvent[]]>([
    ['mug 2, tee|S 1, tee|M 1', [add('mug'), add('tee', 'S'), add('mug'), add('tee', 'M')]],
    ['mug 1, tee|S 2', [add('mug'), add('mug'), add('tee', 'S'), lower('mug'), raise('tee|S')]],
    ['', [add('mug'), add('tee', 'M'), clear]],
    // Only the last removal can be undone, and only until the next change.
    ['mug 2, tee|M 1', [add('mug'), add('mug'), add('tee', 'M'), remove('mug'), undo]],
    ['mug 1, tee|M 1', [add('mug'), add('tee', 'M'), clear, undo]],
    ['tee|M 1', [add('mug'), add('tee', 'M'), remove('mug'), remove('tee|M'), undo]],
    ['tee|M 1, mug 1', [add('mug'), add('tee', 'M'), remove('mug'), add('mug'), undo]],
    ['tee|M 2', [add('mug'), add('tee', 'M'), remove('mug'), raise('tee|M'), undo]],
    ['', [add('mug'), remove('mug'), forget, undo]],
  ])('has "%s" after its events', (content, events) => {
    const { lines } = play(events);
    expect(lines.map((line) => `${lineKey(line)} ${line.quantity}`).join(', ')).toBe(content);
  });

  it('returns the same cart for an invalid change', () => {
    const cart = play([add('mug'), add('tee', 'M'), remove('mug'), undo]);
    const impossible = [add('tee'), add('tee', 'XXL'), add('tee', 'S', 'S'), add('gone'), add('no')];
    const others = [raise('tee'), lower('mug'), remove('nothing'), undo, forget];
    for (const change of [...impossible, ...others]) expect(cartReducer(cart, change, products)).toBe(cart);
    expect(cartReducer(emptyCart, clear, products)).toBe(emptyCart);
  });

  it('stops at the limit of a line', () => {
    const full = play(Array.from({ length: quantityLimit }, () => add('mug')));
    expect(quantityOf(full, 'mug')).toBe(quantityLimit);
    expect(cartReducer(full, add('mug'), products)).toBe(full);
    expect(cartReducer(full, raise('mug'), products)).toBe(full);
  });

  it('replaces its own lines with a cart from the URL', () => {
    const mug = { productId: 'mug', chosen: [], quantity: 3 };
    const bring = (...lines: Cart['lines']): CartEvent => ({ type: 'bring', lines });
    const brought = play([bring(mug, { productId: 'gone', chosen: [], quantity: 1 })]);
    expect(brought).toEqual({ lines: [mug], before: null, lastEvent: null });
    expect(cartAnnouncement(brought, products, labels)).toBe('');
    const held = play([add('tee', 'S')]);
    expect(cartReducer(held, bring(mug), products)).toEqual(brought);
  });
});

describe('the note about what was left out', () => {
  const items = { one: '1 item', many: '{count} items' } as const;
  const texts = {
    text: 'Left out: {products}.',
    others: { one: '1 other item', many: '{count} other items' },
  } as const;
  it.each([
    [[], ''],
    [['Cap', null, 'Cap', 'Mug'], 'Left out: Cap, Mug, 1 other item.'],
    [[null, null], 'Left out: 2 items.'],
  ])('names the products of the shops and counts the others: %j', (leftOut, said) => {
    expect(leftOutText(leftOut, items, texts)).toBe(said);
  });
});

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

describe('the announcement', () => {
  const said = (...events: readonly CartEvent[]) => cartAnnouncement(play(events), products, labels);

  it.each<readonly [string, readonly CartEvent[]]>([
    ['T-Shirt (M) added. Cart: 1 item, $24.99.', [add('tee', 'M')]],
    ['Mug removed. The cart is empty.', [add('mug'), remove('mug')]],
    ['Put back. Cart: 1 item, $15.99.', [add('mug'), clear, undo]],
    ['Everything is gone.', [add('mug'), clear]],
    // Names the changed line, not the first.
    ['T-Shirt (S): 2. Cart: 3 items, $65.97.', [add('mug'), add('tee', 'S'), raise('tee|S')]],
    ['', []],
    ['', [add('mug'), remove('mug'), forget]],
  ])('is "%s" after its events', (sentence, events) => {
    expect(said(...events)).toBe(sentence);
  });

  it('includes every choice of a line', () => {
    const hoodie = sellable('hoodie', 'Hoodie', 4999);
    expect(lineText({ product: hoodie, chosen: ['Deep green', 'M'] })).toBe('Hoodie (Deep green, M)');
  });
});

describe('the shipping promise', () => {
  const texts = {
    free: 'free',
    some: 'free: {products}',
    over: 'over {amount}',
    met: 'met',
    notMet: 'not met',
  } as const;
  const linesOf = (goods: readonly Partial<Sellable>[]) =>
    goods.map((own, index) => ({
      key: String(index),
      productId: 'mug',
      chosen: [],
      quantity: 1,
      product: sellable('mug', 'Mug', 1, own),
    }));
  const aed = { name: 'AED', shipsFreeOver: 0 };

  it.each<readonly [readonly string[], number | null, readonly Partial<Sellable>[]]>([
    [['free: AED, Bag'], null, [aed, { ...aed, name: 'Bag' }]],
    [['free: AED', 'over $100'], 10000, [aed, aed]],
    [['over $50'], 5000, [{ shipsFreeOver: 10000 }, {}]],
    [['free: AED', 'over $100'], null, [aed, { shipsFreeOver: 5000 }, { shipsFreeOver: 10000 }]],
    [['free: AED'], null, [aed, {}]],
    [[], null, [{ isShipped: false, shipsFreeOver: 0 }]],
  ])('below the cart is %j in a shop with the amount %s', (said, freeOver, goods) => {
    expect(cartShipping(linesOf(goods), freeOver, texts)).toEqual(said);
  });

  it.each<readonly [readonly string[], readonly Partial<Sellable>[]]>([
    [['free'], [aed, { isShipped: false }]],
    [['over $50. not met.'], [{ shipsFreeOver: 5000, price: 5000 }]],
    [['over $50. met.'], [{ shipsFreeOver: 5000, price: 5001 }]],
    [['over $100. not met.'], [{ shipsFreeOver: 5000, price: 6000 }, { shipsFreeOver: 10000 }]],
    [
      ['free: AED', 'over $100. met.'],
      [{ ...aed, price: 179000 }, { shipsFreeOver: 10000 }],
    ],
    [['free: AED'], [aed, {}]],
    [[], [{ shipsFreeOver: 5000 }, {}]],
    [[], []],
  ])('of an order is %j: the note that applies to it', (said, goods) => {
    expect(orderShipping(linesOf(goods), texts)).toEqual(said);
  });
});

describe('counts and prices', () => {
  it('add up all choices of one product, and no other product', () => {
    const cart = play([add('mug'), add('tee', 'S'), add('tee', 'M'), add('tee', 'M')]);
    expect(['tee', 'mug', 'gone'].map((id) => quantityOf(cart, id))).toEqual([3, 1, 0]);
    expect([itemCount(cart), cartTotal(cart, products)]).toEqual([4, 9096]);
  });

  it('omit a line whose product is no longer sold here', () => {
    const cart = play([add('mug'), add('tee', 'S')]);
    expect(cartAnnouncement(play([raise('mug')], cart), products.slice(1), labels)).toBe(
      'Item: 2. Cart: 3 items, $24.99.',
    );
  });
});
