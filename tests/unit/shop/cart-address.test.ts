import fc from 'fast-check';
import { cartCount, cartWord, optionKey, readCart } from '@/lib/shop/cart-address';
import { type LineItem, quantityLimit } from '@/lib/shop/cart';
import { listed } from '../../support/listed';
import { sellable } from '../../support/sellable';

const sizes = ['S', 'M', '2XL'];
const colors = ['Sand', 'Deep green'];
const teeWith = (options: { colors?: readonly string[]; sizes?: readonly string[] }) =>
  sellable('tee-steady', 'T-Shirt', 2499, {
    choices: [
      { label: 'Color', options: options.colors ?? colors },
      { label: 'Size', options: options.sizes ?? sizes },
    ],
  });
const mug = sellable('mug', 'Mug', 1599);
const gone = sellable('gone', 'Old Cap', 999, { isInStock: false });
const products = [mug, teeWith({}), gone];

const oneMug: LineItem = { productId: 'mug', chosen: [], quantity: 1 };
const twoTees: LineItem = { productId: 'tee-steady', chosen: ['Deep green', 'S'], quantity: 2 };
const linesIn = (word: string | null) => readCart(word, products).lines;

describe('the cart in the URL', () => {
  it('names the options, and the quantity only above one, and round-trips', () => {
    expect(cartWord([])).toBeNull();
    expect(cartWord([oneMug, twoTees])).toBe('mug,tee-steady*2_deep-green_s');
    expect(readCart('mug,tee-steady*2_deep-green_s', products)).toEqual({
      lines: [oneMug, twoTees],
      leftOut: [],
    });
  });

  it('keeps the options if staff reorder them', () => {
    const restocked = [teeWith({ colors: colors.toReversed(), sizes: ['XS', ...sizes.toReversed()] })];
    expect(readCart(cartWord([twoTees]), restocked)).toEqual({ lines: [twoTees], leftOut: [] });
  });

  it('still reads older addresses, which had the position of each option', () => {
    expect(linesIn('mug,tee-steady*2.1.0')).toEqual([oneMug, twoTees]);
  });

  it('leaves out and lists what cannot be ordered, and keeps quantities within what can', () => {
    const words = `gone | hat | mug*1.5 | mug_sand | tee-steady_sand | tee-steady_sand_xs | tee-steady.0.9 | tee-steady.0.
gone*3,hat,cap | hat,mug | mug*0 | mug*-5 | mug*x | mug*99 | mug*100 | mug*Infinity | mug,mug*7 | ,`;
    expect(listed(words, (word) => readCart(word, products))).toMatchSnapshot();
  });

  it('counts for the header what the shops sell', () => {
    expect(cartCount('mug*3,gone*4,hat*5,tee-steady*2_sand_xs,mug*7', products)).toBe(3);
  });

  it('accepts options in any alphabet', () => {
    const scarf = sellable('scarf', 'Scarf', 999, {
      choices: [{ label: 'Color', options: ['Naïve', 'Café'] }],
    });
    const lines = [{ productId: 'scarf', chosen: ['Café'], quantity: 1 }];
    expect(optionKey('Café & Gold')).toBe('café-gold');
    expect(readCart(cartWord(lines), [scarf]).lines).toEqual(lines);
  });

  it('never throws for any URL, and never has a quantity that cannot be ordered', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer(), (word, count) => {
        for (const { quantity } of linesIn(`${word},mug*${count}`))
          expect(quantity >= 1 && quantity <= quantityLimit).toBe(true);
      }),
    );
  });
});
