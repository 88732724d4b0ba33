/**
 * A pseudorandom source of numbers in [0, 1), the same for the same seed (mulberry32, public domain). The caller
 * passes the seed: content for a drawing, a visitor's click for an order.
 */
export function chanceFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** A copy of the list, shuffled by the seed (Fisher-Yates). */
export function shuffled<T>(entries: readonly T[], chance: () => number): readonly T[] {
  const order = [...entries];
  for (let last = order.length - 1; last > 0; last -= 1) {
    const other = Math.floor(chance() * (last + 1));
    [order[last], order[other]] = [order[other] as T, order[last] as T];
  }
  return order;
}
