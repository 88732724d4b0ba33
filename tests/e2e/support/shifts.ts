import type { Page } from '@playwright/test';

/** Something on the page that moved without the visitor's doing, and which elements did. */
export type Shift = { readonly value: number; readonly from: readonly string[]; readonly isAnswer: boolean };

/** Watches from the first frame on what moves. @returns what has moved since the last time it was asked. */
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

/** How far the page moved in all. */
export const distanceOf = (shifts: readonly Shift[]) => shifts.reduce((sum, { value }) => sum + value, 0);

/** Waits until what is laid out is painted. */
export async function twoFrames(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}
