import { expect, type Page } from '@playwright/test';

/** Waits until nothing on the page waits for its layout, so that the page has its true height. */
export async function laidOut(page: Page): Promise<void> {
  await expect(page.locator('html[data-laid-out]')).toHaveCount(1);
}
