/** Compressions a minute that count as good, both ends included (AHA 2020 and 2025; docs/specification.md#simulation). */
export const rateBand = { low: 100, high: 120 } as const;

/** The rate of the metronome, in the middle of the band. */
export const metronomeRate = 110;

/** How many of the last pushes the live rate looks at. */
const liveWindow = 5;

/** Longer than this between two pushes, in milliseconds, is a pause and not a slow rhythm. */
const longestGap = 3000;

/** Faster than this, in beats a minute, nobody pushes: a bouncing contact, or a clock that hardly moves. */
export const fastestRate = 300;

/** What to tell the person who pushes; `unknown` until there are two pushes in a row. */
export type RateAdvice = 'unknown' | 'faster' | 'good' | 'slower' | 'uncountable';

/**
 * Live rate over the last pushes in whole beats a minute, from 1 to {@link fastestRate}, Infinity above, or null as long as
 * there are not two pushes in a row. A pause, a clock that jumps back and a time that is no number each start the row anew.
 * @param times milliseconds of a clock that should only move forward, oldest first.
 */
export function liveRate(times: readonly number[]): number | null {
  const row = unbrokenRow(times).slice(-liveWindow);
  return rateOf(row);
}

/**
 * The rhythm of a whole exercise: its mean rate in whole beats a minute, and whether it earns the point (docs/specification.md#simulation:
 * a measured 100-120). One pause, one jump of the clock or one doubled push anywhere, and there is no rhythm.
 * @param times milliseconds, oldest first.
 */
export function measureRhythm(times: readonly number[]): {
  readonly rate: number | null;
  readonly isGood: boolean;
} {
  const isUnbroken = unbrokenRow(times).length === times.length;
  const rate = isUnbroken ? rateOf(times) : null;
  const hasSteadyGaps = times.every(
    (time, index) => index === 0 || isSteadyGap(time - (times[index - 1] ?? time)),
  );
  return { rate, isGood: adviceFor(rate) === 'good' && hasSteadyGaps };
}

/** Compares a rate in beats a minute with {@link rateBand}. */
export function adviceFor(rate: number | null): RateAdvice {
  if (rate === null) return 'unknown';
  if (rate > fastestRate) return 'uncountable';
  if (rate < rateBand.low) return 'faster';
  return rate > rateBand.high ? 'slower' : 'good';
}

/** Both ends of the gauge, in beats a minute. */
export const gaugeScale = { low: 60, high: 160 } as const;

/** Where a rate is on the gauge: 0 at its left end, 1 at its right one, never outside. */
export function gaugePosition(rate: number): number {
  const position = (rate - gaugeScale.low) / (gaugeScale.high - gaugeScale.low);
  return Math.min(1, Math.max(0, position));
}

/** The longest end of `times` in which each push follows the one before in time and without a pause. */
function unbrokenRow(times: readonly number[]): readonly number[] {
  let start = times.length;
  while (start > 0 && Number.isFinite(times[start - 1]) && (start === times.length || isGap(times, start)))
    start -= 1;
  return times.slice(start);
}

/** Whether `index` follows its forerunner in time and without a pause. */
function isGap(times: readonly number[], index: number): boolean {
  const gap = Number(times[index]) - Number(times[index - 1]);
  return gap > 0 && gap <= longestGap;
}

/** Mean rate of a row of pushes, or null below two. */
function rateOf(row: readonly number[]): number | null {
  const [first, last] = [row[0], row.at(-1)];
  if (first === undefined || last === undefined || row.length < 2) return null;
  const rate = Math.max(1, Math.round(((row.length - 1) * 60_000) / (last - first)));
  return rate > fastestRate ? Infinity : rate;
}

/** A gap that a hand at 100-120 a minute can produce by itself: neither a doubled push nor a pause. */
function isSteadyGap(gap: number): boolean {
  return gap >= 300 && gap <= 1000;
}
