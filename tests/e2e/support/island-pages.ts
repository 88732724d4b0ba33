import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { isKept } from './kept-framework';
import { type StoredPage, storedPages } from './site';

type RuntimeScript = { readonly src: string; readonly isLater?: true };

/** Pages that hold an island, with every script file that they can ask for, in the order in which they run. */
export type IslandPage = {
  readonly path: string;
  readonly own: string;
  readonly runtime: readonly string[];
  readonly islands: readonly string[];
};

function islandPage(page: StoredPage): IslandPage {
  const own = page.$('script[src^="/assets/site"]').attr('src');
  if (own === undefined) throw new Error(`${page.path} carries no script of its own.`);
  const listed = JSON.parse(page.$('#island-runtime').text()) as readonly RuntimeScript[];
  const islands = page
    .$('[data-island]')
    .toArray()
    .map((element) => page.$(element).attr('data-island') ?? '');
  // A page that keeps the framework asks for it by itself.
  const kept = isKept
    ? page
        .$('script[src]:not([nomodule]):not([src^="/assets/site"]):not([src^="/assets/trusted"])')
        .toArray()
        .map((element) => page.$(element).attr('src') ?? '')
    : [];
  const runtime = [
    ...new Set([...kept, ...listed.filter((script) => !script.isLater).map((script) => script.src)]),
  ];
  return { path: page.path, own, runtime, islands };
}

export const islandPages: readonly IslandPage[] = storedPages
  .filter((page) => page.$('#island-runtime').length > 0)
  .map(islandPage);

/** The body of a file of the export. */
export function bodyOf(path: string): string {
  return readFileSync(`out${path}`, 'utf8');
}

/** Every script of every island page once, each with the first page that asks for it. */
export function scriptsOnce(): readonly {
  readonly path: string;
  readonly script: string;
  readonly page: IslandPage;
}[] {
  const found = new Map<string, IslandPage>();
  for (const page of islandPages)
    for (const script of [page.own, ...page.runtime]) if (!found.has(script)) found.set(script, page);
  return [...found].map(([script, page]) => ({ path: page.path, script, page }));
}

/** Makes every island of the page want its scripts, as a visitor does who comes to it with the keyboard. */
export async function wakeIslands(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const host of document.querySelectorAll('[data-island]'))
      host.dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift', bubbles: true }));
  });
}

/** Waits until every island of the page answers. `timeout` in milliseconds, where it is not the usual one of a test. */
export async function expectAwake(
  page: Page,
  { islands }: IslandPage,
  options: { readonly timeout?: number } = {},
): Promise<void> {
  for (const island of islands)
    await expect(page.locator(`[data-island="${island}"]`)).toHaveAttribute('data-ready', '', options);
}
