/**
 * `npm run bench`: what a visit costs on a slow phone and a slow connection: the first click on an island of a cold page, and
 * whole journeys with and without scripts. Prints a table of medians and writes it to `reports/bench.md`. Reads `out/`; needs
 * no network. `--runs=3` is how often. Loading a page is measured by Lighthouse (`npm run bench:lighthouse`).
 */
import '../run/plain-errors';
import { mkdirSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { startServer } from '../hosting/local-server';
import { chromiumProgram } from '../run/chromium';
import { type Measured, onSlowPhone } from './slow-phone';
import { visits } from './visits';

const { runs } = parseArgs({ options: { runs: { type: 'string', default: '3' } } }).values;
if (!/^[1-9]\d{0,2}$/.test(runs)) throw new Error(`--runs is "${runs}". Give a whole number from 1 to 999.`);

const { server, url } = await startServer({ root: 'out', port: 0 });
const browser = await chromium.launch({
  ...chromiumProgram,
  args: ['--no-sandbox', '--disable-gpu'],
});
const results = visits.map(({ name }) => ({ name, all: [] as Measured[] }));
// Visits take turns, so that a busy minute affects all alike. The first round fills the server's cache of compressed
// files and is discarded.
for (let round = 0; round <= Number(runs); round += 1) {
  for (const [index, visit] of visits.entries()) {
    const measured = await onSlowPhone(browser, url, visit);
    if (round > 0) results[index]?.all.push(measured);
  }
  console.log(round === 0 ? 'Warm.' : `Round ${round} of ${runs} done.`);
}
await browser.close();
server.close();

/** The median; the lower of the two middle values for an even count, and nothing for what is not measured. */
function median(values: readonly number[]): string {
  const middle = values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 2)];
  return middle === undefined ? '' : Math.round(middle).toLocaleString('en-US');
}

const fields = ['feedbackMs', 'doneMs', 'bytes', 'requests'] as const;
const rows = [
  ['what', 'feedback ms', 'done ms', 'bytes', 'requests'],
  ['---', '---', '---', '---', '---'],
  ...results.map(({ name, all }) => [
    name,
    ...fields.map((field) => median(all.flatMap((one) => one[field] ?? []))),
  ]),
];
const table = rows.map((cells) => `| ${cells.join(' | ')} |\n`).join('');
mkdirSync('reports', { recursive: true });
writeFileSync('reports/bench.md', table);
console.log(`\n${table}`);
