import type { Page } from '@playwright/test';
import { pageList } from '../support/pages';
import { expect, test } from '../support/fixtures';
import { hostileInputs } from '../fuzz/hostile-text';
import { openHydrated } from '../support/island-pages';

/** The names of our own parameters, so that invalid values reach the code that reads them. */
const names = [
  ...['q', 'sort', 'view', 'category', 'compare', 'show', 'city', 'near', 'class', 'cart', 'scenario'],
  ...['first', 'second', 'adult-bls', 'adult-bradycardia', 'adult-tachycardia', 'pediatric-arrest', 'x'],
];

/** Each text as it is, as far as a browser takes it, and encoded. */
const values = hostileInputs.flatMap((text) => [
  text.replace(/[\s#]/g, '+').replace(/[\uD800-\uDFFF]/g, '%ED%A0%80'),
  encodeURIComponent(text.toWellFormed()),
]);
/** Queries and fragments that our pages never write. */
const addresses = [
  '?q==mug&&city[]=mesa;view?sort',
  ...values.map((value) => `?${names.map((name) => `${name}=${value}`).join('&')}`),
  ...values.map((value) => `#${value}`),
  ...['?%', '#%00', '?%E0%A4%A'],
];

/** Applies each address to the open page: a query as a history step, or a change of its anchor. */
async function hand(page: Page): Promise<readonly string[]> {
  return page.evaluate(async (list) => {
    const wrong: string[] = [];
    for (const address of list) {
      if (address.startsWith('#')) location.hash = address;
      else {
        history.pushState(null, '', address);
        window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
      }
      // Chromium ignores more than 200 of them in ten seconds.
      await new Promise((resolve) => setTimeout(resolve, 50));
      if (document.querySelectorAll('h1').length !== 1) wrong.push(address);
    }
    return wrong;
  }, addresses);
}

for (const { path } of pageList) {
  test(`${path} survives malformed queries and fragments`, async ({ page }) => {
    test.setTimeout(400_000);
    for (const address of addresses) {
      await page.goto(`${path}${address}`);
      await expect(page.locator('h1'), address).toHaveCount(1);
    }
    await openHydrated(page, path);
    expect(await hand(page)).toEqual([]);
    await expect(page.locator('h1:visible')).toHaveCount(1);
  });
}
