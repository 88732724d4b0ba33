/**
 * A source of numbers in [0, 1) that look like chance and are the same for the same seed (mulberry32, a generator in the
 * public domain). The seed comes from outside: content for a drawing, a visitor's press for an order.
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

/** The entries in an order that the seed decides; the list itself stays as it is (Fisher-Yates). */
export function shuffled<T>(entries: readonly T[], chance: () => number): readonly T[] {
  const order = [...entries];
  for (let last = order.length - 1; last > 0; last -= 1) {
    const other = Math.floor(chance() * (last + 1));
    [order[last], order[other]] = [order[other] as T, order[last] as T];
  }
  return order;
}
