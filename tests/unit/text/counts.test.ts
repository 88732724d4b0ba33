import fc from 'fast-check';
import { countAt, countDuration, formatCount } from '@/lib/text/counts';

describe('counters', () => {
  it('write whole numbers in US format, as the language itself does', () => {
    const own = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });
    fc.assert(fc.property(fc.maxSafeInteger(), (count) => formatCount(count) === own.format(count)));
  });

  it('start at 0 and reach exactly their target after 2,000 ms', () => {
    expect(countDuration).toBe(2000);
    expect(countAt(10000, 0)).toBe(0);
    expect(countAt(10000, 2000)).toBe(10000);
    expect(countAt(10000, 60_000)).toBe(10000);
    expect(countAt(10000, 1000)).toBe(8750);
  });

  it('never run backwards, beyond the target, or below 0', () => {
    fc.assert(
      fc.property(
        fc.nat(20_000),
        fc.integer({ min: -500, max: 2500 }),
        fc.nat(500),
        (target, elapsed, later) => {
          const [now, then] = [countAt(target, elapsed), countAt(target, elapsed + later)];
          return now >= 0 && now <= then && then <= target && Number.isInteger(now);
        },
      ),
    );
  });
});
