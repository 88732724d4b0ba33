import {
  adviceFor,
  fastestRate,
  gaugePosition,
  liveRate,
  measureRhythm,
} from '@/lib/simulation/compression-rate';

/** Timestamps with these gaps between them, in milliseconds. */
const timesOf = (gaps: readonly number[], startAt = 1000) =>
  gaps.reduce<number[]>((times, gap) => [...times, (times.at(-1) ?? 0) + gap], [startAt]);
const even = (gap: number, count = 10) => timesOf(Array.from({ length: count - 1 }, () => gap));

describe('the live rate', () => {
  it.each<readonly [string, readonly number[], number | null]>([
    ['100 at the slow end of the band', even(600), 100],
    ['120 at its fast end', even(500), 120],
    ['the mean of these five', timesOf([2000, 500, 500, 500]), 69],
    ['unknown without a push', [], null],
    ['unknown after one', [1000], null],
    ['slow after three seconds', timesOf([600, 3000]), 33],
    ['unknown after a longer pause', timesOf([600, 3001]), null],
    ['that of the pushes after the pause', timesOf([600, 600, 3001, 500]), 120],
    ['unknown when the clock stops', timesOf([600, 0]), null],
    ['unknown when it jumps back', timesOf([600, -5000]), null],
    ['unknown after a time that is no number', [1000, 1600, Number.NaN], null],
    ['that of the pushes after such a time', [Number.NaN, 1000, 1600], 100],
    ['the fastest that a hand can be', [0, 200], fastestRate],
    ['a little below it', [0, 201], 299],
    ['not counted where no hand is as fast', [0, 1e-9], Infinity],
  ])('is %s', (_what, times, rate) => {
    expect(liveRate(times)).toBe(rate);
  });
});

describe('the rhythm of ten compressions', () => {
  const uneven = (first: number, second: number) => timesOf([first, second, ...Array<number>(7).fill(500)]);

  it.each<readonly [string, readonly number[], number | null, boolean]>([
    ['good at 100', even(600), 100, true],
    ['good at 120', even(500), 120, true],
    ['not good below the band', even(606), 99, false],
    ['not good above it', even(495), 121, false],
    [
      'not good when a pause and a hurry make up for each other',
      timesOf([450, 450, 450, 450, 1300, 450, 450, 450, 450]),
      110,
      false,
    ],
    ['good with the unevenness of a hand', uneven(300, 1000), 113, true],
    ['not good with a doubled push', uneven(299, 1000), 113, false],
    ['not good with a pause', uneven(300, 1001), 112, false],
    ['none after a long pause', timesOf([500, 500, 4000, 500]), null, false],
  ])('is %s', (_what, times, rate, isGood) => {
    expect(measureRhythm(times)).toMatchObject({ rate, isGood });
  });

  it.each([
    ['even and slow', [800, 800, 800], [0, 0], false],
    ['one of ten pushes doubled', [120, 425, ...Array<number>(7).fill(545)], [1, 0], true],
    ['half of the pushes doubled', [120, 545, 120, 545], [2, 0], true],
    ['most pushes doubled', [120, 545, 120], [2, 0], false],
    ['two of four pushes late', [1100, 545, 1001], [0, 2], false],
    ['both', [299, 1001], [1, 1], false],
    ['one of each, at the right rate', [250, 1050, 400, 480], [1, 1], true],
  ])('counts the pushes that came too soon and too late: %s', (_what, gaps, counts, isUneven) => {
    const rhythm = measureRhythm(timesOf(gaps));
    expect([rhythm.tooSoon, rhythm.tooLate]).toEqual(counts);
    expect(rhythm.isUneven).toBe(isUneven);
  });
});

it('the feedback accepts 100 to 120, both ends included', () => {
  const advice = [null, 99, 100, 120, 121, fastestRate, Infinity].map(adviceFor);
  expect(advice).toEqual(['unknown', 'faster', 'good', 'good', 'slower', 'slower', 'uncountable']);
});

it('the gauge is clamped to 60 to 160', () => {
  expect([20, 60, 110, 160, 300].map(gaugePosition)).toEqual([0, 0, 0.5, 1, 1]);
});
