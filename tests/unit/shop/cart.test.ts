import fc from 'fast-check';
import {
  type Cart,
  cartAnnouncement,
  type CartEvent,
  cartLines,
  cartTotal,
  cartReducer,
  emptyCart,
  itemCount,
  lineKey,
  lineText,
  lineTotal,
  quantityLimit,
  quantityOf,
  shippingNote,
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

const possible = [add('mug'), add('tee', 'S'), add('tee', 'M')];
const impossible = [
  add('tee'),
  add('tee', 'XXL'),
  add('tee', 'S', 'S'),
  add('mug', 'S'),
  add('gone'),
  add('no'),
];
const key = fc.constantFrom('mug', 'tee|S', 'tee|M', 'gone', 'nothing');
const event: fc.Arbitrary<CartEvent> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...possible, ...impossible) },
  {
    weight: 3,
    arbitrary: fc.record({
      type: fc.constantFrom('raise' as const, 'lower' as const, 'remove' as const),
      key,
    }),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom<CartEvent>({ type: 'clear' }, { type: 'undo' }, { type: 'forget' }),
  },
);

/** The naive model: a map of counts, and the map as it was before the last removal. */
type Model = {
  readonly counts: ReadonlyMap<string, number>;
  readonly before: ReadonlyMap<string, number> | null;
};
const prices: Readonly<Record<string, number>> = { mug: 1599, 'tee|S': 2499, 'tee|M': 2499 };

function model({ counts, before }: Model, change: CartEvent): Model {
  const next = new Map(counts);
  const changed = { counts: next, before: null };
  const same = { counts, before };
  switch (change.type) {
    case 'add': {
      const name = [change.productId, ...change.chosen].join('|');
      const count = counts.get(name) ?? 0;
      if (!(name in prices) || count >= 99) return same;
      next.set(name, count + 1);
      return changed;
    }
    case 'raise':
    case 'lower': {
      const count = counts.get(change.key);
      const wanted = (count ?? 0) + (change.type === 'raise' ? 1 : -1);
      if (count === undefined || wanted < 1 || wanted > 99) return same;
      next.set(change.key, wanted);
      return changed;
    }
    case 'remove':
      return next.delete(change.key) ? { counts: next, before: counts } : same;
    case 'clear':
      return counts.size === 0 ? same : { counts: new Map(), before: counts };
    case 'undo':
      return before === null ? same : { counts: before, before: null };
    case 'forget':
      return { counts, before: null };
    case 'bring':
      return same;
  }
}

describe('the cart', () => {
  it('does what a map of counts would do, for any run of events', () => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 60 }), (events) => {
        const cart = play(events);
        const expected = events.reduce(model, { counts: new Map(), before: null });
        expect(cart.lines.map((line) => [lineKey(line), line.quantity])).toEqual([...expected.counts]);
        const total = [...expected.counts].reduce(
          (sum, [name, count]) => sum + count * (prices[name] ?? Number.NaN),
          0,
        );
        expect(cartTotal(cart, products)).toBe(total);
        expect(cartLines(cart, products).reduce((sum, line) => sum + lineTotal(line), 0)).toBe(total);
        expect(itemCount(cart)).toBe([...expected.counts.values()].reduce((sum, count) => sum + count, 0));
        expect(cart.before !== null).toBe(expected.before !== null);
      }),
      { numRuns: 1000 },
    );
  });

  it('returns the same cart for what is not possible', () => {
    const cart = play([add('mug'), add('tee', 'M')]);
    const others: readonly CartEvent[] = [
      { type: 'raise', key: 'tee' },
      { type: 'lower', key: 'mug' },
      { type: 'remove', key: 'nothing' },
      { type: 'undo' },
      { type: 'forget' },
    ];
    for (const change of [...impossible, ...others]) expect(cartReducer(cart, change, products)).toBe(cart);
    expect(cartReducer(emptyCart, { type: 'clear' }, products)).toBe(emptyCart);
  });

  it('stops at the limit of a line', () => {
    const full = play(Array.from({ length: quantityLimit }, () => add('mug')));
    expect(quantityOf(full, 'mug')).toBe(quantityLimit);
    expect(cartTotal(full, products)).toBe(quantityLimit * 1599);
    expect(cartReducer(full, add('mug'), products)).toBe(full);
    expect(cartReducer(full, { type: 'raise', key: 'mug' }, products)).toBe(full);
  });

  it('takes over what an address brings, unless it holds something already', () => {
    const mug = { productId: 'mug', chosen: [], quantity: 3 };
    const bring = (...lines: Cart['lines']): CartEvent => ({ type: 'bring', lines });
    const brought = play([bring(mug, { productId: 'gone', chosen: [], quantity: 1 })]);
    expect(brought).toEqual({ lines: [mug], before: null, lastEvent: null });
    expect(cartAnnouncement(brought, products, words)).toBe('');
    const held = play([add('tee', 'S')]);
    expect(cartReducer(held, bring(mug), products)).toBe(held);
    expect(cartReducer(emptyCart, bring(), products)).toBe(emptyCart);
    expect(cartReducer(emptyCart, bring({ ...mug, productId: 'nothing' }), products)).toBe(emptyCart);
  });
});

const words = {
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
};

describe('what is announced', () => {
  const said = (...events: readonly CartEvent[]) => cartAnnouncement(play(events), products, words);

  it.each<readonly [string, readonly CartEvent[]]>([
    ['T-Shirt (M) added. Cart: 1 item, $24.99.', [add('tee', 'M')]],
    ['Mug removed. The cart is empty.', [add('mug'), { type: 'remove', key: 'mug' }]],
    ['Put back. Cart: 1 item, $15.99.', [add('mug'), { type: 'clear' }, { type: 'undo' }]],
    ['Everything is gone. The cart is empty.', [add('mug'), { type: 'clear' }]],
    // The line that changed is named, not the first one.
    [
      'T-Shirt (S): 2. Cart: 3 items, $65.97.',
      [add('mug'), add('tee', 'S'), { type: 'raise', key: 'tee|S' }],
    ],
    [
      'T-Shirt (S) removed. Cart: 1 item, $15.99.',
      [add('mug'), add('tee', 'S'), { type: 'remove', key: 'tee|S' }],
    ],
    ['', []],
    ['', [add('mug'), { type: 'remove', key: 'mug' }, { type: 'forget' }]],
  ])('is "%s" after its events', (sentence, events) => {
    expect(said(...events)).toBe(sentence);
  });

  it('has every choice of a line', () => {
    const hoodie = sellable('hoodie', 'Hoodie', 4999);
    expect(lineText({ product: hoodie, chosen: ['Deep green', 'M'] })).toBe('Hoodie (Deep green, M)');
  });
});

describe('the promise of shipping', () => {
  const promise = (...goods: readonly Partial<Sellable>[]) =>
    shippingNote(
      goods.map((own, index) => ({
        key: String(index),
        productId: 'mug',
        chosen: [],
        quantity: 1,
        product: sellable('mug', 'Mug', 1, own),
      })),
      { free: 'free', over: 'over {amount}' },
    );

  it.each<readonly [string | null, readonly Partial<Sellable>[]]>([
    ['free', [{ shipsFreeOver: 0 }]],
    ['over $50', [{ shipsFreeOver: 0 }, { shipsFreeOver: 5000 }]],
    ['over $100', [{ shipsFreeOver: 10000 }, { shipsFreeOver: 5000 }, { isShipped: false }]],
    [null, [{ shipsFreeOver: 0 }, {}]],
    [null, [{ isShipped: false, shipsFreeOver: 0 }]],
    [null, []],
  ])('is "%s", one for all that is sent, or none', (note, goods) => {
    expect(promise(...goods)).toBe(note);
  });
});

describe('what is counted and priced', () => {
  it('is one product over all its choices, and no other product', () => {
    const cart = play([add('mug'), add('tee', 'S'), add('tee', 'M'), add('tee', 'M')]);
    expect(['tee', 'mug', 'gone'].map((id) => quantityOf(cart, id))).toEqual([3, 1, 0]);
  });

  it('leaves out a line whose product is no longer sold here', () => {
    const cart = play([add('mug'), add('tee', 'S')]);
    expect(cartLines(cart, products.slice(1)).map(({ product }) => product.name)).toEqual(['T-Shirt']);
    expect(cartAnnouncement(play([{ type: 'raise', key: 'mug' }], cart), products.slice(1), words)).toBe(
      'Item: 2. Cart: 3 items, $24.99.',
    );
  });
});
