import type { Page } from '@playwright/test';
import { hasOurTypefaces } from '../support/typefaces';
import { expect, test } from '../support/fixtures';

/** Lets the fonts through after the first paint only, and the page have come within so many milliseconds. */
async function arriveWithin(page: Page, milliseconds: number): Promise<void> {
  await page.addInitScript((taken) => {
    Object.defineProperty(PerformanceNavigationTiming.prototype, 'responseEnd', {
      get(this: PerformanceNavigationTiming) {
        return this.requestStart + taken;
      },
    });
  }, milliseconds);
  await page.route('**/*.woff2', async (route) => {
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    await route.continue();
  });
}

async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    await document.fonts.ready;
  });
}

test.describe('Our typefaces', () => {
  test('show on the first page of a visit where the line is fast', async ({ page }) => {
    await arriveWithin(page, 40);
    await page.goto('/about');
    await expect(async () => expect(await hasOurTypefaces(page)).toBe(true)).toPass();
  });

  test('leave the first page as it was painted where the line is slow', async ({ page }) => {
    await arriveWithin(page, 400);
    await page.goto('/about', { waitUntil: 'networkidle' });
    await settle(page);
    expect(await hasOurTypefaces(page)).toBe(false);
  });

  test('show once they are in the cache, and nothing moves', async ({ page }) => {
    await arriveWithin(page, 400);
    await page.goto('/about', { waitUntil: 'networkidle' });
    await page.unrouteAll();
    await page.addInitScript({
      content: `window.moved = 0; new PerformanceObserver((list) => { for (const { value } of list.getEntries()) window.moved += value; }).observe({ type: 'layout-shift', buffered: true });`,
    });
    // On a busy machine `font-display: optional` gives up now and then although the file is in the cache.
    let hasOurs = false;
    for (let visit = 0; visit < 5 && !hasOurs; visit += 1) {
      await page.goto('/instructors', { waitUntil: 'networkidle' });
      await settle(page);
      expect(await page.evaluate(() => (window as unknown as { moved: number }).moved)).toBe(0);
      hasOurs = await hasOurTypefaces(page);
    }
    expect(hasOurs).toBe(true);
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('show from the second page on', async ({ page }) => {
      await page.goto('/about', { waitUntil: 'networkidle' });
      await page.goto('/instructors', { waitUntil: 'networkidle' });
      expect(await hasOurTypefaces(page)).toBe(true);
    });
  });
});
