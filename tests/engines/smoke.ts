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
const until = (condition: string) =>
  `new Promise((resolve) => { const started = Date.now(); const look = () => { if (${condition}) resolve('yes'); else if (Date.now() - started > 15000) resolve('no'); else setTimeout(look, 50); }; look(); })`;

/** Every route with its heading, every island hydrated, and adding a product to the cart. @returns the failures. */
export async function smoke(browser: EngineBrowser, origin: string): Promise<readonly string[]> {
  const wrong: string[] = [];
  const expectYes = async (what: string, condition: string) => {
    const answer = await browser.evaluate(until(condition));
    if (answer !== 'yes') wrong.push(`${what}: ${answer}`);
  };
  // A page without interaction loads no framework.
  const hydrateIslands = async (what: string) => {
    await browser.evaluate(
      `document.querySelector('[data-island]').dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift', bubbles: true })) && 'sent'`,
    );
    await expectYes(
      `${what} islands`,
      `document.querySelectorAll('[data-island]:not([data-ready])').length === 0`,
    );
  };
  for (const { path } of pageList) {
    const $ = load(readFileSync(`out${pageFile(path)}`, 'utf8'));
    await browser.goTo(`${origin}${path}`);
    await expectYes(
      `${path} heading`,
      `document.querySelector('h1')?.textContent.trim() === ${JSON.stringify($('h1').text().trim())}`,
    );
    if ($('[data-island]').length === 0) continue;
    await hydrateIslands(path);
  }
  await browser.goTo(`${origin}/merchandise`);
  await hydrateIslands('shop');
  await browser.evaluate(
    `[...document.querySelectorAll('main button')].find((button) => /^Add to Cart/.test(button.textContent)).click() ?? 'pressed'`,
  );
  await expectYes('cart', `/1 item/.test(document.querySelector('.cart-summary')?.textContent ?? '')`);
  return [...wrong, ...browser.errors()];
}
