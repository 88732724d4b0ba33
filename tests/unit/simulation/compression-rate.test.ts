import fc from 'fast-check';
import {
  adviceFor,
  fastestRate,
  gaugePosition,
  liveRate,
  liveWindow,
  longestGap,
  measureRhythm,
} from '@/lib/simulation/compression-rate';
import { manyRuns } from '../run-count';

/** Moments with these gaps between them, in milliseconds. */
const timesOf = (gaps: readonly number[], startAt = 1000) =>
  gaps.reduce<number[]>((times, gap) => [...times, (times.at(-1) ?? 0) + gap], [startAt]);
const even = (gap: number, count = 10) => timesOf(Array.from({ length: count - 1 }, () => gap));

describe('the live rate', () => {
  it('is the mean rate of the last five pushes', () => {
    expect(liveRate(even(600))).toBe(100);
    expect(liveRate(even(500))).toBe(120);
    expect(liveRate(timesOf([2000, 2000, 500, 500, 500, 500]))).toBe(120);
    expect(liveRate(timesOf([2000, 500, 500, 500]))).toBe(69);
    expect(liveWindow).toBe(5);
  });

  it('is whole', () => {
    expect(liveRate(even(545))).toBe(110);
  });

  it('is unknown below two pushes', () => {
    expect(liveRate([])).toBeNull();
    expect(liveRate([1000])).toBeNull();
    expect(liveRate([1000, 1600])).toBe(100);
  });

  it('starts over after a pause of more than three seconds', () => {
    expect(longestGap).toBe(3000);
    expect(liveRate(timesOf([600, 3000]))).toBe(33);
    expect(liveRate(timesOf([600, 3001]))).toBeNull();
    expect(liveRate(timesOf([600, 600, 3001, 500]))).toBe(120);
  });

  it('starts over when the clock stops or jumps back', () => {
    expect(liveRate(timesOf([600, 0]))).toBeNull();
    expect(liveRate(timesOf([600, -5000]))).toBeNull();
    expect(liveRate(timesOf([600, -5000, 500]))).toBe(120);
  });

  it('leaves out a time that is no number', () => {
    expect(liveRate([1000, 1600, Number.NaN])).toBeNull();
    expect(liveRate([Number.NaN, 1000, 1600])).toBe(100);
    expect(liveRate([Infinity])).toBeNull();
    expect(liveRate([1000, 1600, Infinity])).toBeNull();
  });

  it('is not counted where it is faster than a hand can be', () => {
    expect(liveRate([0, 1e-9])).toBe(Infinity);
    expect(adviceFor(Infinity)).toBe('uncountable');
    expect(adviceFor(fastestRate)).toBe('slower');
    expect(liveRate([0, 200])).toBe(fastestRate);
    expect(liveRate([0, 201])).toBe(299);
  });

  it('is null, a whole number between 20 and 300, or beyond, whatever the clock does', () => {
    fc.assert(
      fc.property(fc.array(fc.double()), (times) => {
        const rate = liveRate(times);
        return (
          rate === null || rate === Infinity || (Number.isInteger(rate) && rate >= 20 && rate <= fastestRate)
        );
      }),
      manyRuns,
    );
  });

  it('falls when the gaps grow', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 200, max: 2999 }),
        fc.integer({ min: 2, max: 12 }),
        (gap, count) => (liveRate(even(gap + 1, count)) ?? 0) <= (liveRate(even(gap, count)) ?? 0),
      ),
    );
  });

  it('does not depend on when the clock began', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 3000 }), { minLength: 1 }),
        fc.integer({ min: -1e6, max: 1e6 }),
        (gaps, startAt) => liveRate(timesOf(gaps)) === liveRate(timesOf(gaps, startAt)),
      ),
    );
  });
});

describe('the rhythm of ten pushes', () => {
  it.each([
    [600, 100],
    [545, 110],
    [500, 120],
  ])('is good with %i ms between them', (gap, rate) => {
    expect(measureRhythm(even(gap))).toEqual({ rate, isGood: true });
  });

  it.each([
    [606, 99],
    [495, 121],
    [1000, 60],
    [400, 150],
  ])('is measured, but not good, with %i ms between them', (gap, rate) => {
    expect(measureRhythm(even(gap))).toEqual({ rate, isGood: false });
  });

  it('is not good when a pause and a hurry make up for each other', () => {
    const withPause = timesOf([450, 450, 450, 450, 1300, 450, 450, 450, 450]);
    expect(measureRhythm(withPause)).toEqual({ rate: 110, isGood: false });
  });

  it('forgives the unevenness of a hand, from 300 to 1,000 ms', () => {
    expect(measureRhythm(timesOf([300, 1000, 500, 500, 500, 500, 500, 500, 500]))).toEqual({
      rate: 113,
      isGood: true,
    });
    expect(measureRhythm(timesOf([299, 1000, 500, 500, 500, 500, 500, 500, 500])).isGood).toBe(false);
    expect(measureRhythm(timesOf([300, 1001, 500, 500, 500, 500, 500, 500, 500])).isGood).toBe(false);
  });

  it('does not exist after a long pause, a clock that jumps back, or no push at all', () => {
    const none = { rate: null, isGood: false };
    expect(measureRhythm(timesOf([500, 500, 4000, 500]))).toEqual(none);
    expect(measureRhythm(timesOf([500, 500, -500, 500]))).toEqual(none);
    expect(measureRhythm([Number.NaN, 1000, 1550])).toEqual(none);
    expect(measureRhythm([])).toEqual(none);
    expect(measureRhythm([1000])).toEqual(none);
  });

  it('is never good with a rate outside the band', () => {
    fc.assert(
      fc.property(fc.array(fc.double({ min: 0, max: 2000, noNaN: true }), { maxLength: 12 }), (gaps) => {
        const { rate, isGood } = measureRhythm(timesOf(gaps));
        return !isGood || (rate !== null && rate >= 100 && rate <= 120);
      }),
    );
  });
});

describe('the advice', () => {
  it('holds the band of 100 to 120, both ends included', () => {
    expect([null, 99, 100, 120, 121].map(adviceFor)).toEqual(['unknown', 'faster', 'good', 'good', 'slower']);
  });
});

describe('the gauge', () => {
  it('runs from 60 to 160', () => {
    expect([60, 110, 160].map(gaugePosition)).toEqual([0, 0.5, 1]);
  });

  it('never leaves its ends', () => {
    expect([20, 300].map(gaugePosition)).toEqual([0, 1]);
  });
});
