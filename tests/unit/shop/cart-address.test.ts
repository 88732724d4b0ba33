import fc from 'fast-check';
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

describe('the cart in the URL', () => {
  it.each([
    ...[null, '', 'gone', 'hat', 'mug*0', 'mug*100', 'mug*1.5', 'mug*x', 'mug*', 'mug.0', 'mug.-1'],
    ...['tee-steady', 'tee-steady.0.9'],
  ])('omits what cannot be ordered: %s', (word) => {
    expect(linesOfWord(word, products)).toEqual([]);
  });

  it('ignores a repeated line', () => {
    expect(linesOfWord('mug,mug*3', products)).toEqual([{ productId: 'mug', chosen: [], quantity: 1 }]);
  });

  it('writes the quantity only above one and each choice by its index, and round-trips', () => {
    expect(cartWord([], products)).toBeNull();
    const mug = { productId: 'mug', chosen: [], quantity: 1 };
    const tees = { productId: 'tee-steady', chosen: ['Deep green', 'S'], quantity: 2 };
    expect(cartWord([mug, tees], products)).toBe('mug,tee-steady*2.1.0');
    expect(linesOfWord('mug,tee-steady*2.1.0', products)).toEqual([mug, tees]);
    expect(linesOfWord('mug*99', products)).toEqual([{ ...mug, quantity: 99 }]);
    const shirts = ['tee-steady.0.0', 'tee-steady.0.1'];
    expect(cartWord(linesOfWord(shirts.join(), products), products)).toBe(shirts.join());
  });

  it('omits products that are no longer sold and choices that no longer exist', () => {
    expect(cartWord([{ productId: 'hat', chosen: [], quantity: 1 }], products)).toBeNull();
    expect(cartWord([{ productId: 'mug', chosen: ['Blue'], quantity: 1 }], products)).toBe('mug.-1');
  });

  it('never throws, regardless of the URL', () => {
    fc.assert(fc.property(fc.string(), (word) => Array.isArray(linesOfWord(word, products))));
  });
});
