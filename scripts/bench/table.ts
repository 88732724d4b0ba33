import type { PageLoad } from './load-page';
import { median } from './statistics';

export type Subject = { readonly name: string; readonly url: string; readonly isPolicyOff: boolean };
export type SubjectRuns = { readonly name: string; readonly loads: readonly PageLoad[] };

/** The medians of one page, and what they are against the two pages of comparison. */
export type Row = PageLoad & {
  readonly name: string;
  readonly scriptAgainstNext: number;
  readonly tbtAgainstNext: number;
  readonly lcpAgainstLimit: number;
};

const fields = [
  'requests',
  'bytes',
  'bytesWithoutPictures',
  'scriptBytes',
  'scriptMs',
  'tbtMs',
  'lcpMs',
  'fcpMs',
  'cls',
] as const satisfies readonly (keyof PageLoad)[];

/** The median of every figure, and ratios to `limit` and `bare-next`, which must be among the subjects. */
export function summarize(results: readonly SubjectRuns[]): readonly Row[] {
  const medians = results.map(({ name, loads }) => ({
    name,
    ...(Object.fromEntries(
      fields.map((field) => [field, median(loads.map((load) => load[field]))]),
    ) as PageLoad),
  }));
  const limit = medians.find(({ name }) => name === 'limit');
  const bare = medians.find(({ name }) => name === 'bare-next');
  if (limit === undefined || bare === undefined)
    throw new Error('The pages of comparison were not measured.');
  return medians.map((row) => ({
    ...row,
    scriptAgainstNext: row.scriptMs / bare.scriptMs,
    tbtAgainstNext: bare.tbtMs === 0 ? 0 : row.tbtMs / bare.tbtMs,
    lcpAgainstLimit: row.lcpMs / limit.lcpMs,
  }));
}

const columns: readonly (readonly [string, (row: Row) => string])[] = [
  ['page', (row) => row.name],
  ['requests', (row) => String(row.requests)],
  ['bytes', (row) => whole(row.bytes)],
  ['no pictures', (row) => whole(row.bytesWithoutPictures)],
  ['script', (row) => whole(row.scriptBytes)],
  ['script ms', (row) => row.scriptMs.toFixed(0)],
  ['/ Next', (row) => row.scriptAgainstNext.toFixed(2)],
  ['TBT ms', (row) => row.tbtMs.toFixed(0)],
  ['/ Next', (row) => row.tbtAgainstNext.toFixed(2)],
  ['FCP ms', (row) => row.fcpMs.toFixed(0)],
  ['LCP ms', (row) => row.lcpMs.toFixed(0)],
  ['/ limit', (row) => row.lcpAgainstLimit.toFixed(2)],
  ['CLS', (row) => row.cls.toFixed(3)],
];

/** The rows as a Markdown table. */
export function asTable(rows: readonly Row[], runs: number): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [
    `Medians of ${runs} runs in turns; 412 x 823, processor 4 times slower, 1.6 Mbit/s, 150 ms; bytes are brotli.`,
    '',
    line(columns.map(([title]) => title)),
    line(columns.map(() => '---')),
    ...rows.map((row) => line(columns.map(([, read]) => read(row)))),
    '',
  ].join('\n');
}

function whole(value: number): string {
  return Math.round(value).toLocaleString('en-US');
}
