/**
 * `npm run bench`: how long the first click on an island of a cold page takes on a slow phone and a slow connection. Prints a
 * table of medians. Reads `out/`; needs no network. `--runs=3` is how often. Loading a page is measured by Lighthouse
 * (`npm run bench:lighthouse`).
 */
import '../run/plain-errors';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { startServer } from '../hosting/local-server';
import { chromiumProgram } from '../run/chromium';

/** In milliseconds from the click: until the control shows it, and until the island responds. */
type Times = { readonly feedbackMs?: number; readonly doneMs: number };

/** The first visible `control` is clicked; `answer` is visible once the island has responded. */
const clicks = [
  {
    name: '/, start of the simulation',
    control: '[data-island="simulation"] button[type="submit"]',
    answer: '[data-island="simulation"] [role="group"] button',
  },
  {
    name: '/locations, answer of the course chooser',
    control: '[data-island="course-chooser"] li button',
    answer: '[data-island="course-chooser"] h3:focus',
  },
  // A book has no size to choose first.
  {
    name: '/books-guides, Add to Cart',
    control: '#products [data-island^="add-"] button',
    answer: '[data-island="cart-summary"] button',
  },
  {
    name: '/books-guides, category',
    control: '[data-island="catalog"] [role="group"] button[aria-pressed="false"]',
    answer: '[data-island="catalog"] [role="group"] button + button[aria-pressed="true"]',
  },
];

const { runs } = parseArgs({ options: { runs: { type: 'string', default: '3' } } }).values;
if (!/^[1-9]\d{0,2}$/.test(runs)) throw new Error(`--runs is "${runs}". Give a whole number from 1 to 999.`);

const { server, url } = await startServer({ root: 'out', port: 0 });
const browser = await chromium.launch({ ...chromiumProgram, args: ['--no-sandbox', '--disable-gpu'] });

/**
 * Clicks in a fresh browser profile: slow 4G, and a processor four times slower than this machine's. React has not been
 * fetched before. The page's own script clicks: a real click would have to scroll first, and scrolling hydrates islands
 * too.
 */
async function firstClick({ name, control, answer }: (typeof clicks)[number]): Promise<Times> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
    // Smooth scrolling would count as waiting.
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  const line = { latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
  await session.send('Network.emulateNetworkConditions', { offline: false, ...line });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.goto(url + name.replace(/,.*/, ''), { waitUntil: 'networkidle' });
  // What is below the first screen is laid out in the meantime.
  await page.waitForTimeout(1000);
  const times = await page.evaluate<Times>(clickAndWatch(control, answer));
  await context.close();
  return times;
}

/**
 * Runs in the page, passed as text because the compiler would add helpers that the page lacks. Times are taken in the
 * frame after the change, when it is on the screen.
 */
const clickAndWatch = (selector: string, answer: string) => `new Promise((resolve, reject) => {
  const control = [...document.querySelectorAll(${JSON.stringify(selector)})].find((element) =>
    element.checkVisibility({ visibilityProperty: true }));
  if (control === undefined) throw new Error('No visible element matches ' + ${JSON.stringify(selector)});
  setTimeout(reject, 60_000, new Error('Nothing answered the click.'));
  const times = {};
  const plain = getComputedStyle(control).boxShadow;
  const start = performance.now();
  const note = (name) => requestAnimationFrame(() => (times[name] ??= Math.round(performance.now() - start)));
  const watch = () => {
    if (getComputedStyle(control).boxShadow !== plain) note('feedbackMs');
    if (document.querySelector(${JSON.stringify(answer)})?.checkVisibility()) note('doneMs');
    if (times.doneMs === undefined) requestAnimationFrame(watch);
    else resolve(times);
  };
  control.click();
  requestAnimationFrame(watch);
})`;

const results = clicks.map(({ name }) => ({ name, all: [] as Times[] }));
// Clicks take turns, so that a busy minute affects all alike. The first round fills the server's cache of compressed
// files and is discarded.
for (let round = 0; round <= Number(runs); round += 1) {
  for (const [index, click] of clicks.entries()) {
    const times = await firstClick(click);
    if (round > 0) results[index]?.all.push(times);
  }
}
await browser.close();
server.close();

/** The median; the lower of the two middle values for an even count. */
const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 2)];

console.table(
  Object.fromEntries(
    results.map(({ name, all }) => [
      name,
      {
        'feedback ms': median(all.flatMap(({ feedbackMs }) => feedbackMs ?? [])),
        'done ms': median(all.map(({ doneMs }) => doneMs)),
      },
    ]),
  ),
);
