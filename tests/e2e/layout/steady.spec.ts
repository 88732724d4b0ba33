import type { Page } from '@playwright/test';
import { routeList } from '../../../content/site/routes';
import { test, expect } from '../support/fixtures';
import { isLong } from '../support/length';
import { matrix } from '../support/matrix';
import { hasOurTypefaces, holdFonts, twoFrames, waitForFonts } from '../support/typefaces';

type Shift = { readonly value: number; readonly from: readonly string[] };

const widths = [390, 412, 1280, 1440];

/** A line of the first screen that breaks elsewhere moves what is below it by one line: 0.007 on the page where it is most. */
const nothing = 0.01;

/**
 * The last step of its breadcrumb breaks in our font and not in the fallback, on phones of 407 to 433 px, and moves the page by
 * 0.071 or 0.081, depending on what has been laid out by then. A page counts as steady up to 0.1.
 */
const known: Readonly<Record<string, number>> = { '/continuing-education': 0.1 };

/** Sum of the shifts, with what moved, so that a failure says it. */
function summed(
  shifts: readonly Shift[],
  limit: number,
): { readonly value: number; readonly from: readonly string[] } {
  const value = shifts.reduce((sum, shift) => sum + shift.value, 0);
  return { value, from: value < limit ? [] : shifts.flatMap(({ from }) => from) };
}

/** Watches from the first frame on what moves without the visitor's doing, and which elements do. */
async function watchShifts(page: Page): Promise<() => Promise<readonly Shift[]>> {
  await page.addInitScript({
    content: `
    window.shifts = [];
    const name = ({ node }) => (node instanceof Element ? node : node?.parentElement)?.outerHTML.slice(0, 90) ?? '?';
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) window.shifts.push({ value: entry.value, from: entry.sources.map(name) });
    }).observe({ type: 'layout-shift', buffered: true });
  `,
  });
  return () => page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts);
}

for (const [turn, { path }] of routeList.entries()) {
  /** Pages take turns with the widths; each night all are seen at all. */
  for (const width of widths.filter((_, index) => isLong || turn % widths.length === index)) {
    test(`${path} does not move when its fonts come late, at ${width} px`, matrix, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      const shifts = await watchShifts(page);
      const release = await holdFonts(page);
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      await twoFrames(page);
      // What a page moves while it is still coming in is another matter: this is about the change of typefaces.
      const before = (await shifts()).length;
      release();
      await waitForFonts(page);
      expect(await hasOurTypefaces(page)).toBe(true);
      const { value, from } = summed((await shifts()).slice(before), known[path] ?? nothing);
      expect(from, `moves by ${value}`).toEqual([]);
    });
  }
}
