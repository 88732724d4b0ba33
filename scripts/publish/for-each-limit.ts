/** How many items are worked on at a time. */
const width = 16;

/**
 * Runs `work` for each item in order, at most `width` at a time. After a failure it starts no more items, waits for
 * those already running, and throws that failure.
 */
export async function forEachLimit<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const failures: unknown[] = [];
  let next = 0;
  const worker = async () => {
    while (next < items.length && failures.length === 0) {
      const item = items[next] as T;
      next += 1;
      await work(item).catch((error: unknown) => failures.push(error));
    }
  };
  await Promise.all(Array.from({ length: Math.min(width, items.length) }, worker));
  if (failures.length > 0) throw failures[0];
}
