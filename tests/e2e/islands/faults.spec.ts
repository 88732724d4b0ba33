import type { Page, Route } from '@playwright/test';
import { pageList } from '../support/pages';
import { expect, test } from '../support/fixtures';
import {
  bodyOf,
  expectHydrated,
  filesOnce,
  islandPages,
  openHydrated,
  stirIslands,
} from '../support/island-pages';
import { isLong } from '../support/length';
import { laidOut } from '../support/laid-out';

test.use({ allowsFaults: true });

type Fault = (route: Route, body: string) => Promise<void>;

const faults: Readonly<Record<'missing' | 'unreachable' | 'cut half-way' | 'answered with HTML', Fault>> = {
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

/** Intercepts the scripts that match `isMeant` and answers with `fault` until there is none. */
async function standBetween(
  page: Page,
  isMeant: (path: string) => boolean,
): Promise<{ fault: Fault | null }> {
  const gate: { fault: Fault | null } = { fault: null };
  await page.route(
    (url) => isMeant(url.pathname),
    (route) =>
      gate.fault === null
        ? route.continue()
        : gate.fault(route, bodyOf(new URL(route.request().url()).pathname)),
  );
  return gate;
}

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

async function tryAgain(page: Page, own: boolean): Promise<void> {
  const link = page.getByRole('link', { name: 'Reload the page' });
  const button = page.getByRole('button', { name: 'Try again' });
  await (own ? link : button).filter({ visible: true }).first().click();
}

/** Long run: every file on every page; otherwise every file once. */
const tries = isLong
  ? islandPages.flatMap((page) =>
      [page.own, ...page.files].map((script) => ({ path: page.path, script, page })),
    )
  : filesOnce();

for (const [turn, { path, script, page: target }] of tries.entries()) {
  test(`${path} stays readable and recovers when ${script} fails`, async ({ page }) => {
    test.setTimeout(120_000);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const isOwn = script === target.own;
    const gate = await standBetween(page, (asked) => asked === script);
    const isTakingTurns = (index: number) => (isOwn ? turn % 2 === index % 2 : turn % 4 === index);
    const chosen = Object.entries(faults).filter((_, index) => isLong || isTakingTurns(index));
    for (const [name, fault] of chosen) {
      await test.step(name, async () => {
        gate.fault = fault;
        await page.goto(path);
        await stirIslands(page);
        await expect(said(page).first(), 'a message says that something is wrong').toBeVisible();
        await expectReadable(page, path);
        gate.fault = null;
        await tryAgain(page, isOwn);
        if (isOwn) await page.waitForLoadState();
        await stirIslands(page);
        await expectHydrated(page);
        await expect(said(page), 'nothing is wrong anymore').toHaveCount(0);
        await expectReadable(page, path);
      });
    }
  });
}

test.describe('with a kind of file missing', () => {
  /** Every second page; all of them in the nightly run. */
  for (const { path } of pageList.filter((_, turn) => isLong || turn % 2 === 0)) {
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
              getComputedStyle(frame, '::after').content !== JSON.stringify(image.getAttribute('alt'))
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
