import type { Page, Route } from '@playwright/test';
import { pageList } from '../support/pages';
import { expect, test } from '../support/fixtures';
import { bodyOf, expectHydrated, islandPages, openHydrated, stirIslands } from '../support/island-pages';
import { laidOut } from '../support/laid-out';
import { storedPage } from '../support/site';

test.use({ allowsFaults: true });

const faults: Readonly<Record<string, (route: Route, body: string) => Promise<void>>> = {
  missing: (route) =>
    route.fulfill({
      status: 404,
      contentType: 'text/html',
      body: '<!doctype html><title>Not found</title><p>Not found',
    }),
  unreachable: (route) => route.abort('connectionfailed'),
  'cut half-way': (route, body) =>
    route.fulfill({ contentType: 'application/javascript', body: body.slice(0, body.length / 2) }),
  'answered with HTML': (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Welcome</title><p>Welcome' }),
};

/** Headings and text length of the readable content. */
const readable = (page: Page) =>
  page.evaluate(() => ({
    headings: [...document.querySelectorAll('h1, main h2')]
      .filter((heading) => heading.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      .map((heading) => heading.textContent.trim()),
    length: document.body.innerText.length,
  }));

/** The page is intact: the text of the exported file, and a footer link works. */
async function expectReadable(page: Page, path: string): Promise<void> {
  await expect(page.locator('h1:visible')).toHaveCount(1);
  await expect
    .poll(async () => (await readable(page)).length, { message: `${path} has its words` })
    .toBeGreaterThan(1500);
}

const said = (page: Page) => page.locator('.island-status, .island-lost').filter({ visible: true });

for (const { path, own, files } of islandPages)
  // A page whose islands only add to it has no note for the loss of its own script.
  for (const script of storedPage(path).$('.island-lost').length > 0 ? [own, ...files] : files)
    test(`${path} stays readable and recovers when ${script} fails`, async ({ page }) => {
      test.setTimeout(120_000);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const isOwn = script === own;
      for (const [name, fault] of Object.entries(faults))
        await test.step(name, async () => {
          await page.route(`**${script}`, (route) => fault(route, bodyOf(script)));
          await page.goto(path);
          await stirIslands(page);
          // The note waits some seconds, counted from when it comes near the window.
          if (isOwn) await page.evaluate(() => document.querySelector('.island-lost')?.scrollIntoView());
          await expect(said(page).first(), 'a message says that something is wrong').toBeVisible();
          await expectReadable(page, path);
          await page.unroute(`**${script}`);
          const way = page.getByRole(isOwn ? 'link' : 'button', { name: /^(?:Reload the page|Try again)$/ });
          await way.filter({ visible: true }).first().click();
          if (isOwn) await page.waitForLoadState();
          await stirIslands(page);
          await expectHydrated(page);
          await expect(said(page), 'nothing is wrong anymore').toHaveCount(0);
          await expectReadable(page, path);
        });
    });

test.describe('with a kind of file missing', () => {
  for (const { path } of pageList) {
    test(`${path} keeps its text when all pictures fail, and when all styles and fonts fail`, async ({
      page,
    }) => {
      await page.route(/\.(?:webp|avif|jpe?g|png|svg|ico)$/, (route) => route.abort());
      await page.goto(path);
      await laidOut(page);
      const whole = await readable(page);
      const waiting = page.locator('.picture-frame[data-state="waiting"]:visible');
      // Each comes into view, fails to load its file, and shows a message.
      const left = () =>
        waiting.evaluateAll((frames) => {
          frames[0]?.scrollIntoView({ behavior: 'instant' });
          return frames.length;
        });
      await expect.poll(left, { intervals: [50], timeout: 40_000 }).toBe(0);
      const unseen = await page.evaluate(() =>
        [...document.querySelectorAll('.picture-frame img[alt]:not([alt=""])')]
          .filter((image) => {
            const frame = image.closest('.picture-frame');
            return (
              frame?.checkVisibility() === true &&
              (frame.querySelector('.picture-failed')?.checkVisibility() !== true ||
                getComputedStyle(frame, '::after').content !== JSON.stringify(image.getAttribute('alt')))
            );
          })
          .map((image) => image.getAttribute('alt')),
      );
      expect(unseen, 'alternative texts that do not show').toEqual([]);

      await page.route(/\.(?:css|woff2)$/, (route) => route.abort());
      await page.goto(path);
      await laidOut(page);
      const bare = await readable(page);
      expect(bare.headings.filter((heading) => whole.headings.includes(heading))).toEqual(whole.headings);
      expect(bare.length).toBeGreaterThanOrEqual(whole.length * 0.9);
    });
  }
});

test.describe('in an unusual browser', () => {
  test.use({ allowsFaults: false });

  for (const [name, time] of [
    ['in 1970', 0],
    ['in the year 9999', Date.UTC(9999, 11, 31)],
  ] as const) {
    test(`with a clock ${name} every page with an island is readable and works`, async ({ page }) => {
      test.setTimeout(120_000);
      await page.clock.setFixedTime(time);
      for (const target of islandPages) {
        await openHydrated(page, target.path);
        await expectReadable(page, target.path);
        expect(await page.locator('body').innerText(), target.path).not.toMatch(/Invalid Date|NaN|undefined/);
      }
    });
  }
});
