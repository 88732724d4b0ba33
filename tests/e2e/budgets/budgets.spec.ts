import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';
import { routes } from '../../../content/site/routes';
import { pageList } from '../support/pages';
import { pageFile } from '../../../scripts/hosting/site-files';
import budgets from './budgets.json' with { type: 'json' };
import { wholeBrowser } from '../support/browsers';
import { expect, test } from '../support/fixtures';
import { storedFiles } from '../support/site';

/** The budget of a first view: bytes, compressed; requests; and boxes laid out, of which closed menus have none. */
type Budget = (typeof budgets)['/'];

/** The budget categories by Playwright's resource type. */
const parts: Readonly<Partial<Record<string, keyof Budget>>> = {
  document: 'html',
  stylesheet: 'css',
  script: 'script',
  font: 'fonts',
  image: 'pictures',
};
const packed = /\.(?:woff2|avif|webp|jpg|png|ico)$/;

test.use({ launchOptions: wholeBrowser });
test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true });

const sizes = new Map<string, number>();

/** The compressed size of a file, read from the export, so neither timing nor the network matters. */
function travelSize(path: string): number {
  const body = readFileSync(`out${path}`);
  const size = sizes.get(path) ?? (packed.test(path) ? body.length : brotliCompressSync(body).length);
  sizes.set(path, size);
  return size;
}

/** What a page fetches before any interaction, in total and by file. */
async function firstView(page: Page, path: string) {
  const costs: Budget = { html: 0, css: 0, script: 0, fonts: 0, pictures: 0, requests: 0, boxes: 0 };
  const files: string[] = [];
  page.on('response', (response: Response) => {
    const part = parts[response.request().resourceType()];
    const name = new URL(response.url()).pathname;
    // The favicon and the speculation rules are not part of the view.
    if (part === undefined || name.startsWith('/icons/') || name === '/favicon.ico') return;
    const file = part === 'html' ? pageFile(name) : name;
    const bytes = travelSize(file);
    costs[part] += bytes;
    costs.requests += 1;
    files.push(`${file} (${part}, ${bytes} bytes)`);
  });
  await page.goto(path, { waitUntil: 'networkidle' });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable');
  await devtools.send('HeapProfiler.collectGarbage');
  const { metrics } = await devtools.send('Performance.getMetrics');
  costs.boxes = metrics.find(({ name }) => name === 'LayoutObjects')!.value;
  return { costs, files };
}

test.describe('the first view of', () => {
  for (const { path } of pageList) {
    test(`${path} stays within its budget`, async ({ page }) => {
      const row = path.startsWith(`${routes.locations.path}/`) ? 'city' : path;
      const budget = (budgets as Readonly<Partial<Record<string, Budget>>>)[row];
      if (budget === undefined) throw new Error(`${path} has no budget in tests/e2e/budgets/budgets.json.`);
      const { costs, files } = await firstView(page, path);
      for (const part of Object.keys(costs) as (keyof Budget)[])
        expect
          .soft(
            costs[part],
            `${part} of ${files.join(', ')}; make it lighter, or raise tests/e2e/budgets/budgets.json`,
          )
          .toBeLessThanOrEqual(budget[part]);
    });
  }
});

/**
 * React, the page's islands, and their props, fetched at the first interaction. The chest of the home page takes 2 kB,
 * calendar files with zones and the dates of 60 cities 2 kB of the finder.
 */
test("the files that hydrate a page's islands weigh at most 78.6 kB, 80 kB in a shop", () => {
  const shops: readonly string[] = [routes.merchandise.path, routes.booksGuides.path, routes.equipment.path];
  const heavy = pageList.flatMap(({ path }) => {
    const list =
      /id="island-files">(.*?)<\/script>/.exec(readFileSync(`out${pageFile(path)}`, 'utf8'))?.[1] ?? '[]';
    const files = JSON.parse(list) as readonly (readonly [address: string])[];
    const bytes = files.reduce((sum, [address]) => sum + travelSize(address), 0);
    return bytes > (shops.includes(path) ? 80_000 : 78_600) ? [`${path}: ${bytes} bytes`] : [];
  });
  expect(heavy).toEqual([]);
});

test('the site search is fetched when its field is used, and weighs at most 17 kB', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/a-to-z', { waitUntil: 'networkidle' });
  const parts = () => asked.filter((path) => /\/assets\/(?:site-search|search-index)\./.test(path));
  expect(parts()).toEqual([]);
  await page.getByRole('main').getByRole('searchbox').focus();
  await expect.poll(() => parts().length).toBe(2);
  expect(parts().reduce((sum, path) => sum + travelSize(path), 0)).toBeLessThanOrEqual(17_000);
});

test('the cities of the finder weigh less than 50 kB, and its ZIP codes less than 56 kB', () => {
  const sizeOf = (name: string) =>
    travelSize([...storedFiles].find((path) => path.startsWith(`/assets/gazetteer/${name}.`))!);
  expect(sizeOf('cities')).toBeLessThan(50_000);
  expect(sizeOf('zips')).toBeLessThan(56_000);
});
