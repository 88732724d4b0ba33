import { centsAsDecimal, formatCents, formatWholeDollars } from '@/lib/money/money';
import {
  forEachPicked,
  formatPrice,
  groupTotal,
  type Price,
  type PriceLabels,
  priceOfRow,
} from '@/lib/money/price';

describe('money', () => {
  it('writes cents as dollars with two decimals and thousands separators', () => {
    expect([7999, 195000, 0].map(formatCents)).toEqual(['$79.99', '$1,950.00', '$0.00']);
    // Amounts in whole dollars are rounded.
    expect([15000, 4999].map(formatWholeDollars)).toEqual(['$150', '$50']);
  });

  it('refuses anything but a whole number of cents, zero or more', () => {
    for (const wrong of [79.99, -1]) expect(() => formatCents(wrong)).toThrow('whole number of cents');
  });

  it('keeps every cent in the decimal form', () => {
    expect([5, 7999, 100_000].map(centsAsDecimal)).toEqual(['0.05', '79.99', '1000.00']);
  });
});

const labels: PriceLabels = { each: '{price} each', range: '{from}–{to}', onRequest: 'Ask us' };

describe('the text of a price', () => {
  it.each<readonly [Price, string]>([
    [{ kind: 'fixed', cents: 5599 }, '$55.99'],
    [{ kind: 'each', cents: 1500 }, '$15.00 each'],
    [{ kind: 'range', from: 40050, to: 100000 }, '$400.50–$1,000'],
    [{ kind: 'on-request' }, 'Ask us'],
  ])('%j is "%s"', (price, text) => {
    expect(formatPrice(price, labels)).toBe(text);
  });

  it('refuses a range whose end is not above its start', () => {
    for (const to of [1000, 999])
      expect(() => formatPrice({ kind: 'range', from: 1000, to }, labels)).toThrow('has to rise');
  });
});

test('a group pays the group price per seat; without one there is no total', () => {
  expect(groupTotal({ kind: 'fixed', cents: 7500, groupCents: 6000 }, 10)).toBe(60_000);
  expect(groupTotal({ kind: 'fixed', cents: 7999 }, 10)).toBeNull();
  expect(groupTotal({ kind: 'on-request' }, 10)).toBeNull();
});

test('the price in a row of the table is one amount, with that in a group if there is one, or a range', () => {
  const [cents, groupCents, to] = [7500, 6000, 9000];
  for (const row of [undefined, { groupPrice: groupCents }])
    expect(priceOfRow(row)).toEqual({ kind: 'on-request' });
  expect(priceOfRow({ price: cents })).toStrictEqual({ kind: 'fixed', cents });
  expect(priceOfRow({ price: cents, groupPrice: groupCents })).toEqual({ kind: 'fixed', cents, groupCents });
  expect(priceOfRow({ price: cents, upTo: to })).toEqual({ kind: 'range', from: cents, to });
});

test('only a price of one amount is one for each selected course', () => {
  expect(forEachPicked({ kind: 'fixed', cents: 1500 })).toEqual({ kind: 'each', cents: 1500 });
  const range: Price = { kind: 'range', from: 1000, to: 2000 };
  expect(forEachPicked(range)).toBe(range);
});
