import { chromium } from '@playwright/test';
import { type HelpCard, helpGroups, helpLabels, helpPages } from '../../../content/clinical/help';
import { review } from '../../../content/clinical/review';
import { routes } from '../../../content/site/routes';
import { testBrowser } from '../support/browsers';
import { expect, test } from '../support/fixtures';

/* As seen by a visitor from a search result, with a phone in one hand. */
test.use({ viewport: { width: 390, height: 844 }, javaScriptEnabled: false });

const call = 'a[href="tel:911"]';
const small = { width: 360, height: 640 } as const;
const cards: readonly HelpCard[] = helpPages;

for (const { route, sections } of cards) {
  const { path } = routes[route];
  /** The first step that uses the hands; the check for choking or a response comes before it. */
  const firstHands = sections[0].blocks[0].items.findIndex(({ action }) => !/\b911\b/.test(action));

  test(`${path} shows the first action of the hands and the call to 911 at once, and the call everywhere on the page`, async ({
    page,
  }) => {
    await page.setViewportSize(small);
    await page.goto(path);
    const steps = page.locator('#help ol > li');
    await expect(page.locator(call)).toBeInViewport({ ratio: 1 });
    // Only the title and the audience are above the first step.
    expect((await steps.first().boundingBox())?.y).toBeLessThan(180);
    const top = (await page.locator(call).boundingBox())?.y ?? 0;
    const hands = steps.nth(firstHands).locator('p').first();
    const box = await hands.boundingBox();
    expect((box?.y ?? top) + (box?.height ?? 0)).toBeLessThan(top);
    // Beside the text, not above it.
    const drawing = await steps.first().locator('svg').boundingBox();
    const words = await steps.first().locator('p').first().boundingBox();
    expect((drawing?.x ?? 0) + (drawing?.width ?? 0)).toBeLessThan(words?.x ?? 0);
    expect(Math.abs((drawing?.y ?? 0) - (words?.y ?? 0))).toBeLessThan(30);
    const end = await page.evaluate(() => document.documentElement.scrollHeight);
    for (let y = 0; y < end; y += 400) {
      await page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), y);
      await expect(page.locator(call)).toBeInViewport({ ratio: 1 });
    }
    // Scrolled to the end, the last line of the page is above it.
    const last = await page.locator('body > footer').boundingBox();
    expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(
      ((await page.locator(call).boundingBox())?.y ?? 0) + 1,
    );
  });

  test(`${path} numbers its steps, and a step instead of another has its number`, async ({ page }) => {
    await page.goto(path);
    let last = 0;
    const numbers = sections[0].blocks[0].items.map((item) => {
      if (!('isInstead' in item)) last += 1;
      return String(last);
    });
    await expect(page.locator('#help ol [data-number]')).toHaveText(numbers);
  });

  test(`${path} shows no other phone number above the steps, and explains itself after them`, async ({
    page,
  }) => {
    await page.setViewportSize(small);
    await page.goto(path);
    const bottom = await page.locator('#help').evaluate((part) => part.getBoundingClientRect().bottom);
    for (const text of [helpLabels.disclaimer, review.sample]) {
      const line = page.getByText(text).first();
      await expect(line).toBeVisible();
      expect((await line.boundingBox())?.y).toBeGreaterThanOrEqual(bottom - 1);
    }
    const numbers = page.locator('a[href^="tel:"]').filter({ visible: true });
    expect(
      await numbers.evaluateAll((links) => links.filter((one) => one.closest('footer') === null).length),
    ).toBe(1);
  });

  test(`${path} keeps the call in reach on a phone in landscape, covering at most a fifth of it`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 640, height: 360 });
    await page.goto(path);
    await expect(page.locator(call)).toBeInViewport({ ratio: 1 });
    const bar = await page.locator('.emergency-call').boundingBox();
    expect(bar?.height).toBeLessThanOrEqual(72);
  });
}

for (const { title, cards: some } of helpGroups)
  for (const { route } of some)
    test(`${routes[route].path} is one tap from the BLS page, in the group "${title}"`, async ({ page }) => {
      await page.setViewportSize(small);
      await page.goto(`${routes.blsAlgorithm.path}#help-now`);
      const link = page.locator(`#help-now a[href="${routes[route].path}"]`);
      await expect(link).toBeInViewport({ ratio: 1 });
      await expect(link).toHaveAccessibleName(new RegExp(title, 'i'));
      await link.click();
      await expect(page).toHaveURL(routes[route].path);
    });

test.describe('a font that does not load', () => {
  test.use({ expectedMessage: /ERR_FAILED/ });

  test("help stays in place in a phone's top bar whatever the font, with the number beside it", async ({
    page,
  }) => {
    await page.setViewportSize(small);
    await page.route('**/*.woff2', (request) => request.abort());
    await page.goto(routes.locations.path);
    const help = page.locator('.top-bar').getByRole('link', { name: helpLabels.title });
    await expect(help).toBeInViewport({ ratio: 1 });
    const without = await help.boundingBox();
    await page.unroute('**/*.woff2');
    await page.reload();
    expect(await help.boundingBox()).toEqual(without);
    await expect(page.locator('.top-bar a[href^="tel:"]')).toBeInViewport({ ratio: 1 });
    await help.click();
    await expect(page.locator('#help-now')).toBeInViewport({ ratio: 0.9 });
  });
});

/** The drawing of the first step and the smallest of the cards, without rounded corners, as bytes. */
async function drawingsIn(browserArgs: readonly string[], address: string): Promise<readonly string[]> {
  const browser = await chromium.launch({ ...testBrowser, args: [...testBrowser.args, ...browserArgs] });
  try {
    const page = await browser.newPage({ viewport: { width: 390, height: 2400 }, colorScheme: 'light' });
    await page.goto(address);
    const shots: string[] = [];
    for (const drawing of [
      page.locator('#help svg').first(),
      page.locator('main a svg[viewBox="0 0 120 90"]').last(),
    ]) {
      const box = await drawing.boundingBox();
      if (box === null) throw new Error('There is no drawing.');
      const clip = {
        x: Math.ceil(box.x) + 12,
        y: Math.ceil(box.y) + 4,
        width: Math.floor(box.width) - 26,
        height: Math.floor(box.height) - 10,
      };
      shots.push((await page.screenshot({ clip })).toString('base64'));
    }
    return shots;
  } finally {
    await browser.close();
  }
}

test('forced dark mode leaves the drawings unchanged', async ({ baseURL }) => {
  const address = `${baseURL}${routes.childChoking.path}`;
  const asDrawn = await drawingsIn([], address);
  const darkened = await drawingsIn(
    ['--enable-features=WebContentsForceDark', '--blink-settings=forceDarkModeEnabled=true'],
    address,
  );
  expect(darkened).toEqual(asDrawn);
});

test.describe('an unknown address', () => {
  test.use({ allowsFaults: true });

  test('leads to help with one click', async ({ page }) => {
    await page.goto('/no-such-page');
    await page.getByRole('link', { name: 'Help now' }).last().click();
    await expect(page).toHaveURL(/\/bls-algorithm#help-now$/);
    await expect(page.locator('#help-now')).toBeInViewport({ ratio: 0.9 });
  });
});
