/**
 * `npm run bench -- --part=growth`: builds the site of a company that has grown, each in a copy of the sources, and
 * prints what its pages weigh. `--only=0,1` takes these rows. A row takes a minute or two.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Browser } from '@playwright/test';
import { load } from 'cheerio';
import { unpackCities, type CityFile } from '../../lib/locations/gazetteer';
import { buildCopy, copySources, treeOf } from '../check/trees.mjs';
import { startServer } from '../hosting/local-server';
import { listPaths } from '../hosting/site-files';
import { grownCities, grownClasses, grownProducts } from './growth-tables';
import { onSlowPhone } from './slow-phone';

type Size = { readonly classes: number; readonly cities: number; readonly products: number };
const sizes: readonly Size[] = [
  { classes: 57, cities: 60, products: 30 },
  { classes: 3_000, cities: 60, products: 30 },
  { classes: 10_000, cities: 60, products: 30 },
  { classes: 3_000, cities: 300, products: 30 },
  { classes: 57, cities: 60, products: 300 },
];

const table = (name: string) => `content/tables/${name}.csv`;
const read = (name: string) => readFileSync(table(name), 'utf8');

/** Writes the tables of this size into a copy of the sources. */
function growTables(tree: string, { classes, cities, products }: Size): void {
  const write = (name: string, csv: string) => writeFileSync(`${tree}/${table(name)}`, csv);
  const gazetteer = unpackCities(
    JSON.parse(readFileSync('public/gazetteer/cities.json', 'utf8')) as CityFile,
  );
  const largest = [...gazetteer]
    .sort((a, b) => b.size - a.size)
    .map(({ name, state }) => [name, state] as const);
  const allCities = grownCities(read('cities'), largest, cities);
  write('cities', allCities);
  write('classes', grownClasses(read('classes'), allCities, classes));
  write('merchandise', grownProducts(read('merchandise'), products));
}

/** Bytes raw and with brotli 5, as a host compresses on the fly, and elements. */
function weigh(file: string) {
  const html = readFileSync(file);
  const packed = brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;
  return { raw: html.length, packed, elements: load(html)('*').length };
}

/** Milliseconds from the choice of a city on /locations until its card shows, on a slow phone; the median of five. */
async function choosing(browser: Browser, url: string): Promise<number> {
  const all: number[] = [];
  for (let round = 0; round < 5; round += 1)
    all.push(
      await onSlowPhone(browser, {}, async ({ page, traffic }) => {
        await page.goto(`${url}/locations`);
        await page.touchscreen.tap(4, 400);
        await traffic.quiet(1500);
        return page.evaluate(async () => {
          const list = document.querySelector<HTMLSelectElement>('#location-finder-list');
          const title = document.querySelector('#chosen-city');
          if (list === null || title === null) throw new Error('The finder is not on the page.');
          const before = title.textContent;
          const start = performance.now();
          Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value')?.set?.call(list, 'atlanta');
          list.dispatchEvent(new Event('change', { bubbles: true }));
          while (title.textContent === before) await new Promise(requestAnimationFrame);
          await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
          return performance.now() - start;
        });
      }),
    );
  return all.sort((a, b) => a - b)[2] ?? 0;
}

const kB = (bytes: number) => (bytes / 1000).toFixed(1);

/** Builds and measures each size, and returns the table. */
export async function growth(browser: Browser, only: string | undefined): Promise<string> {
  const lines = [
    '| classes | cities | products | build, s | /locations raw, kB | brotli | elements | largest city raw, kB | brotli | elements | /aha-courses brotli | /merchandise brotli | choosing a city, ms |',
    `|${' --- |'.repeat(13)}`,
  ];
  for (const [index, size] of sizes.entries()) {
    if (only !== undefined && !only.split(',').includes(String(index))) continue;
    const name = `growth-${index}`;
    copySources(name);
    growTables(treeOf(name), size);
    const started = performance.now();
    await buildCopy(name, 'rehearsal', { SITE_DAY: '2026-11-27' });
    const seconds = (performance.now() - started) / 1000;
    const root = `${treeOf(name)}/out`;
    const cities = listPaths(root)
      .filter((path) => /^\/locations\/.*\.html$/.test(path))
      .map((path) => weigh(root + path))
      .sort((a, b) => b.raw - a.raw);
    const [all, largest] = [weigh(`${root}/locations.html`), cities[0] ?? weigh(`${root}/locations.html`)];
    const { server, url } = await startServer({ root, port: 0 });
    const ms = await choosing(browser, url);
    server.close();
    server.closeAllConnections();
    const cells = [
      ...[size.classes, size.cities, size.products, Math.round(seconds)],
      ...[kB(all.raw), kB(all.packed), all.elements, kB(largest.raw), kB(largest.packed), largest.elements],
      ...[kB(weigh(`${root}/aha-courses.html`).packed), kB(weigh(`${root}/merchandise.html`).packed)],
      Math.round(ms),
    ];
    lines.push(`| ${cells.join(' | ')} |`);
    console.log(lines.at(-1));
  }
  const text = `${lines.join('\n')}\n`;
  mkdirSync('reports', { recursive: true });
  writeFileSync('reports/growth.md', text);
  return text;
}
