import { chanceFrom as numbersFrom } from '../../../lib/clinical/rhythms/chance';

/** A source of chance that gives the same numbers for the same seed. */
export type Chance = {
  /** A whole number from 0 up to, and without, `limit`. */
  readonly below: (limit: number) => number;
  readonly pick: <T>(values: readonly T[]) => T;
};

export function chanceFrom(seed: number): Chance {
  const next = numbersFrom(seed);
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    below,
    pick: (values) => {
      const value = values[below(values.length)];
      if (value === undefined) throw new Error('There is nothing to pick from.');
      return value;
    },
  };
}

/** A seed of its own for each route and viewport, so that one of them can be replayed alone. */
export function seedFor(seed: number, name: string): number {
  let hash = seed >>> 0;
  for (const letter of name) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return hash;
}
