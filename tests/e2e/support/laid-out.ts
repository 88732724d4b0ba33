import { expect, type Page } from '@playwright/test';

/** Waits until no layout on the page is deferred, so that the page has its full height. */
export async function laidOut(page: Page): Promise<void> {
  await expect(page.locator('html[data-laid-out]')).toHaveCount(1);
}
