/** What the parts of the bench share: the shape of a part, and of a row of the table. */
import type { Browser } from '@playwright/test';

/**
 * One measurement. Times in milliseconds, bytes compressed with brotli. Fields that a part does not measure are left
 * out.
 */
export type Measured = {
  /** The first feedback to a click. */
  readonly feedbackMs?: number;
  /** The response to a click, or the end of a journey. */
  readonly doneMs: number;
  readonly bytes: number;
  readonly requests: number;
};

export type Subject = {
  readonly part: 'click' | 'journey';
  readonly name: string;
  readonly measure: (browser: Browser, origin: string) => Promise<Measured>;
};

/** The median; the lower of the two middle values for an even count. */
function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? 0;
}

const columns = [
  ['feedback ms', 'feedbackMs'],
  ['done ms', 'doneMs'],
  ['bytes', 'bytes'],
  ['requests', 'requests'],
] as const;

/** The medians of all runs as a Markdown table. */
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
