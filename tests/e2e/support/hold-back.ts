import type { Page } from '@playwright/test';

/** Holds back the files that match a pattern until the returned function is called. */
export async function holdBack(page: Page, files: Parameters<Page['route']>[0]): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((done) => (release = done));
  await page.route(files, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}
