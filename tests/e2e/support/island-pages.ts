import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import type { IslandData } from '../../../lib/site/island-data';
import { type StoredPage, storedPages } from './site';

/** Pages with an island, and every file that they can load: React, the islands, their props. */
export type IslandPage = {
  readonly path: string;
  readonly own: string;
  readonly files: readonly string[];
};

function islandPage(page: StoredPage): IslandPage {
  const own = page.$('script[src^="/assets/site"]').attr('src');
  if (own === undefined) throw new Error(`${page.path} has no script of its own.`);
  const listed = JSON.parse(page.$('#island-files').text()) as readonly (readonly [string, string])[];
  return { path: page.path, own, files: listed.map(([path]) => path) };
}

export const islandPages: readonly IslandPage[] = storedPages
  .filter((page) => page.$('[data-island]').length > 0)
  .map(islandPage);

/** The props of a page's islands, as the browser gets them. */
export function propsOf(path: string): IslandData {
  const file = islandPages.find((page) => page.path === path)?.files.find((name) => name.endsWith('.json'));
  return file === undefined ? { islands: {}, shared: [] } : (JSON.parse(bodyOf(file)) as IslandData);
}

/** The content of an exported file. */
export function bodyOf(path: string): string {
  return readFileSync(`out${path}`, 'utf8');
}

/** Makes every island of the page load its scripts, as a keyboard visitor would. */
export async function stirIslands(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const host of document.querySelectorAll('[data-island]'))
      host.dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift', bubbles: true }));
  });
}

/** Makes every island of the pages opened from now on throw: by what each calls once it is drawn. */
export async function failIslands(page: Page): Promise<void> {
  await page.addInitScript(() => {
    CSS.escape = () => {
      throw new Error('planted');
    };
  });
}

/** Waits until every island of the page is hydrated. */
export async function expectHydrated(page: Page): Promise<void> {
  await expect(page.locator('[data-island]:not([data-ready])')).toHaveCount(0, { timeout: 40_000 });
}

/** Opens a page with all of its islands hydrated. */
export async function openHydrated(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await stirIslands(page);
  await expectHydrated(page);
}
