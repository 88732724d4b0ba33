import { withThousands } from './with-thousands';

/** `10000` becomes `10,000`. */
export function formatCount(count: number): string {
  return withThousands(String(count));
}

/** True if it is fair to say "about": the figure and the actual count differ by at most a twentieth. */
export function isAbout(figure: number, counted: number): boolean {
  return Math.abs(figure - counted) <= counted / 20;
}

/** Smaller counts are exact: nobody says "about 10" for nine. */
const fewest = 20;

/** A count rounded to tens: `about 60` from 58 to 63, `57` as it is. */
export function aboutCount(count: number): string {
  const tens = Math.round(count / 10) * 10;
  return count >= fewest && isAbout(tens, count) ? `about ${formatCount(tens)}` : formatCount(count);
}

/** A count rounded down to tens: `60+` from 60 to 69, `9` as it is. */
export function reachedCount(count: number): string {
  return count >= fewest ? `${formatCount(Math.floor(count / 10) * 10)}+` : formatCount(count);
}
