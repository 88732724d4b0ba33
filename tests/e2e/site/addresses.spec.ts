import type { Page } from '@playwright/test';
import { routeList } from '../../../content/site/routes';
import { expect, test } from '../support/fixtures';
import { chanceFrom, seedFor } from '../fuzz/chance';
import { hostileTexts } from '../fuzz/hostile-text';
import { expectAwake, islandPages, wakeIslands } from '../support/island-pages';
import { isLong } from '../support/length';
import { matrix } from '../support/matrix';

/** `TEST_LENGTH=long` loads each page with each address; `npm test` loads some and hands the others to the living page. */
const count = 200;
const loaded = isLong ? count : 2;

/** Words of our own addresses, so that the broken values reach the code that reads them. */
const names = [
  'q',
  'sort',
  'view',
  'category',
  'compare',
  'show',
  'city',
  'class',
  'scenario',
  'first',
  'second',
  'adult-bls',
  'adult-bradycardia',
  'adult-tachycardia',
  'pediatric-arrest',
  'x',
];

/** A query and a fragment that no page of ours ever writes. */
function malformed(seed: number): readonly string[] {
  const chance = chanceFrom(seed);
  const raw = (text: string) => text.replace(/[\s#]/g, '+').replace(/[\uD800-\uDFFF]/g, '%ED%A0%80');
  const value = () => {
    const text = chance.pick(hostileTexts);
    return chance.below(2) === 0
      ? raw(text)
      : encodeURIComponent(text.replace(/[\uD800-\uDBFF](?![\uDC00-\uDFFF])/g, '\uFFFD'));
  };
  const query = () =>
    Array.from(
      { length: 1 + chance.below(4) },
      () => `${chance.pick(names)}${chance.pick(['=', '', '==', '[]=', '=&'])}${value()}`,
    ).join(chance.pick(['&', '&&', ';', '?']));
  return Array.from({ length: count }, () =>
    chance.pick([
      () => `?${query()}`,
      () => `#${value()}`,
      () => `?${query()}#${value()}`,
      () => '?%',
      () => '#%00',
      () => '?%E0%A4%A',
    ])(),
  );
}

/** Hands an address to the page that is open, as a step of its history and as a change of its anchor. */
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

/** Short: the pages that read most from their address, and one that reads nothing. */
const read = ['/', '/locations', '/aha-courses', '/merchandise', '/bls-algorithm', '/a-to-z', '/about'];

for (const { path } of routeList.filter((route) => isLong || read.includes(route.path))) {
  test(`${path} takes ${count} malformed queries and fragments`, matrix, async ({ page }) => {
    test.setTimeout(isLong ? 400_000 : 90_000);
    const addresses = malformed(seedFor(7, path));
    for (const address of addresses.slice(0, loaded)) {
      await page.goto(`${path}${address}`, { waitUntil: isLong ? 'load' : 'domcontentloaded' });
      await expect(page.locator('h1'), address).toHaveCount(1);
    }
    await page.goto(path);
    const target = islandPages.find((entry) => entry.path === path);
    if (target !== undefined) {
      await wakeIslands(page);
      await expectAwake(page, target);
    }
    expect(await hand(page, addresses.slice(loaded))).toEqual([]);
    await expect(page.locator('h1:visible')).toHaveCount(1);
  });

  // Half a minute of work for a browser.
  if (!isLong && path !== '/locations' && path !== '/about') continue;
  test(`${path} takes an address of a megabyte`, matrix, async ({ page }) => {
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
