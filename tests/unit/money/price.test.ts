import fc from 'fast-check';
import { formatPrice, groupTotal, type PriceWords } from '@/lib/money/price';

const words: PriceWords = { each: '{price} each', range: '{from}–{to}', onRequest: 'Ask us' };

describe('a price in words', () => {
  it('shows cents for one price, and says when it is for each course', () => {
    expect(formatPrice({ kind: 'fixed', cents: 5599 }, words)).toBe('$55.99');
    expect(formatPrice({ kind: 'each', cents: 1500 }, words)).toBe('$15.00 each');
  });

  it('shows cents of a range only where there are any', () => {
    expect(formatPrice({ kind: 'range', from: 40000, to: 100000 }, words)).toBe('$400–$1,000');
    expect(formatPrice({ kind: 'range', from: 40050, to: 100000 }, words)).toBe('$400.50–$1,000');
  });

  it('never prints a number for a price on request', () => {
    expect(formatPrice({ kind: 'on-request' }, words)).not.toMatch(/\d|\$/);
  });

  it('refuses a range that does not rise', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000 }), fc.nat(1000), (from, fall) => {
        expect(() => formatPrice({ kind: 'range', from, to: from - fall }, words)).toThrow('has to rise');
      }),
    );
  });

  it('refuses fractions of a cent', () => {
    expect(() => formatPrice({ kind: 'fixed', cents: 99.5 }, words)).toThrow('whole number of cents');
  });
});

test('a group pays its own price for each seat, or the same as one person', () => {
  expect(groupTotal({ kind: 'fixed', cents: 7500, groupCents: 6000 }, 10)).toBe(60_000);
  expect(groupTotal({ kind: 'fixed', cents: 7999 }, 10)).toBe(79_990);
  expect(groupTotal({ kind: 'range', from: 40_000, to: 50_000 }, 10)).toBeNull();
  expect(groupTotal({ kind: 'on-request' }, 10)).toBeNull();
});
