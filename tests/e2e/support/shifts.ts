import type { Page } from '@playwright/test';

/** A layout shift without user input, and the elements that moved. */
export type Shift = { readonly value: number; readonly from: readonly string[]; readonly isAnswer: boolean };

/** Records layout shifts from the first frame on. @returns a function that returns the shifts since its last call. */
export async function watchShifts(page: Page): Promise<() => Promise<readonly Shift[]>> {
  await page.addInitScript({
    content: `
    window.shifts = [];
    const name = ({ node }) => (node instanceof Element ? node : node?.parentElement)?.outerHTML.slice(0, 110) ?? '?';
    new PerformanceObserver((list) => {
      for (const { value, sources, hadRecentInput } of list.getEntries())
        window.shifts.push({ value, from: sources.map(name), isAnswer: hadRecentInput });
    }).observe({ type: 'layout-shift', buffered: true });
  `,
  });
  return () => page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts.splice(0));
}

/** The total of the shifts. */
export const distanceOf = (shifts: readonly Shift[]) => shifts.reduce((sum, { value }) => sum + value, 0);

/** Waits until the current layout is painted. */
export async function twoFrames(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}
