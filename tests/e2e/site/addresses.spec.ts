import type { Page } from '@playwright/test';
import fc from 'fast-check';
import { pageList } from '../support/pages';
import { expect, test } from '../support/fixtures';
import { hostileInputs, seedFor } from '../fuzz/hostile-text';
import { openHydrated } from '../support/island-pages';
import { isLong } from '../support/length';

/**
 * `TEST_LENGTH=long` loads each page with each address; `npm run test:matrix` loads some and applies the rest to the
 * open page.
 */
const count = 200;
const loaded = isLong ? count : 2;

/** The names of our own parameters, so that invalid values reach the code that reads them. */
const names = [
  ...['q', 'sort', 'view', 'category', 'compare', 'show', 'city', 'class', 'scenario', 'first', 'second'],
  ...['adult-bls', 'adult-bradycardia', 'adult-tachycardia', 'pediatric-arrest', 'x'],
];

/** Queries and fragments that our pages never write. */
function malformed(seed: number): readonly string[] {
  const text = fc.constantFrom(...hostileInputs);
  const value = fc.oneof(
    text.map((raw) => raw.replace(/[\s#]/g, '+').replace(/[\uD800-\uDFFF]/g, '%ED%A0%80')),
    text.map((raw) => encodeURIComponent(raw.toWellFormed())),
  );
  const pair = fc.tuple(fc.constantFrom(...names), fc.constantFrom('=', '', '==', '[]=', '=&'), value);
  const query = fc
    .tuple(fc.array(pair, { minLength: 1, maxLength: 4 }), fc.constantFrom('&', '&&', ';', '?'))
    .map(([pairs, between]) => `?${pairs.map((parts) => parts.join('')).join(between)}`);
  const anchor = value.map((id) => `#${id}`);
  const both = fc.tuple(query, anchor).map((parts) => parts.join(''));
  const address = fc.oneof(query, anchor, both, fc.constantFrom('?%', '#%00', '?%E0%A4%A'));
  return fc.sample(address, { seed, numRuns: count });
}

/** Applies an address to the open page, as a history step and as a change of its anchor. */
async function hand(page: Page, addresses: readonly string[]): Promise<readonly string[]> {
  return page.evaluate(async (list) => {
    const wrong: string[] = [];
    for (const address of list) {
      history.pushState(
        null,
        '',
        `${location.pathname}${address.startsWith('#') ? '' : address.replace(/#.*$/, '')}`,
      );
      window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
      if (address.includes('#')) location.hash = address.slice(address.indexOf('#'));
      await new Promise((resolve) => setTimeout(resolve, 4));
      if (document.querySelectorAll('h1').length !== 1) wrong.push(address);
    }
    return wrong;
  }, addresses);
}

/** Short run: the pages that read most from their URL, and one that reads nothing. */
const read = ['/', '/locations', '/aha-courses', '/merchandise', '/bls-algorithm', '/a-to-z', '/about'];

for (const { path } of pageList.filter((route) => isLong || read.includes(route.path))) {
  test(`${path} survives ${count} malformed queries and fragments`, async ({ page }) => {
    test.setTimeout(isLong ? 400_000 : 90_000);
    const addresses = malformed(seedFor(7, path));
    for (const address of addresses.slice(0, loaded)) {
      await page.goto(`${path}${address}`, { waitUntil: isLong ? 'load' : 'domcontentloaded' });
      await expect(page.locator('h1'), address).toHaveCount(1);
    }
    await openHydrated(page, path);
    expect(await hand(page, addresses.slice(loaded))).toEqual([]);
    await expect(page.locator('h1:visible')).toHaveCount(1);
  });

  // Half a minute of work for a browser.
  if (!isLong && path !== '/locations' && path !== '/about') continue;
  test(`${path} survives a URL of a megabyte`, async ({ page }) => {
    const long = 'a%F0%9F%98%80'.repeat(80_000);
    await page.goto(`${path}#${long}`);
    await expect(page.locator('h1:visible')).toHaveCount(1);
    await page.evaluate((text) => {
      history.pushState(null, '', `?q=${text}&city=${text}&scenario=${text}`.slice(0, 1_000_000));
      window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
    }, long);
    await expect(page.locator('h1:visible')).toHaveCount(1);
  });
}
