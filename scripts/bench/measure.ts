/** What all parts of the bench share: how they are given to `npm run bench`, and what a row of its table holds. */
import type { Browser } from '@playwright/test';

/** One measurement. Times in milliseconds, bytes as they travel (brotli). What a part does not measure is left out. */
export type Measured = {
  /** The first paint of a page, or the sign that a press was taken. */
  readonly signMs?: number;
  /** The largest paint of a page, the answer to a press, or the end of a journey. */
  readonly doneMs: number;
  /** How long the main thread was blocked while the page loaded. */
  readonly blockedMs?: number;
  readonly bytes: number;
  readonly requests: number;
};

export type Subject = {
  readonly part: 'load' | 'press' | 'journey';
  readonly name: string;
  readonly measure: (browser: Browser, origin: string) => Promise<Measured>;
};

/** The middle value; of an even number of values the lower middle one. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? 0;
}

const columns = [
  ['sign ms', 'signMs'],
  ['done ms', 'doneMs'],
  ['blocked ms', 'blockedMs'],
  ['bytes', 'bytes'],
  ['requests', 'requests'],
] as const;

/** The medians of all runs as one Markdown table. */
export function asTable(results: ReadonlyMap<Subject, readonly Measured[]>): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const rows = [...results].map(([{ part, name }, all]) =>
    line([
      part,
      name,
      ...columns.map(([, field]) => {
        const values = all.flatMap((measured) => measured[field] ?? []);
        return values.length === 0 ? '' : Math.round(median(values)).toLocaleString('en-US');
      }),
    ]),
  );
  return [
    line(['part', 'what', ...columns.map(([title]) => title)]),
    line(Array.from({ length: columns.length + 2 }, () => '---')),
    ...rows,
    '',
  ].join('\n');
}
