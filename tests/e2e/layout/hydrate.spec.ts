import type { BrowserContext, Page } from '@playwright/test';
import { testDay } from '../../../scripts/run/today';
import { test, expect } from '../support/fixtures';
import { isLong } from '../support/length';
import { laidOut } from '../support/laid-out';
import { distanceOf, twoFrames, watchShifts } from '../support/shifts';
import { expectHydrated, type IslandPage, islandPages, stirIslands } from '../support/island-pages';

/**
 * Hydrating an island changes no pixel and no URL: styles decide before the first paint how a page looks with
 * scripts. Covers every page with an island, at several scroll positions, with fast and slow scripts.
 */
const delaysMs = [0, 1500, 5000];
const places = [0, 0.25, 0.6, 1];
const everyCase = delaysMs.flatMap((delay) => places.map((place) => ({ delay, place })));
/** A slow script at the top and a fast one further down; the nightly run covers every position with every delay. */
const cases = isLong
  ? everyCase
  : [
      { delay: 1500, place: 0 },
      { delay: 0, place: 0.6 },
    ];
/** By day, one page for each set of islands; all pages in the nightly run. */
const pages = isLong
  ? islandPages
  : [
      ...new Map(
        islandPages.map((page) => [page.files.find((file) => file.includes('/islands-')), page]),
      ).values(),
    ];
/** The threshold for a shift: less than half a pixel is invisible on a phone. */
const nothing = 0.0005;

test.use({ viewport: { width: 390, height: 844 } });

/**
 * A page that has loaded everything but its islands, at one of the scroll positions. Shifts until then are ignored.
 */
async function openAt(page: Page, path: string, place: number) {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const shifts = await watchShifts(page);
  await page.goto(path, { waitUntil: 'load' });
  await laidOut(page);
  await page.evaluate(async (part) => {
    await document.fonts.ready;
    document.documentElement.style.scrollBehavior = 'auto';
    scrollTo(0, part * (document.documentElement.scrollHeight - innerHeight));
  }, place);
  await twoFrames(page);
  await shifts();
  return shifts;
}

const look = (page: Page) =>
  page.evaluate(() => ({
    height: document.documentElement.scrollHeight,
    top: Math.round(scrollY),
    address: location.href,
  }));

/** Hydrates one page, and reports what shifted, how far, and how the URL changed. */
async function hydrate(
  context: BrowserContext,
  target: IslandPage,
  { delay, place }: { readonly delay: number; readonly place: number },
): Promise<void> {
  const page = await context.newPage();
  await page.route(
    (url) => target.files.includes(url.pathname),
    async (route) => {
      await new Promise((resolve) => setTimeout(resolve, delay));
      await route.continue();
    },
  );
  const shifts = await openAt(page, target.path, place);
  const before = await look(page);
  // Nothing is fetched for a visitor who only looks.
  await stirIslands(page);
  await expectHydrated(page);
  await twoFrames(page);
  const moved = await shifts();
  const where = `at ${place * 100} % of the page, ${delay / 1000} s late`;
  const names = moved.flatMap(({ from }) => from).join('\n');
  expect(distanceOf(moved), `${where}: ${names}`).toBeLessThan(nothing);
  expect(await look(page), where).toEqual(before);
  await page.close();
}

for (const target of pages) {
  test(`${target.path} does not shift when it hydrates, wherever it is scrolled and however late`, async ({
    context,
  }) => {
    test.setTimeout(120_000);
    await context.clock.setFixedTime(testDay);
    // In parallel: most of the time is waiting.
    await Promise.all(cases.map((one) => hydrate(context, target, one)));
  });
}
