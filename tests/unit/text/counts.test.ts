import fc from 'fast-check';
import { countAt, countDuration, formatCount } from '@/lib/text/counts';

describe('counters', () => {
  it('write whole numbers in US format, as the language itself does', () => {
    const own = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });
    fc.assert(fc.property(fc.maxSafeInteger(), (count) => formatCount(count) === own.format(count)));
  });

  it('start at 0, never run backwards, and reach exactly their target after 2,000 ms', () => {
    expect(countDuration).toBe(2000);
    const shown = [-500, 0, 1, 1000, 1999, 2000, 60_000].map((elapsed) => countAt(10_000, elapsed));
    expect(shown).toEqual([0, 0, 14, 8750, 9999, 10_000, 10_000]);
  });
});
