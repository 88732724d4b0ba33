import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { holdFonts } from '../support/typefaces';

/** Whether an element is laid out. A deferred one is in the page, but has no boxes inside. */
function isLaidOut(page: Page, selector: string): Promise<boolean> {
  return page
    .locator(selector)
    .first()
    .evaluate((element) => element.checkVisibility({ contentVisibilityAuto: true }));
}

const atEnd = 'footer a';

// These tests hold back fonts, and with them the load event, on purpose.
test.use({ allowsFaults: true });

test('the first screen does not wait for the rest of the page', async ({ page }) => {
  const release = await holdFonts(page);
  await page.goto('/about', { waitUntil: 'domcontentloaded' });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  expect(await isLaidOut(page, 'h1')).toBe(true);
  expect(await isLaidOut(page, atEnd)).toBe(false);
  release();
  await expect.poll(() => isLaidOut(page, atEnd)).toBe(true);
});

test('a visitor who scrolls to the end before that sees the end of the page', async ({ page }) => {
  const release = await holdFonts(page);
  await page.goto('/about', { waitUntil: 'domcontentloaded' });
  await page.keyboard.press('End');
  // The page gets its full height while scrolling down.
  await expect(async () => {
    await page.keyboard.press('End');
    await expect(page.locator(atEnd).last()).toBeInViewport({ timeout: 200 });
  }).toPass();
  release();
});

test('an address with an anchor lands on it before the page has loaded, and stays there', async ({
  page,
}) => {
  const release = await holdFonts(page);
  await page.goto('/osha-compliance#benefits', { waitUntil: 'domcontentloaded' });
  const title = page.locator('#benefits-title');
  await expect(title).toBeInViewport();
  const before = (await title.boundingBox())?.y ?? NaN;
  release();
  await page.waitForLoadState('load');
  await expect(page.locator('.deferred')).toHaveCount(0);
  expect(Math.abs(((await title.boundingBox())?.y ?? NaN) - before)).toBeLessThan(2);
});

test('without JavaScript each part is laid out when it comes near the viewport', async ({ page }) => {
  await page.route(/\/assets\/site.*\.js$/, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '' }),
  );
  await page.goto('/osha-compliance');
  await page.locator('#benefits-title').scrollIntoViewIfNeeded();
  await expect(page.locator('#benefits-title')).toBeInViewport();
  expect(await isLaidOut(page, '#benefits li')).toBe(true);
});
