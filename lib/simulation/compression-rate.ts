/** Compressions per minute that count as good, inclusive (AHA 2020 and 2025; docs/specification.md#simulation). */
export const rateBand = { low: 100, high: 120 } as const;

/** The rate of the metronome, in the middle of the band. */
export const metronomeRate = 110;

/** Number of recent pushes that the live rate is based on. */
const liveWindow = 5;

/** A gap between two pushes longer than this, in milliseconds, is a pause rather than a slow rhythm. */
const longestGap = 3000;

/** Faster than anyone can push, in beats per minute: it means a bouncing contact, or a clock with a coarse resolution. */
export const fastestRate = 300;

/** The feedback on a rate; `unknown` until there are two pushes in a row. */
export type RateAdvice = 'unknown' | 'faster' | 'good' | 'slower' | 'uncountable';

/**
 * Live rate over the last pushes in whole beats per minute, from 1 to {@link fastestRate}, Infinity above that, or
 * null without two pushes in a row. A pause, a clock that jumps back or a time that is not a number starts a new row.
 * @param times milliseconds of a clock that should only move forward, oldest first.
 */
export function liveRate(times: readonly number[]): number | null {
  const row = unbrokenRow(times).slice(-liveWindow);
  return rateOf(row);
}

/**
 * The rhythm of a whole exercise: its mean rate in whole beats per minute, and whether it earns the point
 * (docs/specification.md#simulation: a measured 100-120). A single pause, clock jump or doubled push means no rhythm.
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

/** Compares a rate in beats per minute with {@link rateBand}. */
export function adviceFor(rate: number | null): RateAdvice {
  if (rate === null) return 'unknown';
  if (rate > fastestRate) return 'uncountable';
  if (rate < rateBand.low) return 'faster';
  return rate > rateBand.high ? 'slower' : 'good';
}

/** Both ends of the gauge, in beats per minute. */
export const gaugeScale = { low: 60, high: 160 } as const;

/** Position of a rate on the gauge: 0 at the left end, 1 at the right, clamped. */
export function gaugePosition(rate: number): number {
  const position = (rate - gaugeScale.low) / (gaugeScale.high - gaugeScale.low);
  return Math.min(1, Math.max(0, position));
}

/** The longest run at the end of `times` without a pause or a clock jump. */
function unbrokenRow(times: readonly number[]): readonly number[] {
  let start = times.length;
  while (start > 0 && Number.isFinite(times[start - 1]) && (start === times.length || isGap(times, start)))
    start -= 1;
  return times.slice(start);
}

/** True if push `index` follows the one before it without a pause or a clock jump. */
function isGap(times: readonly number[], index: number): boolean {
  const gap = Number(times[index]) - Number(times[index - 1]);
  return gap > 0 && gap <= longestGap;
}

/** Mean rate of a run of pushes, or null for fewer than two. */
function rateOf(row: readonly number[]): number | null {
  const [first, last] = [row[0], row.at(-1)];
  if (first === undefined || last === undefined || row.length < 2) return null;
  const rate = Math.max(1, Math.round(((row.length - 1) * 60_000) / (last - first)));
  return rate > fastestRate ? Infinity : rate;
}

/** A gap that occurs naturally at 100-120 a minute: neither a doubled push nor a pause. */
function isSteadyGap(gap: number): boolean {
  return gap >= 300 && gap <= 1000;
}
