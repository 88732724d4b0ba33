import { expect, test } from '@playwright/test';
import { openHydrated } from '../support/island-pages';
import { laidOut } from '../support/laid-out';
import { sampleCities } from '../support/pages';
import { meant } from './outline';
import { unseenStyles } from './unseen';

/** Width of a sheet of Letter. */
const paper = 816;
const paths = [
  ...['/', '/aha-courses', '/osha-classes', '/locations', sampleCities[0]!.path, '/merchandise', '/about'],
  ...['/acls-algorithm', '/adult-choking', '/your-card', '/host-training', '/a-to-z', '/terms-of-service'],
];

test('elements do what was approved', async ({ page }) => {
  test.setTimeout(120_000);
  const found = new Set<string>();
  for (const [width, path] of paths.flatMap((one) => [390, 1440, paper].map((to) => [to, one] as const))) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ media: width === paper ? 'print' : null });
    await openHydrated(page, path);
    await laidOut(page);
    for (const line of await unseenStyles(page.locator('html'))) found.add(line);
  }
  expect(`${[...found].sort().join('\n')}\n`, meant).toMatchSnapshot('unseen-style.txt');
});
