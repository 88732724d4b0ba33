/**
 * `npm run bench:waking`: the first press on an island of a cold page, on the slow phone. How long until the control shows
 * that the press was taken, and how long until the island has answered it. The press is the first sign of life, so
 * nothing of the framework has been fetched before it. Medians and worst of `--runs=5`; fails when an answer takes longer
 * than 1.2 s or a sign longer than 100 ms. Reads `out/`; no network.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type Browser, chromium } from '@playwright/test';
import { startServer } from '../hosting/local-server';
import { findChromium } from '../run/chromium.mjs';
import { device, slowDown, watchTraffic } from './load-page';
import { median } from './statistics';

type FirstPress = {
  readonly name: string;
  readonly path: string;
  /** The first control of this selector that shows is pressed. */
  readonly press: string;
  /** What is on the page, and shows, once the press is answered. */
  readonly answer: string;
};

const presses: readonly FirstPress[] = [
  {
    name: 'Start of the simulation',
    path: '/',
    press: '[data-island="simulation"] button[type="submit"]',
    answer: '[data-island="simulation"] [role="group"] button',
  },
  {
    name: 'answer of the course chooser',
    path: '/locations',
    press: '[data-island="course-chooser"] li button',
    answer: '[data-island="course-chooser"] h3:focus',
  },
  {
    name: 'Add to Cart',
    path: '/merchandise',
    press: '#products article button',
    answer: '[data-island="cart-summary"] button',
  },
  {
    name: 'category of the shop',
    path: '/books-guides',
    press: '[data-island="catalog"] [role="group"] button[aria-pressed="false"]',
    answer: '[data-island="catalog"] [role="group"] button + button[aria-pressed="true"]',
  },
];

/** Milliseconds from the press. */
type Waking = { readonly signMs: number; readonly answerMs: number; readonly bytes: number };

/**
 * Runs in the page, as text, because the compiler would put helpers into it that a page has not. Times are those of the
 * frame after the one in which something changed, so when it is on the screen.
 */
const pressAndWatch = (press: string, answer: string) => `
  const control = [...document.querySelectorAll(${JSON.stringify(press)})].find((element) =>
    element.checkVisibility({ visibilityProperty: true }));
  if (control === undefined) throw new Error('Nothing that shows is ' + ${JSON.stringify(press)});
  const waking = (window.waking = {});
  const plain = getComputedStyle(control).boxShadow;
  const start = performance.now();
  const look = () => {
    if (waking.sign === undefined && getComputedStyle(control).boxShadow !== plain)
      requestAnimationFrame(() => (waking.sign = performance.now() - start));
    const answered = document.querySelector(${JSON.stringify(answer)});
    if (answered?.checkVisibility()) requestAnimationFrame(() => (waking.answer = performance.now() - start));
    else requestAnimationFrame(look);
  };
  control.click();
  requestAnimationFrame(look);
`;

const limits = { signMs: 100, answerMs: 1200 };

const { values } = parseArgs({ options: { runs: { type: 'string', default: '5' } } });
const { server, url } = await startServer({ root: 'out', port: 0 });
const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: ['--no-sandbox', '--disable-gpu'],
});
const rows: {
  name: string;
  path: string;
  signMs: number;
  answerMs: number;
  worstMs: number;
  bytes: number;
}[] = [];
for (const press of presses) {
  // The first one fills the server's compressed copies and is thrown away.
  await measure(browser, url, press);
  const wakings: Waking[] = [];
  for (let run = 0; run < Number(values.runs); run += 1) wakings.push(await measure(browser, url, press));
  const row = {
    name: press.name,
    path: press.path,
    signMs: median(wakings.map(({ signMs }) => signMs)),
    answerMs: median(wakings.map(({ answerMs }) => answerMs)),
    worstMs: Math.max(...wakings.map(({ answerMs }) => answerMs)),
    bytes: median(wakings.map(({ bytes }) => bytes)),
  };
  rows.push(row);
  console.log(
    `${row.name.padEnd(30)} ${row.path.padEnd(16)} sign ${row.signMs.toFixed(0)} ms   answer ${row.answerMs.toFixed(0)} ms, worst ${row.worstMs.toFixed(0)} ms   ${row.bytes} bytes`,
  );
  if (row.signMs > limits.signMs || row.answerMs > limits.answerMs) process.exitCode = 1;
}
mkdirSync('reports/bench', { recursive: true });
writeFileSync('reports/bench/waking.json', `${JSON.stringify(rows, null, 2)}\n`);
await browser.close();
server.close();

/** One press on a page that has just loaded and on which nobody has done anything. */
async function measure(on: Browser, origin: string, { path, press, answer }: FirstPress): Promise<Waking> {
  const context = await on.newContext({
    viewport: { width: device.width, height: device.height },
    deviceScaleFactor: device.scale,
    isMobile: true,
    hasTouch: true,
  });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    // The last file to run is fetched into the cache along with the others.
    const traffic = await watchTraffic(session, { isCacheKept: true });
    await slowDown(session);
    await page.goto(`${origin}${path}`);
    await traffic.quiet(1500);
    const before = traffic.files().length;
    // Pressed by the page itself: a finger would first have to scroll, which is a sign of life.
    await page.evaluate(`(() => {${pressAndWatch(press, answer)}})()`);
    const found = await page.waitForFunction(
      () => (window as { waking?: { sign?: number; answer?: number } }).waking?.answer !== undefined,
      undefined,
      { timeout: 60_000 },
    );
    await found.dispose();
    const seen = await page.evaluate(
      () => (window as unknown as { waking: { sign: number; answer: number } }).waking,
    );
    await traffic.quiet(1500);
    return {
      signMs: seen.sign,
      answerMs: seen.answer,
      bytes: traffic
        .files()
        .slice(before)
        .reduce((sum, { bytes }) => sum + bytes, 0),
    };
  } finally {
    await context.close();
  }
}
