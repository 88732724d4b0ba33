/** Compressions per minute that count as good, inclusive (AHA 2020 and 2025; docs/specification.md#simulation). */
export const rateBand = { low: 100, high: 120 } as const;

/** The rate of the metronome, in the middle of the band. */
export const metronomeRate = 110;

/** Feedback is read out after every third push: often enough to steer by, rarely enough not to interrupt itself. */
export const speakEvery = 3;

/** Number of recent pushes that the live rate is based on. */
const liveWindow = 5;

/** A gap between two pushes longer than this, in milliseconds, is a pause rather than a slow rhythm. */
const longestGap = 3000;

/** The gaps that a hand makes at 100-120 a minute, in milliseconds: shorter is a doubled push, longer a pause. */
const shortestSteadyGap = 300;
const longestSteadyGap = 1000;

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

export type Rhythm = {
  /** Mean rate in whole beats per minute; null after a long pause or a clock jump. */
  readonly rate: number | null;
  /** The number of pushes that came too soon or too late after the previous one. */
  readonly tooSoon: number;
  readonly tooLate: number;
  /**
   * The speed was right but for a few pushes. They can spoil the mean: one doubled push among nine good ones makes 122
   * a minute.
   */
  readonly isUneven: boolean;
  /** Earns the point (docs/specification.md#simulation: a measured 100-120, with no push too soon or too late). */
  readonly isGood: boolean;
};

/**
 * The rhythm of a whole exercise.
 * @param times milliseconds, oldest first.
 */
export function measureRhythm(times: readonly number[]): Rhythm {
  const isUnbroken = unbrokenRow(times).length === times.length;
  const rate = isUnbroken ? rateOf(times) : null;
  const gaps = times.slice(1).map((time, index) => time - (times[index] ?? time));
  const tooSoon = gaps.filter((gap) => gap < shortestSteadyGap).length;
  const tooLate = gaps.filter((gap) => gap > longestSteadyGap).length;
  const flaws = tooSoon + tooLate;
  const isInBand = adviceFor(rate) === 'good';
  const isUneven = flaws > 0 && (isInBand || flaws <= gaps.length / 2);
  return { rate, tooSoon, tooLate, isUneven, isGood: isInBand && flaws === 0 };
}

/** Compares a rate in beats per minute with {@link rateBand}. */
export function adviceFor(rate: number | null): RateAdvice {
  if (rate === null) return 'unknown';
  if (rate > fastestRate) return 'uncountable';
  if (rate < rateBand.low) return 'faster';
  return rate > rateBand.high ? 'slower' : 'good';
}

/** Both ends of the gauge, in beats per minute. */
const gaugeScale = { low: 60, high: 160 } as const;

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
