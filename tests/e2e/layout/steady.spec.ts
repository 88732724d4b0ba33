import { helpPages } from '../../../content/clinical/help';
import { routes } from '../../../content/site/routes';
import { testDay } from '../../../scripts/run/today';
import { pageList } from '../support/pages';
import { test, expect } from '../support/fixtures';
import { testBrowser } from '../support/browsers';
import { isLong } from '../support/length';
import { distanceOf, twoFrames, watchShifts } from '../support/shifts';
import { hasOurTypefaces, holdFonts, waitForFonts } from '../support/typefaces';

const widths = [390, 412, 1280, 1440];

// With hinting, each letter of a substitute typeface is a whole number of pixels wide, as on no phone, and lines wrap by it.
test.use({ launchOptions: { ...testBrowser, args: [...testBrowser.args, '--font-render-hinting=none'] } });

/** A line of the first screen that wraps differently moves everything below it by one line: 0.007 on most pages. */
const nothing = 0.01;

/**
 * A large picture follows the line that wraps differently: 0.015. The steps of a help card are beside drawings, in
 * narrow columns of large type, where more lines wrap differently: 0.047.
 */
const known: Readonly<Record<string, number>> = {
  '/continuing-education': 0.016,
  '/acls-algorithm': 0.013,
  ...Object.fromEntries(helpPages.map(({ route }) => [routes[route].path, 0.05])),
};

for (const [turn, { path }] of pageList.entries()) {
  /** Pages alternate between the widths; the nightly run covers all. */
  for (const width of widths.filter((_, index) => isLong || turn % widths.length === index)) {
    test(`${path} does not shift when its fonts load late, at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      // The day of the build; on a later one, scripts hide the classes that have passed.
      await page.clock.setFixedTime(`${testDay}T12:00:00Z`);
      const shifts = await watchShifts(page);
      const release = await holdFonts(page);
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      await twoFrames(page);
      // Shifts while a page is still loading are tested elsewhere; this is about the font swap.
      await shifts();
      release();
      await waitForFonts(page);
      expect(await hasOurTypefaces(page)).toBe(true);
      const moved = await shifts();
      const names = moved.flatMap(({ from }) => from).join('\n');
      expect(distanceOf(moved), names).toBeLessThan(known[path] ?? nothing);
    });
  }
}
