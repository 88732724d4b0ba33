/**
 * `npm run bench`: loads every route of `out/` on a slow phone and a slow line, in turns with two pages made from our own
 * home page: one as a person would write it by hand (the limit) and one as a plain Next.js export. Prints medians and
 * ratios and writes `reports/bench/bench.json` and `.txt`. No network. Options: `--runs=5`, `--routes=/,/about`.
 * Times of two separate runs cannot be compared; ratios within one run can.
 */
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { routeList } from '../../content/site/routes';
import { startServer } from '../hosting/local-server';
import { findChromium } from '../run/chromium.mjs';
import { buildBareNext } from './bare-next';
import { limitPage } from './limit-page';
import { loadPage, type PageLoad } from './load-page';
import { asTable, summarize, type Subject, type SubjectRuns } from './table';

const folder = 'reports/bench';
const { values } = parseArgs({
  options: { runs: { type: 'string', default: '5' }, routes: { type: 'string' } },
});
const runs = Number(values.runs);
const paths = values.routes === undefined ? routeList.map(({ path }) => path) : values.routes.split(',');

const home = limitPage(readFileSync('out/index.html', 'utf8'));
mkdirSync(`${folder}/limit`, { recursive: true });
writeFileSync(`${folder}/limit/index.html`, home.html());
cpSync('out/pictures', `${folder}/limit/pictures`, { recursive: true });
const bareFolder = await buildBareNext(home, `${folder}/bare-next`);

const [site, limit, bare] = await Promise.all(
  ['out', `${folder}/limit`, bareFolder].map((root) => startServer({ root, port: 0 })),
);
if (site === undefined || limit === undefined || bare === undefined)
  throw new Error('A server did not start.');
// Its inline scripts and styles would not pass our policy.
const subjects: readonly Subject[] = [
  { name: 'limit', url: `${limit.url}/`, isPolicyOff: true },
  { name: 'bare-next', url: `${bare.url}/`, isPolicyOff: true },
  ...paths.map((path) => ({ name: path, url: `${site.url}${path}`, isPolicyOff: false })),
];

const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: ['--no-sandbox', '--disable-gpu'],
});
const loads = new Map<string, PageLoad[]>(subjects.map(({ name }) => [name, []]));
// The first round fills the server's compressed copies and is thrown away.
for (let round = 0; round <= runs; round += 1) {
  for (const { name, url, isPolicyOff } of subjects) {
    const load = await loadPage(browser, url, { isPolicyOff });
    if (round > 0) loads.get(name)?.push(load);
  }
  console.log(round === 0 ? 'Warm.' : `Round ${round} of ${runs} done.`);
  // After every round, so that a run that is cut short leaves what it has seen.
  if (round > 0) report(round);
}
await browser.close();
for (const { server } of [site, limit, bare]) server.close();

console.log(`\n${readFileSync(`${folder}/bench.txt`, 'utf8')}`);

function report(done: number): void {
  const results: readonly SubjectRuns[] = subjects.map(({ name }) => ({
    name,
    loads: loads.get(name) ?? [],
  }));
  const rows = summarize(results);
  writeFileSync(`${folder}/bench.json`, `${JSON.stringify({ runs: done, rows, results }, null, 2)}\n`);
  writeFileSync(`${folder}/bench.txt`, asTable(rows, done));
}
