/**
 * `npm run bench:journeys`: three whole visits on the slow phone, each from an empty cache to the answer, and each once
 * more without our scripts. Seconds until the answer is in view, bytes, requests and taps; medians of `--runs=3`. A
 * visitor is quick: the next tap comes as soon as its target can be pressed. Reads `out/`; no network.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type Browser, chromium, type Locator, type Page } from '@playwright/test';
import { hero, heroFinder } from '../../content/home/home';
import { classKinds, classNames } from '../../content/locations/locations';
import { finderWords } from '../../content/locations/locations-page';
import { cartWords } from '../../content/shop/cart-words';
import { orderMail } from '../../content/shop/shop-pages';
import { menuReferences } from '../../content/site/navigation';
import { pageWords } from '../../content/site/page-words';
import { fillIn } from '../../lib/text/fill-in';
import { startServer } from '../hosting/local-server';
import { findChromium } from '../run/chromium.mjs';
import { device, slowDown, watchTraffic } from './load-page';
import { median } from './statistics';

/** What a journey needs of its visitor: each press counts. */
type Visit = {
  readonly page: Page;
  readonly tap: (target: Locator) => Promise<void>;
};
type Journey = {
  readonly name: string;
  /** Without scripts the way may be another one. */
  readonly way: 'with scripts' | 'without';
  readonly from: string;
  /** @returns what the visitor came for. */
  readonly walk: (visit: Visit) => Promise<Locator>;
};
type Cost = {
  readonly seconds: number;
  readonly bytes: number;
  readonly requests: number;
  readonly taps: number;
};

const epinephrine = '#adult-arrest-epinephrine';
const searchedFor = 'epinephrine';
const city = 'Mesa';
const courseLabel = heroFinder.courses.find(({ value }) => value === 'bls')?.label ?? '';
const ahaForms = classKinds.find(({ id }) => id === 'aha');
const formName = ahaForms?.formName ?? '';
const formLabel = ahaForms?.label ?? '';

const journeys: readonly Journey[] = [
  {
    name: '/bls-algorithm, search, epinephrine row',
    way: 'with scripts',
    from: '/bls-algorithm',
    walk: async ({ page, tap }) => {
      await tap(page.locator('summary', { hasText: pageWords.menu }));
      await tap(page.locator('#menu-search'));
      await page.keyboard.type(searchedFor);
      await tap(page.getByRole('option').filter({ visible: true }).first());
      await page.waitForURL(/#/);
      return page.locator(new URL(page.url()).hash);
    },
  },
  ...(['with scripts', 'without'] as const).map((way) => ({
    name: '/bls-algorithm, links, epinephrine row',
    way,
    from: '/bls-algorithm',
    walk: async ({ page, tap }: Visit) => {
      await tap(page.locator('summary', { hasText: pageWords.menu }));
      const menu = page.getByRole('navigation', { name: pageWords.smallScreenNavigation });
      await tap(menu.locator('summary', { hasText: menuReferences.title }));
      await tap(menu.locator('a[href="/acls-algorithm"]'));
      await tap(page.locator('a[href="#adult-arrest-drugs"]').first());
      const row = page.locator(epinephrine);
      await row.scrollIntoViewIfNeeded();
      return row;
    },
  })),
  {
    name: '/, BLS in Mesa, its form',
    way: 'with scripts',
    from: '/',
    walk: async ({ page, tap }) => {
      await chooseCourse(page, tap);
      const near = page.getByLabel(heroFinder.near, { exact: true });
      await tap(near);
      await near.fill(city);
      await page.keyboard.press('Enter');
      const name = fillIn(finderWords.namedForm, {
        class: classNames.bls.label,
        city,
        form: formName,
      });
      return page.getByRole('link', { name });
    },
  },
  {
    name: '/, BLS in Mesa, its form',
    way: 'without',
    from: '/',
    walk: async ({ page, tap }) => {
      await chooseCourse(page, tap);
      await tap(page.getByRole('button', { name: hero.mainAction }));
      const entry = page.locator(`#${city.toLowerCase()}`);
      await tap(entry.locator('> summary'));
      return entry.getByRole('link', { name: new RegExp(formLabel) });
    },
  },
  {
    name: '/merchandise, two articles, order text',
    way: 'with scripts',
    from: '/merchandise',
    walk: async ({ page, tap }) => {
      const add = page.getByRole('button', { name: new RegExp(`^${cartWords.add}`) });
      const choices = page.locator('#products article').filter({ hasNot: page.locator('select') });
      for (const index of [0, 1]) await tap(choices.nth(index).locator(add));
      const cart = page.getByRole('region', { name: cartWords.summary.label });
      await tap(cart.getByRole('button', { name: new RegExp(`^${cartWords.summary.title}`) }));
      await tap(cart.getByRole('button', { name: cartWords.summary.checkout }));
      return page
        .getByRole('dialog', { name: cartWords.dialog.title })
        .getByRole('heading', { name: cartWords.dialog.choose });
    },
  },
  {
    // A message for each article: its text is in the link.
    name: '/merchandise, two articles, order text',
    way: 'without',
    from: '/merchandise',
    walk: async ({ page, tap }) => {
      const links = page.getByRole('link', { name: new RegExp(`^${orderMail.link}`) });
      for (const index of [0, 1]) await tap(links.nth(index));
      return links.nth(1);
    },
  },
];

async function chooseCourse(page: Page, tap: Visit['tap']): Promise<void> {
  const list = page.getByLabel(heroFinder.course, { exact: true });
  await tap(list);
  await list.selectOption({ label: courseLabel });
}

const { values } = parseArgs({ options: { runs: { type: 'string', default: '3' } } });
const { server, url } = await startServer({ root: 'out', port: 0 });
const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: ['--no-sandbox', '--disable-gpu'],
});
const costs = new Map<Journey, Cost[]>(journeys.map((journey) => [journey, []]));
// The first round fills the server's compressed copies and is thrown away.
for (let round = 0; round <= Number(values.runs); round += 1) {
  for (const journey of journeys) {
    const cost = await make(browser, url, journey);
    if (round > 0) costs.get(journey)?.push(cost);
  }
}
await browser.close();
server.close();

const rows = [...costs].map(([{ name, way }, all]) => ({
  name,
  way,
  seconds: median(all.map(({ seconds }) => seconds)),
  bytes: median(all.map(({ bytes }) => bytes)),
  requests: median(all.map(({ requests }) => requests)),
  taps: median(all.map(({ taps }) => taps)),
}));
for (const { name, way, seconds, bytes, requests, taps } of rows)
  console.log(
    `${name.padEnd(42)} ${way.padEnd(13)} ${seconds.toFixed(1).padStart(5)} s ${String(bytes).padStart(8)} bytes ${String(requests).padStart(3)} requests ${taps} taps`,
  );
mkdirSync('reports/bench', { recursive: true });
writeFileSync('reports/bench/journeys.json', `${JSON.stringify(rows, null, 2)}\n`);

/** One visit in a browser profile of its own. */
async function make(on: Browser, origin: string, { way, from, walk }: Journey): Promise<Cost> {
  const context = await on.newContext({
    viewport: { width: device.width, height: device.height },
    deviceScaleFactor: device.scale,
    isMobile: true,
    hasTouch: true,
    javaScriptEnabled: way === 'with scripts',
    // What is looked at is how long the way takes, not how long a scroll glides.
    reducedMotion: 'reduce',
  });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    // A visitor keeps the cache that the visit itself fills.
    const traffic = await watchTraffic(session, { isCacheKept: true });
    await slowDown(session);
    let taps = 0;
    const started = performance.now();
    await page.goto(`${origin}${from}`, { waitUntil: 'commit' });
    const answer = await walk({
      page,
      tap: async (target) => {
        taps += 1;
        await target.tap();
      },
    });
    await answer.waitFor({ state: 'visible' });
    const seconds = (performance.now() - started) / 1000;
    await traffic.quiet(1500);
    const files = traffic.files();
    return {
      seconds,
      bytes: files.reduce((sum, { bytes }) => sum + bytes, 0),
      requests: files.length,
      taps,
    };
  } finally {
    await context.close();
  }
}
