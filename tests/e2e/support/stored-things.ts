import type { Page } from '@playwright/test';

/** Everything a page has stored in the browser. */
export async function storedThings(page: Page): Promise<readonly string[]> {
  const counts = await page.evaluate(async () => ({
    'local storage': localStorage.length,
    'session storage': sessionStorage.length,
    databases: (await indexedDB.databases()).length,
    caches: (await caches.keys().catch(() => [])).length,
    'service workers': (await navigator.serviceWorker.getRegistrations()).length,
  }));
  const cookies = await page.context().cookies();
  return Object.entries({ ...counts, cookies: cookies.length })
    .filter(([, count]) => count > 0)
    .map(([name, count]) => `${name}: ${count}`);
}
