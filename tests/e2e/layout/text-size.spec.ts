import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, expect, type Page, test } from '@playwright/test';
import { ahaCatalog } from '../../../content/courses/aha-courses';
import { pageList } from '../support/pages';
import { brokenWords } from '../support/broken-words';
import { wholeBrowser } from '../support/browsers';
import { openHydrated } from '../support/island-pages';
import { laidOut } from '../support/laid-out';
import { simpleProducts } from '../support/products';

/** Text sizes that a visitor may choose in the browser, in percent of the usual 16 px (WCAG 1.4.4). */
const sizes = [125, 150, 200] as const;
const widths = [320, 390] as const;
const paths = [...pageList.map(({ path }) => path), '/nope'];

/** Runs in a browser whose default font size is changed in its settings, so media queries in rem follow it. */
async function withText(percent: number, width: number, work: (page: Page) => Promise<void>) {
  const profile = mkdtempSync(join(tmpdir(), 'text-size-'));
  const size = (16 * percent) / 100;
  const settings = { webkit: { webprefs: { default_font_size: size, default_fixed_font_size: size } } };
  mkdirSync(join(profile, 'Default'));
  writeFileSync(join(profile, 'Default', 'Preferences'), JSON.stringify(settings));
  const viewport = { width, height: 844 };
  const context = await chromium.launchPersistentContext(profile, { ...wholeBrowser, viewport });
  try {
    await work(context.pages()[0] ?? (await context.newPage()));
  } finally {
    await context.close();
    rmSync(profile, { recursive: true, force: true });
  }
}

/** By how much a page is wider than its window. */
async function widerThanWindow(page: Page): Promise<readonly string[]> {
  const wide = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
  return wide > 0 ? [`${wide} px too wide`] : [];
}

/** Without those of islands: once hydrated, the details of a course are a dialog. */
async function openFolds(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const fold of document.querySelectorAll('main details:not([data-island] *)'))
      fold.setAttribute('open', '');
  });
}

/** Checks every path, and expects no failure on any. */
async function visitAll(page: Page, inspect: () => Promise<readonly string[]>): Promise<void> {
  const wrong: string[] = [];
  for (const path of paths) {
    await page.goto(path);
    await laidOut(page);
    wrong.push(...(await inspect()).map((fault) => `${path}: ${fault}`));
  }
  expect(wrong).toEqual([]);
}

test.describe.configure({ timeout: 180_000 });

for (const percent of sizes) {
  for (const width of widths) {
    test(`text at ${percent}% fits a window of ${width} px on every page, with the menu and all sections open too, and no control's words break`, () =>
      withText(percent, width, (page) =>
        visitAll(page, async () => {
          const root = await page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
          expect(root, 'the browser has the chosen size of text').toBe(`${(16 * percent) / 100}px`);
          const faults = [...(await widerThanWindow(page)), ...(await brokenWords(page, { longest: 11 }))];
          const menu = page.locator('summary', { hasText: 'Menu' });
          const box = await menu.boundingBox();
          if (box === null || box.x < 0 || box.x + box.width > width)
            faults.push('the Menu button is outside');
          await menu.click();
          faults.push(...(await widerThanWindow(page)).map((fault) => `menu open: ${fault}`));
          const outside = await page
            .locator('.site-menu nav a')
            .evaluateAll((links) =>
              links
                .filter((link) => link.getBoundingClientRect().right > window.innerWidth)
                .map((link) => `"${link.textContent}" of the menu is outside`),
            );
          await menu.click();
          await openFolds(page);
          faults.push(...(await widerThanWindow(page)).map((fault) => `all sections open: ${fault}`));
          return [...faults, ...outside];
        }),
      ));
  }
}

/** Enlarges text as Android and readers' style sheets do it: media queries do not know of it. */
const enlarge = (page: Page, percent: number) =>
  page.evaluate((size) => (document.documentElement.style.fontSize = `${size}%`), percent);

for (const [width, percent] of [
  [320, 100],
  [390, 200],
] as const)
  test(`no page scrolls sideways, and no word of a control, a heading or a label is broken, at ${percent}% in ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await visitAll(page, async () => {
      await enlarge(page, percent);
      const faults = await widerThanWindow(page);
      await openFolds(page);
      // Inside a section that was closed, a range may wrap at its hyphen.
      return [...faults, ...(await brokenWords(page)).filter((fault) => !/^\d+-\d+ /.test(fault))];
    });
  });

/** What an address opens, over the page or in it. */
const opened = [
  ...simpleProducts.map(({ path, id }) => ['the cart', `${path}?cart=${id}#cart`, '#cart'] as const),
  ['the details of a class', `/aha-courses?course=${ahaCatalog.courses[0].id}`, 'dialog[open]'],
] as const;

for (const percent of sizes)
  for (const width of widths)
    for (const [what, address, region] of opened)
      test(`text at ${percent}% fits ${what} of ${address}, opened on a phone of ${width} px`, () =>
        withText(percent, width, async (page) => {
          await openHydrated(page, address);
          const part = page.locator(region);
          await expect(part).toBeVisible();
          expect(await widerThanWindow(page)).toEqual([]);
          // The bar sticks to the window's edge, and is at most as wide as the window.
          const over = await part.evaluate((element) => element.scrollWidth - element.clientWidth);
          expect(over, 'pixels by which it scrolls sideways').toBeLessThanOrEqual(1);
        }));
