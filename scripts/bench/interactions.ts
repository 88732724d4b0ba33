/**
 * `npm run bench:interactions`: how long the main controls take from the press to the next paint, with the processor four
 * times slower, once their island is there (Event Timing, the longest event of each interaction). Median and worst of
 * `--runs=5` pages each; fails above 100 ms.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type Browser, chromium, type Page } from '@playwright/test';
import { startServer } from '../hosting/local-server';
import { findChromium } from '../run/chromium.mjs';
import { device } from './load-page';
import { median } from './statistics';

type Control = { readonly name: string; readonly path: string; readonly island: string; readonly press: (page: Page) => Promise<void> };

const controls: readonly Control[] = [
  { name: 'Start of the simulation', path: '/#simulation', island: 'simulation', press: (page) => page.getByRole('button', { name: 'Start Emergency Simulation' }).tap() },
  { name: 'Add to Cart', path: '/merchandise', island: 'catalog', press: (page) => page.getByRole('button', { name: /^Add to Cart/ }).first().tap() },
  { name: 'category of the shop', path: '/merchandise', island: 'catalog', press: (page) => page.getByRole('group', { name: 'Category' }).getByRole('button').nth(1).tap() },
  { name: 'a letter in the shop search', path: '/merchandise', island: 'catalog', press: (page) => page.getByRole('searchbox').press('m') },
  { name: 'tab of a course page', path: '/aha-courses', island: 'course-tabs', press: (page) => page.getByRole('tab').nth(1).tap() },
  { name: 'a letter in the city search', path: '/locations', island: 'location-finder', press: (page) => page.getByRole('searchbox').press('m') },
  { name: 'city of the list', path: '/locations', island: 'location-finder', press: async (page) => void (await page.getByRole('combobox').first().selectOption({ index: 3 })) },
];
const limitMs = 100;

const { values } = parseArgs({ options: { runs: { type: 'string', default: '5' } } });
const { server, url } = await startServer({ root: 'out', port: 0 });
const browser = await chromium.launch({ executablePath: await findChromium(), args: ['--no-sandbox', '--disable-gpu'] });
const rows: { name: string; path: string; medianMs: number; worstMs: number }[] = [];
for (const control of controls) {
  const times: number[] = [];
  for (let run = 0; run < Number(values.runs); run += 1) times.push(await measure(browser, url, control));
  const row = { name: control.name, path: control.path, medianMs: median(times), worstMs: Math.max(...times) };
  rows.push(row);
  console.log(`${row.name.padEnd(30)} ${row.path.padEnd(16)} median ${row.medianMs} ms   worst ${row.worstMs} ms`);
  if (row.medianMs >= limitMs) process.exitCode = 1;
}
mkdirSync('reports/bench', { recursive: true });
writeFileSync('reports/bench/interactions.json', `${JSON.stringify(rows, null, 2)}\n`);
await browser.close();
server.close();

/** One press on a fresh page. 0 stands for less than 16 ms, which the browser does not record. */
async function measure(on: Browser, origin: string, { path, island, press }: Control): Promise<number> {
  const context = await on.newContext({ viewport: { width: device.width, height: device.height }, deviceScaleFactor: device.scale, isMobile: true, hasTouch: true });
  try {
    const page = await context.newPage();
    await page.addInitScript({ content: `
      window.longest = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) if (entry.interactionId > 0) window.longest = Math.max(window.longest, entry.duration);
      }).observe({ type: 'event', durationThreshold: 16, buffered: true });
    ` });
    await page.goto(`${origin}${path}`);
    await page.mouse.move(4, 4);
    await page.locator(`[data-island="${island}"][data-ready]`).waitFor({ state: 'attached' });
    await page.waitForTimeout(1000);
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: device.slowdown });
    await page.evaluate(() => void Object.assign(window, { longest: 0 }));
    await press(page);
    await page.waitForTimeout(1500);
    return await page.evaluate(() => (window as unknown as { longest: number }).longest);
  } finally {
    await context.close();
  }
}
