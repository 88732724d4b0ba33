import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';
import { routeList, routes } from '../../../content/site/routes';
import { pageFile } from '../../../scripts/hosting/site-files';
import { breaches, type Budget, type Part, type SentFile } from './budgets';
import budgets from './budgets.json' with { type: 'json' };
import { wholeBrowser } from '../support/browsers';
import { expect, test } from '../support/fixtures';
import { matrix } from '../support/matrix';

const parts: Readonly<Record<string, Part>> = {
  document: 'html',
  stylesheet: 'css',
  script: 'script',
  font: 'fonts',
  image: 'pictures',
};
const packed = /\.(?:woff2|avif|webp|jpg|png|ico)$/;

test.use({ launchOptions: wholeBrowser });
test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true });

/** The size of a file as it travels, from the export itself: no clock and no network in it. */
function travelSize(path: string): number {
  const body = readFileSync(`out${path}`);
  return packed.test(path) ? body.length : brotliCompressSync(body).length;
}

/** Everything that a page asks for before somebody does something. */
async function firstView(page: Page, path: string): Promise<readonly SentFile[]> {
  const files: SentFile[] = [];
  page.on('response', (response: Response) => {
    const part = parts[response.request().resourceType()];
    const name = new URL(response.url()).pathname;
    // Icons of the browser's own tab and rules for prerendering are not part of the view.
    if (part === undefined || name.startsWith('/icons/') || name === '/favicon.ico') return;
    const file = part === 'html' ? pageFile(name) : name;
    files.push({ path: file, part, bytes: travelSize(file) });
  });
  await page.goto(path, { waitUntil: 'networkidle' });
  return files;
}

test.describe('the first view of', () => {
  for (const { path } of routeList) {
    test(`${path} stays within its budget`, matrix, async ({ page }) => {
      const budget = (budgets as Readonly<Record<string, Budget>>)[path];
      if (budget === undefined) throw new Error(`${path} has no budget in tests/e2e/budgets/budgets.json.`);
      const files = await firstView(page, path);
      expect(breaches(path, budget, files)).toEqual([]);
    });
  }
});

/** React, the islands of the page, and their props. The goal is 75 kB; the last 1 kB is room for cities and words that staff add. */
test('what wakes the islands of a page weighs at most 76 kB, 80 kB in a shop', () => {
  const shops: readonly string[] = [routes.merchandise.path, routes.booksGuides.path, routes.equipment.path];
  const heavy = routeList.flatMap(({ path }) => {
    const list =
      /id="island-files">(.*?)<\/script>/.exec(readFileSync(`out${pageFile(path)}`, 'utf8'))?.[1] ?? '[]';
    const files = JSON.parse(list) as readonly (readonly [address: string])[];
    const bytes = files.reduce((sum, [address]) => sum + travelSize(address), 0);
    return bytes > (shops.includes(path) ? 80_000 : 76_000) ? [`${path}: ${bytes} bytes`] : [];
  });
  expect(heavy).toEqual([]);
});

test('the site search is fetched when its field is used, and weighs at most 14.5 kB', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/a-to-z', { waitUntil: 'networkidle' });
  const parts = () => asked.filter((path) => /\/assets\/(?:site-search|search-index)\./.test(path));
  expect(parts()).toEqual([]);
  await page.getByRole('main').getByRole('searchbox').focus();
  await expect.poll(() => parts().length).toBe(2);
  expect(parts().reduce((sum, path) => sum + travelSize(path), 0)).toBeLessThanOrEqual(14_500);
});

test('the site has two fonts of together at most 52 kB', () => {
  const fonts = new Set(
    [...readFileSync('out/index.html', 'utf8').matchAll(/\/_next\/static\/media\/[\w.-]+\.woff2/g)].map(
      ([path]) => path,
    ),
  );
  expect(fonts.size).toBe(2);
  expect([...fonts].reduce((sum, path) => sum + travelSize(path), 0)).toBeLessThanOrEqual(52_000);
});
