/** The part of `npm run bench` that loads every page. */
import type { Page } from '@playwright/test';
import { routeList } from '../../content/site/routes';
import type { Measured, Subject } from './measure';
import { onSlowPhone } from './slow-phone';

type Observed = { lcp: number; tasks: { start: number; duration: number }[] };

/** Runs in the page before anything else; as text, because the compiler would add helpers that the page lacks. */
const observe = `
  const seen = (window.seen = { lcp: 0, tasks: [] });
  const watch = (type, each) => new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({ type, buffered: true });
  watch('largest-contentful-paint', (entry) => { seen.lcp = entry.startTime; });
  watch('longtask', (entry) => { seen.tasks.push({ start: entry.startTime, duration: entry.duration }); });
`;

export const pageLoads: readonly Subject[] = routeList.map(({ path }) => ({
  part: 'load',
  name: path,
  measure: (browser, origin) =>
    onSlowPhone(browser, { isCacheKept: false }, async ({ page, traffic }) => {
      await page.addInitScript({ content: observe });
      await page.goto(`${origin}${path}`, { waitUntil: 'load' });
      await traffic.quiet(1200);
      return { ...(await readObserved(page)), ...traffic.sum() };
    }),
}));

async function readObserved(page: Page): Promise<Pick<Measured, 'feedbackMs' | 'doneMs' | 'blockedMs'>> {
  return page.evaluate(() => {
    const { lcp, tasks } = (window as unknown as { seen: Observed }).seen;
    const firstPaintMs = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
    const late = tasks.filter(({ start, duration }) => start + duration > firstPaintMs);
    const blockedMs = late.reduce((total, { duration }) => total + Math.max(0, duration - 50), 0);
    return { feedbackMs: firstPaintMs, doneMs: lcp, blockedMs };
  });
}
