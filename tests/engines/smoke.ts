import { readFileSync } from 'node:fs';
import { load } from 'cheerio';
import { pageList } from '../e2e/support/pages';
import { pageFile } from '../../scripts/hosting/site-files';

/** What the smoke test needs from a browser, whatever its engine. */
export type EngineBrowser = {
  readonly goTo: (url: string) => Promise<void>;
  /** Evaluates an expression in the page. It may be a promise; the result must be a string. */
  readonly evaluate: (expression: string) => Promise<string>;
  /** The browser's console errors so far; empty for an engine that does not report them. */
  readonly errors: () => readonly string[];
  readonly close: () => Promise<void>;
};

/** Waits in the page until `condition` holds, 15 s at most. */
export const until = (condition: string) =>
  `new Promise((resolve) => { const started = Date.now(); const look = () => { if (${condition}) resolve('yes'); else if (Date.now() - started > 15000) resolve('no'); else setTimeout(look, 50); }; look(); })`;

/** Hydrates all islands. A page without interaction loads no framework. @returns `yes`, or `no` after 15 s. */
export async function hydrateIslands(browser: EngineBrowser): Promise<string> {
  await browser.evaluate(
    `document.querySelector('[data-island]').dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift', bubbles: true })) && 'sent'`,
  );
  return browser.evaluate(until(`document.querySelectorAll('[data-island]:not([data-ready])').length === 0`));
}

/** Every route with its heading, and every island hydrated. @returns the failures. */
export async function smoke(browser: EngineBrowser, origin: string): Promise<readonly string[]> {
  const wrong: string[] = [];
  for (const { path } of pageList) {
    const $ = load(readFileSync(`out${pageFile(path)}`, 'utf8'));
    await browser.goTo(`${origin}${path}`);
    const heading = `document.querySelector('h1')?.textContent.trim() === ${JSON.stringify($('h1').text().trim())}`;
    if ((await browser.evaluate(until(heading))) !== 'yes') wrong.push(`${path} has another heading`);
    if ($('[data-island]').length > 0 && (await hydrateIslands(browser)) !== 'yes')
      wrong.push(`${path} has islands that are not hydrated`);
  }
  return [...wrong, ...browser.errors()];
}
