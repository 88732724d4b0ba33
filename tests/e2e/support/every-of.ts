import { expect, type Locator } from '@playwright/test';

/** The elements that a locator finds: at least one, because a loop over none would pass whatever the page shows. */
export async function everyOf(locator: Locator): Promise<readonly Locator[]> {
  await expect(locator.first()).toBeAttached();
  return locator.all();
}

/** The first texts of the elements that a locator finds, as they stand from left to right. */
export const fromLeftToRight = (locator: Locator) =>
  locator.evaluateAll((elements) =>
    elements
      .map((one) => ({ text: one.firstChild?.textContent?.trim(), x: one.getBoundingClientRect().x }))
      .sort((a, b) => a.x - b.x)
      .map(({ text }) => text),
  );
