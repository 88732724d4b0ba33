import { expect, type Locator } from '@playwright/test';

/** The elements that a locator finds: at least one, because a loop over none would pass whatever the page shows. */
export async function everyOf(locator: Locator): Promise<readonly Locator[]> {
  await expect(locator.first()).toBeAttached();
  return locator.all();
}
