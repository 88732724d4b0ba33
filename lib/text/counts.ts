import { withThousands } from './with-thousands';

/** `10000` becomes `10,000`. */
export function formatCount(count: number): string {
  return withThousands(String(count));
}

/** True where "about" is a fair word between a figure and what was counted: they are no more than a twentieth apart. */
export function isAbout(figure: number, counted: number): boolean {
  return Math.abs(figure - counted) <= counted / 20;
}

/** Fewer than this are told as they are: nobody says "about 10" of nine. */
const fewest = 20;

/** A count in whole tens: `about 60` from 58 to 63, `57` as it is. */
export function aboutCount(count: number): string {
  const tens = Math.round(count / 10) * 10;
  return count >= fewest && isAbout(tens, count) ? `about ${formatCount(tens)}` : formatCount(count);
}

/** A count as the tens that it has reached: `60+` from 60 to 69, `9` as it is. */
export function reachedCount(count: number): string {
  return count >= fewest ? `${formatCount(Math.floor(count / 10) * 10)}+` : formatCount(count);
}

/** Milliseconds that a counter takes from 0 to its target (docs/specification.md#counters). */
export const countDuration = 2000;

/**
 * The whole number that a counter shows `elapsed` milliseconds after its start: 0 at the start, slower toward the end,
 * exactly `target` from {@link countDuration} on. A clock that jumps back shows 0, never less.
 */
export function countAt(target: number, elapsed: number): number {
  const left = 1 - Math.min(1, Math.max(0, elapsed / countDuration));
  return Math.floor(target * (1 - left ** 3));
}
