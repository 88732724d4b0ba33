/**
 * Number of letters to change, insert, delete or swap with a neighbor to get from `a` to `b` (optimal string
 * alignment); any result above `limit` only means "more than the limit".
 */
export function editsBetween(a: string, b: string, limit: number): number {
  const beyond = limit + 1;
  if (Math.abs(a.length - b.length) > limit) return beyond;
  let [beforeLast, last]: [number[], number[]] = [[], Array.from({ length: b.length + 1 }, (_, i) => i)];
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const isSame = a[i - 1] === b[j - 1];
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      row.push(
        Math.min(
          at(last, j) + 1,
          at(row, j - 1) + 1,
          at(last, j - 1) + (isSame ? 0 : 1),
          isSwap ? at(beforeLast, j - 2) + 1 : beyond,
        ),
      );
    }
    if (Math.min(...row) > limit) return beyond;
    [beforeLast, last] = [last, row];
  }
  return Math.min(beyond, at(last, b.length));
}

function at(row: readonly number[], index: number): number {
  return row[index] ?? Infinity;
}

/** True for a text that is probably the other one mistyped. */
export function isMistyped(typed: string, meant: string): boolean {
  const limit = Math.min(2, Math.floor(meant.length / 3));
  return editsBetween(typed, meant, limit) <= limit;
}
