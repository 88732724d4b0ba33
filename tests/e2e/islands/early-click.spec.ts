// cspell:ignore internetdisconnected
import type { Page } from '@playwright/test';
import { cartLabels } from '../../../content/shop/cart-labels';
import { countText } from '../../../lib/text/interpolate';
import { expect, test } from '../support/fixtures';
import { holdBack } from '../support/hold-back';
import { islandPages } from '../support/island-pages';
import { gift } from '../support/products';
import { everyOf } from '../support/every-of';

/** A slow connection: half a second per round trip, 1.6 Mbit/s. The framework takes seconds to load on it. */
const speed = 1_600_000 / 8;
const line = { offline: false, latency: 500, downloadThroughput: speed, uploadThroughput: speed };
const soonMs = 50;
const patience = { timeout: 45_000 };

test.use({ viewport: { width: 390, height: 800 } });

/**
 * Opens a page on the slow connection and acts as early as a person could: in the first frame that shows the control.
 * The action runs inside the page, because a command from the test takes longer.
 */
async function actAtOnce(page: Page, path: string, selector: string, act: 'click' | 'type'): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', line);
  await page.addInitScript({
    content: `
    const actOnceShown = () => {
      const control = document.querySelector(${JSON.stringify(selector)});
      const isPainted = performance.getEntriesByName('first-contentful-paint').length > 0;
      if (!isPainted || !control?.checkVisibility({ visibilityProperty: true })) return void requestAnimationFrame(actOnceShown);
      const shownAt = performance.now();
      if (${JSON.stringify(act)} === 'click') control.click();
      else {
        // In the browser's order: focus, value, event.
        control.focus();
        control.value = 'mesa';
        control.dispatchEvent(new InputEvent('input', { bubbles: true, data: 'mesa' }));
      }
      window.early = {
        sinceShownMs: performance.now() - shownAt,
        sincePaintMs: performance.now() - performance.getEntriesByName('first-contentful-paint')[0].startTime,
        isReady: control.closest('[data-island]')?.hasAttribute('data-ready') ?? false,
      };
    };
    requestAnimationFrame(actOnceShown);
  `,
  });
  await page.goto(path, { waitUntil: 'commit' });
  const early = await (
    await page.waitForFunction(() => (window as { early?: { sinceShownMs: number; isReady: boolean } }).early)
  ).jsonValue();
  expect(early?.sinceShownMs).toBeLessThan(soonMs);
  expect(early?.isReady, 'the island is not hydrated yet').toBe(false);
}

test.describe('on a slow connection, as soon as a control shows', () => {
  test('Add to Cart fills the cart, once', async ({ page }) => {
    await actAtOnce(page, '/books-guides', '#products article button:not([popovertarget])', 'click');
    await expect(page.getByRole('region', { name: 'Cart Summary' }).locator('li')).toHaveCount(1, patience);
  });

  test('a view of a course page opens', async ({ page }) => {
    await actAtOnce(page, '/aha-courses', '[data-island="course-tabs"] nav a:nth-child(2)', 'click');
    const tab = page.getByRole('tab', { selected: true });
    await expect(tab).toBeVisible(patience);
    await expect(page.getByRole('tab').nth(1)).toHaveAttribute('aria-selected', 'true');
  });

  test('letters typed into the city search find the city', async ({ page }) => {
    await actAtOnce(page, '/locations', '[data-island="location-finder"] input[type="search"]', 'type');
    await expect(page.locator('[data-island="location-finder"][data-ready]')).toBeAttached(patience);
    await expect(page.getByRole('searchbox', { name: /^City, state/ })).toHaveValue('mesa');
    await expect(
      page
        .getByRole('button', { name: /Mesa/ })
        .or(page.getByRole('option', { name: /Mesa/ }))
        .first(),
    ).toBeVisible(patience);
  });
});

test.describe('offline', () => {
  test.use({ allowsFaults: true });

  test('repeated clicks on Add to Cart, offline and back online, add one item', async ({ page, context }) => {
    const target = islandPages.find((one) => one.path === gift.path)!;
    const isOfIslands = ({ pathname }: URL) => target.files.includes(pathname);
    // From the start: a pointer over the page fetches them before the connection is cut.
    await page.route(isOfIslands, (route) => route.abort('internetdisconnected'));
    await page.goto(gift.path);
    await context.setOffline(true);
    const add = page.getByRole('button', { name: `${cartLabels.add} ${gift.name}` });
    await add.click();
    await expect(page.getByRole('alert')).toContainText('Check your connection');
    await page.unroute(isOfIslands);
    const release = await holdBack(page, isOfIslands);
    await context.setOffline(false);
    for (let clicks = 0; clicks < 3; clicks += 1) await add.click();
    release();
    const cart = page.getByRole('region', { name: cartLabels.summary.label });
    await expect(cart).toContainText(countText(1, cartLabels.items));
    await add.click();
    await expect(cart).toContainText(countText(2, cartLabels.items));
  });
});

test('a button of an island shows only once a click on it can be queued', async ({ page }) => {
  await page.route('**/assets/site-*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  const start = page.locator('[data-island="simulation"] button[type="submit"]');
  await expect(page.locator('h1')).toBeVisible();
  await expect(start).toBeHidden();
  await expect(page.getByRole('button', { name: 'Send message' })).toBeVisible();
  await expect(start).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-islands', '');
});

/** With a single field, a form that forgets all others would pass. */
for (const [path, island] of [
  ['/osha-compliance', 'group-request'],
  ['/aha-courses#renewal', 'renewal-date'],
  ['/your-card', 'team-reminders'],
] as const)
  test(`every field of ${path} keeps what was entered before the form was hydrated`, async ({ page }) => {
    const target = islandPages.find((one) => one.path === path.replace(/#.*/, ''))!;
    const release = await holdBack(page, ({ pathname }) => target.files.includes(pathname));
    await page.goto(path);
    const host = page.locator(`[data-island="${island}"]`);
    const fields = host.locator('select, input:not([type="checkbox"])').filter({ visible: true });
    const entered: string[] = [];
    for (const field of await everyOf(fields)) {
      if (await field.evaluate((one) => one.matches('select')))
        await field.selectOption({ index: (await field.locator('option').count()) - 1 });
      else await field.fill((await field.getAttribute('type')) === 'date' ? '2025-05-06' : '12');
      entered.push(await field.inputValue());
    }
    expect(entered.length).toBeGreaterThan(1);
    release();
    await expect(host).toHaveAttribute('data-ready', '');
    await expect
      .poll(() => fields.evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value)))
      .toEqual(entered);
  });
