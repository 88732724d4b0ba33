import fc from 'fast-check';
import { lineKey, type LineItem, quantityLimit, type Sellable } from '@/lib/shop/cart';
import { cartWord, linesOfWord } from '@/lib/shop/cart-address';

const products: readonly Sellable[] = [
  { id: 'mug', name: 'Mug', price: 1599, isInStock: true, isShipped: true, choices: [] },
  {
    id: 'tee-steady',
    name: 'T-Shirt',
    price: 2499,
    isInStock: true,
    isShipped: true,
    choices: [
      { label: 'Color', options: ['Sand', 'Deep green'] },
      { label: 'Size', options: ['S', 'M'] },
    ],
  },
  { id: 'gone', name: 'Sold out', price: 999, isInStock: false, isShipped: true, choices: [] },
];

const quantity = fc.integer({ min: 1, max: quantityLimit });
const line: fc.Arbitrary<LineItem> = fc.oneof(
  fc.record({ productId: fc.constant('mug'), chosen: fc.constant([]), quantity }),
  fc.record({
    productId: fc.constant('tee-steady'),
    chosen: fc.tuple(fc.constantFrom('Sand', 'Deep green'), fc.constantFrom('S', 'M')),
    quantity,
  }),
);

describe('the cart in the address', () => {
  it('comes back as it was written, in letters that need no escape', () => {
    fc.assert(
      fc.property(fc.uniqueArray(line, { selector: lineKey }), (lines) => {
        const word = cartWord(lines, products);
        expect(linesOfWord(word, products)).toEqual(lines);
        expect(word ?? '').toMatch(/^[\w.*,-]*$/);
      }),
    );
  });

  it('needs no word when it is empty', () => {
    expect(cartWord([], products)).toBeNull();
    expect(linesOfWord(null, products)).toEqual([]);
  });

  it('leaves out what nobody can order', () => {
    for (const word of [
      'gone',
      'hat',
      'mug*0',
      'mug*100',
      'mug*1.5',
      'mug.0',
      'tee-steady',
      'tee-steady.0.9',
      'mug*x',
      '',
    ])
      expect(linesOfWord(word, products)).toEqual([]);
    expect(linesOfWord('mug,mug*3', products)).toEqual([{ productId: 'mug', chosen: [], quantity: 1 }]);
  });

  it('writes the quantity only above one, and each choice by its place', () => {
    expect(
      cartWord(
        [
          { productId: 'mug', chosen: [], quantity: 1 },
          { productId: 'tee-steady', chosen: ['Deep green', 'S'], quantity: 2 },
        ],
        products,
      ),
    ).toBe('mug,tee-steady*2.1.0');
  });

  it('writes nothing for a product that the shops no longer carry, and no place for a choice that is gone', () => {
    expect(cartWord([{ productId: 'hat', chosen: [], quantity: 1 }], products)).toBeNull();
    expect(cartWord([{ productId: 'mug', chosen: ['Blue'], quantity: 1 }], products)).toBe('mug.-1');
    expect(linesOfWord('mug.-1', products)).toEqual([]);
  });

  it('tells two choices of one product apart', () => {
    expect(linesOfWord('tee-steady.0.1,tee-steady.1.0', products)).toEqual([
      { productId: 'tee-steady', chosen: ['Sand', 'M'], quantity: 1 },
      { productId: 'tee-steady', chosen: ['Deep green', 'S'], quantity: 1 },
    ]);
  });

  it('takes a star without a number for no quantity', () => {
    expect(linesOfWord('mug*', products)).toEqual([]);
  });

  it('never throws, whatever an address holds', () => {
    fc.assert(fc.property(fc.string(), (word) => Array.isArray(linesOfWord(word, products))));
  });
});
