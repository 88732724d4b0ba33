import type { Page } from '@playwright/test';
import { pageList } from '../support/pages';
import { expect, test } from '../support/fixtures';
import { hostileInputs } from '../fuzz/hostile-text';
import { openHydrated } from '../support/island-pages';
import { isLong } from '../support/length';

/** The names of our own parameters, so that invalid values reach the code that reads them. */
const names = [
  ...['q', 'sort', 'view', 'category', 'compare', 'show', 'city', 'near', 'class', 'cart', 'scenario'],
  ...['first', 'second', 'adult-bls', 'adult-bradycardia', 'adult-tachycardia', 'pediatric-arrest', 'x'],
];

const encoded = hostileInputs.map((text) => encodeURIComponent(text.toWellFormed()));
/** Each text as it is, as far as a browser takes it, and encoded. */
const values = [
  ...hostileInputs.map((text) => text.replace(/[\s#]/g, '+').replace(/[\uD800-\uDFFF]/g, '%ED%A0%80')),
  ...encoded,
];
const anchors = values.map((value) => `#${value}`);

/** Queries and fragments that our pages never write. Each night all of them are loaded, otherwise a few. */
const loaded = [
  '?q==mug&&city[]=mesa;view?sort',
  ...values.map((value) => `?${names.map((name) => `${name}=${value}`).join('&')}`),
  ...anchors,
  ...['?%', '#%00', '?%E0%A4%A'],
].slice(0, isLong ? undefined : 3);
/** Applied to the open page. */
const handed = [...names.flatMap((name) => encoded.map((value) => `?${name}=${value}`)), ...anchors];

/** Applies each address to the open page: a query as a history step, or a change of its anchor. */
async function hand(page: Page, addresses: readonly string[]): Promise<readonly string[]> {
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

/** Short run: the pages that read most from their URL, and one that reads nothing. */
const read = ['/', '/locations', '/aha-courses', '/merchandise', '/bls-algorithm', '/a-to-z', '/about'];

for (const { path } of pageList.filter((route) => isLong || read.includes(route.path))) {
  test(`${path} survives malformed queries and fragments`, async ({ page }) => {
    test.setTimeout(isLong ? 400_000 : 120_000);
    for (const address of loaded) {
      await page.goto(`${path}${address}`, { waitUntil: isLong ? 'load' : 'domcontentloaded' });
      await expect(page.locator('h1'), address).toHaveCount(1);
    }
    await openHydrated(page, path);
    expect(await hand(page, handed)).toEqual([]);
    await expect(page.locator('h1:visible')).toHaveCount(1);
  });
}
