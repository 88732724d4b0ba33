import fc from 'fast-check';
import { lineKey, type LineItem, quantityLimit } from '@/lib/shop/cart';
import { cartWord, linesOfWord } from '@/lib/shop/cart-address';
import { sellable } from '../../support/sellable';

const choices = [
  { label: 'Color', options: ['Sand', 'Deep green'] },
  { label: 'Size', options: ['S', 'M'] },
];
const products = [
  sellable('mug', 'Mug', 1599),
  sellable('tee-steady', 'T-Shirt', 2499, { choices }),
  sellable('gone', 'Old Cap', 999, { isInStock: false }),
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

  it.each([
    ...[null, '', 'gone', 'hat', 'mug*0', 'mug*100', 'mug*1.5', 'mug*x', 'mug*', 'mug.0', 'mug.-1'],
    ...['tee-steady', 'tee-steady.0.9'],
  ])('leaves out what nobody can order: %s', (word) => {
    expect(linesOfWord(word, products)).toEqual([]);
  });

  it('takes a line that comes twice once', () => {
    expect(linesOfWord('mug,mug*3', products)).toEqual([{ productId: 'mug', chosen: [], quantity: 1 }]);
  });

  it('writes the quantity only above one, and each choice by its place', () => {
    expect(cartWord([], products)).toBeNull();
    const mug = { productId: 'mug', chosen: [], quantity: 1 };
    const tees = { productId: 'tee-steady', chosen: ['Deep green', 'S'], quantity: 2 };
    expect(cartWord([mug, tees], products)).toBe('mug,tee-steady*2.1.0');
  });

  it('writes nothing for a product that the shops no longer carry, and no place for a choice that is gone', () => {
    expect(cartWord([{ productId: 'hat', chosen: [], quantity: 1 }], products)).toBeNull();
    expect(cartWord([{ productId: 'mug', chosen: ['Blue'], quantity: 1 }], products)).toBe('mug.-1');
  });

  it('never throws, whatever an address holds', () => {
    fc.assert(fc.property(fc.string(), (word) => Array.isArray(linesOfWord(word, products))));
  });
});
