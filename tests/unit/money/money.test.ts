import fc from 'fast-check';
import { centsAsDecimal, formatCents, formatWholeDollars } from '@/lib/money/money';

describe('money', () => {
  it('writes cents as dollars with two decimals and thousands separators', () => {
    expect(formatCents(7999)).toBe('$79.99');
    expect(formatCents(195000)).toBe('$1,950.00');
    expect(formatCents(0)).toBe('$0.00');
  });

  it('rounds to whole dollars where only dollars are shown', () => {
    expect(formatWholeDollars(15000)).toBe('$150');
    expect(formatWholeDollars(4999)).toBe('$50');
  });

  it('refuses anything that is not a whole number of cents', () => {
    for (const wrong of [79.99, Number.NaN, Infinity])
      expect(() => formatCents(wrong)).toThrow('whole number of cents');
  });

  it('keeps every cent in the decimal form', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 10_000_000 }),
        (cents) => Math.round(Number(centsAsDecimal(cents)) * 100) === cents,
      ),
    );
  });
});
