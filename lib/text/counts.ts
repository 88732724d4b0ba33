import { withThousands } from './with-thousands';

/** `10000` becomes `10,000`. */
export function formatCount(count: number): string {
  return withThousands(String(count));
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
