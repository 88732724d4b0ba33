import { type HelpCard, helpLabels, helpPages } from '../../../content/clinical/help';
import { routes } from '../../../content/site/routes';
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
