import type { Page } from '@playwright/test';
import { pageList } from '../support/pages';
import { expectAccessible } from '../support/axe';
import { expectNoObjection } from '../support/equal-access';
import { expect, test } from '../support/fixtures';
import { holdBack } from '../support/hold-back';
import { expectHydrated, stirIslands } from '../support/island-pages';
import { laidOut } from '../support/laid-out';
import { storedThings } from '../support/stored-things';
import { isLong } from '../support/length';

const widths = [320, 390, 820, 1440];

const modes = [
  { name: 'light', media: { colorScheme: 'light' } },
  { name: 'dark', media: { colorScheme: 'dark' } },
  {
    name: 'forced colors in a small window',
    media: { colorScheme: 'light', forcedColors: 'active' },
    viewport: { width: 320, height: 256 },
    // Forced colors are the visitor's choice, so their contrast is not ours to measure.
    without: ['color-contrast'],
  },
] as const;

/** Elements that only make sense with JavaScript may be missing without it. */
const controls = '.needs-scripts, button, select, label, [role="tablist"], [role="status"], script, noscript';

/** The visible text, without controls, which it hides. */
const textWithoutControls = (page: Page) =>
  page.evaluate((left) => {
    for (const part of document.querySelectorAll<HTMLElement>(left)) part.style.display = 'none';
    return document.body.innerText;
  }, controls);

/** Fields in closed disclosures whose contents are hidden but laid out on demand. */
async function fieldsInFolds(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('details:not([open])')]
      .filter((fold) => getComputedStyle(fold, '::details-content').display !== 'none')
      .flatMap((fold) => [...fold.querySelectorAll('input, select, textarea')])
      .map((field) => field.outerHTML),
  );
}

test('no page scrolls sideways, on a small phone or a wide screen', async ({ page }) => {
  test.setTimeout(240_000);
  const tooWide: string[] = [];
  for (const { path } of pageList) {
    const response = await page.goto(path);
    expect(response?.status(), path).toBe(200);
    await laidOut(page);
    // As on a phone that is turned: a browser remembers the width of what it no longer lays out.
    await page.setViewportSize({ width: 844, height: 2_000 });
    await page.evaluate(async () => {
      const drawn = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      await drawn();
      scrollTo(0, document.body.scrollHeight);
      await drawn();
    });
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      const needed = await page.evaluate(() => document.documentElement.scrollWidth);
      if (needed > width) tooWide.push(`${path} at ${width} px needs ${needed}`);
    }
  }
  expect(tooWide).toEqual([]);
});

for (const [turn, { path }] of pageList.entries()) {
  const own = modes[turn % modes.length]!;
  test(`${path} loads, stores nothing, keeps its text without scripts, and passes axe in ${own.name}, and Equal Access`, async ({
    page,
    plainPage: plain,
  }) => {
    test.setTimeout(120_000);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    // Islands add their own fields.
    const release = await holdBack(page, '**/assets/islands/*');
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await laidOut(page);
    await expect(page.locator('.deferred'), 'laid out to its end').toHaveCount(0);
    expect(await fieldsInFolds(page), 'fields for which Chromium lays out a closed disclosure').toEqual([]);
    release();
    await stirIslands(page);
    await expectHydrated(page);
    expect(await storedThings(page)).toEqual([]);
    await plain.goto(path);
    await expect(plain.locator('h1')).toBeVisible();
    const headings = await page.locator('main h2:visible').allInnerTexts();
    expect(headings.length).toBeGreaterThan(0);
    for (const heading of headings)
      await expect(plain.locator('main h2', { hasText: heading }).first()).toBeVisible();

    for (const { name, media, ...mode } of isLong ? modes : [own]) {
      await page.emulateMedia(media);
      if ('viewport' in mode) await page.setViewportSize(mode.viewport);
      await expectAccessible(page, { state: name, ...mode });
      // A second opinion on a quarter of the pages; each night on all.
      if (isLong || turn % 4 === 0) await expectNoObjection(page, name);
    }

    // The plain page may have more text (all panels are open), but not much less.
    await page.setViewportSize({ width: 1280, height: 720 });
    const withScripts = await textWithoutControls(page);
    const without = await plain.locator('body').innerText();
    expect(without.length).toBeGreaterThan(withScripts.length * 0.9);
  });
}
