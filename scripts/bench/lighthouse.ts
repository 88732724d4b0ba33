/**
 * `npm run bench:lighthouse`: Lighthouse, mobile, all four categories, over every route of `out/`. Prints the scores
 * and what kept one below 100, and writes `reports/bench/lighthouse.json`. Options: `--runs=1`, `--routes=/,/about`.
 * The package is fetched on first use: with its dependencies it is a sixth of the size of all others.
 */
import { execFile } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { parseArgs, promisify } from 'node:util';
import { routeList } from '../../content/site/routes';
import { startServer } from '../hosting/local-server';
import { findChromium } from '../run/chromium.mjs';
import { median } from './measure';

const execute = promisify(execFile);
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const chromeFlags =
  '--headless=new --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync';

type Audit = {
  readonly id: string;
  readonly score: number | null;
  readonly scoreDisplayMode: string;
  readonly displayValue?: string;
};
type Category = {
  readonly score: number;
  readonly auditRefs: readonly { readonly id: string; readonly weight: number }[];
};
type Report = {
  readonly categories: Readonly<Record<(typeof categories)[number], Category>>;
  readonly audits: Readonly<Record<string, Audit>>;
};

const { values } = parseArgs({
  options: { runs: { type: 'string', default: '1' }, routes: { type: 'string' } },
});
const paths = values.routes === undefined ? routeList.map(({ path }) => path) : values.routes.split(',');
const { server, url } = await startServer({ root: 'out', port: 0 });
const chromium = await findChromium();
mkdirSync('reports/bench', { recursive: true });

const rows: { path: string; scores: Record<string, number>; missed: readonly string[] }[] = [];
for (const path of paths) {
  const reports: Report[] = [];
  for (let run = 0; run < Number(values.runs); run += 1) reports.push(await audit(`${url}${path}`));
  const scores = Object.fromEntries(
    categories.map((name) => [
      name,
      Math.round(100 * median(reports.map((report) => report.categories[name].score))),
    ]),
  );
  const missed = reports.at(-1) === undefined ? [] : missedAudits(reports.at(-1) as Report);
  rows.push({ path, scores, missed });
  console.log(
    `${path.padEnd(28)} ${categories.map((name) => String(scores[name]).padStart(4)).join('')}   ${missed.join('; ')}`,
  );
}
writeFileSync('reports/bench/lighthouse.json', `${JSON.stringify(rows, null, 2)}\n`);
server.close();

/** A new Chromium sometimes omits a trace event that Lighthouse needs (NO_NAVSTART); then we try again. */
async function audit(address: string, triesLeft = 3): Promise<Report> {
  try {
    return await auditOnce(address);
  } catch (error) {
    if (triesLeft > 1) return audit(address, triesLeft - 1);
    throw new Error(
      `Lighthouse gave no report for ${address}: ${/Runtime error encountered: .*/.exec(String(error))?.[0] ?? String(error).slice(0, 300)}`,
    );
  }
}

async function auditOnce(address: string): Promise<Report> {
  const { stdout } = await execute(
    'npx',
    [
      '--yes',
      'lighthouse@12.8.2',
      address,
      '--quiet',
      '--output=json',
      '--no-enable-error-reporting',
      `--only-categories=${categories.join(',')}`,
      `--chrome-flags=${chromeFlags}`,
    ],
    {
      env: { ...process.env, CHROME_PATH: chromium },
      maxBuffer: 64 * 1024 * 1024,
    },
  );
  return JSON.parse(stdout) as Report;
}

/** The audits that count toward a score and did not pass, with their messages. */
function missedAudits(report: Report): readonly string[] {
  return categories
    .flatMap((name) => report.categories[name].auditRefs)
    .filter(({ weight }) => weight > 0)
    .flatMap(({ id }) => report.audits[id] ?? [])
    .filter(({ score }) => score !== null && score < 0.995)
    .map(
      ({ id, score, displayValue }) =>
        `${id} ${Math.round(100 * (score ?? 0))}${displayValue === undefined ? '' : ` (${displayValue.replaceAll('\u00a0', ' ')})`}`,
    );
}
