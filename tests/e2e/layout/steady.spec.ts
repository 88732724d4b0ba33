import { routeList } from '../../../content/site/routes';
import { test, expect } from '../support/fixtures';
import { isLong } from '../support/length';
import { distanceOf, twoFrames, watchShifts } from '../support/shifts';
import { hasOurTypefaces, holdFonts, waitForFonts } from '../support/typefaces';

const widths = [390, 412, 1280, 1440];

/** A line of the first screen that breaks elsewhere moves what is below it by one line: 0.007 on most pages. */
const nothing = 0.01;

/** Below the line that breaks elsewhere is a large picture: 0.015. */
const known: Readonly<Record<string, number>> = { '/continuing-education': 0.016 };

for (const [turn, { path }] of routeList.entries()) {
  /** Pages take turns with the widths; each night all are seen at all. */
  for (const width of widths.filter((_, index) => isLong || turn % widths.length === index)) {
    test(`${path} does not shift when its fonts load late, at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      const shifts = await watchShifts(page);
      const release = await holdFonts(page);
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      await twoFrames(page);
      // What a page moves while it is still coming in is another matter: this is about the change of typefaces.
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
