/**
 * `npm run bench`: what a visit costs on a slow phone and a slow connection. Two parts: the first click on an island of a
 * cold page, and whole journeys. Prints one table of medians and writes it to `reports/bench.md`. Reads `out/`; needs no
 * network. Options: `--runs=3`, `--part=click`. Loading a page is measured by Lighthouse (`npm run bench:lighthouse`).
 */
import '../run/plain-errors';
import { mkdirSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { startServer } from '../hosting/local-server';
import { chromiumProgram } from '../run/chromium';
import { firstClicks } from './first-click';
import { journeys } from './journeys';
import { asTable, type Measured, type Subject } from './measure';

const { values } = parseArgs({
  options: { runs: { type: 'string', default: '3' }, part: { type: 'string' } },
});
const subjects = [...firstClicks, ...journeys].filter(
  ({ part }) => values.part === undefined || values.part === part,
);
if (subjects.length === 0) throw new Error(`--part is "${values.part}". Give click or journey.`);
if (!/^[1-9]\d{0,2}$/.test(values.runs))
  throw new Error(`--runs is "${values.runs}". Give a whole number from 1 to 999.`);

const { server, url } = await startServer({ root: 'out', port: 0 });
const browser = await chromium.launch({
  ...chromiumProgram,
  args: ['--no-sandbox', '--disable-gpu'],
});
const results = new Map<Subject, Measured[]>(subjects.map((subject) => [subject, []]));
// Pages take turns, so that a busy minute affects all alike. The first round fills the server's cache of compressed
// files and is discarded.
for (let round = 0; round <= Number(values.runs); round += 1) {
  for (const subject of subjects) {
    const measured = await subject.measure(browser, url);
    if (round > 0) results.get(subject)?.push(measured);
  }
  console.log(round === 0 ? 'Warm.' : `Round ${round} of ${values.runs} done.`);
}
await browser.close();
server.close();

const table = asTable(results);
mkdirSync('reports', { recursive: true });
writeFileSync('reports/bench.md', table);
console.log(`\n${table}`);
