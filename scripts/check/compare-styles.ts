/**
 * `npx tsx scripts/check/compare-styles.ts` after `npm run build`: the style that the finishing step cut for each page
 * against the whole style sheet. Every property of every element and of its pseudo-elements has to come out the same, on
 * a phone and a wide screen: before anybody touches the page, with its islands awake, and with them opened
 * (docs/decisions/030-style-in-the-page.md).
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { routeList } from '../../content/site/routes';
import { startServer } from '../hosting/local-server';
import { listPaths } from '../hosting/site-files';
import { findChromium } from '../run/chromium.mjs';

const widths = [390, 1440] as const;

/** The sheet as the framework built it, before anything was cut. */
function wholeStyle(): string {
  const sheets = listPaths('.next/static').filter((path) => path.endsWith('.css'));
  if (sheets.length === 0) throw new Error('.next has no style sheet. Run "npm run build" first.');
  return sheets.map((path) => readFileSync(join('.next/static', path), 'utf8')).join('\n');
}

type Compared = { readonly elements: number; readonly values: number; readonly differing: readonly string[] };

/** Computes all styles with the cut sheet, then with the whole one in its place, in one and the same document. */
async function compare(page: Page, whole: string): Promise<Compared> {
  return page.evaluate((sheet) => {
    const still = new CSSStyleSheet();
    still.replaceSync('*, *::before, *::after { transition: none !important; animation: none !important }');
    document.adoptedStyleSheets = [still];
    const style = document.querySelector('style');
    if (style === null) throw new Error('The page carries no style.');
    const elements = [...document.querySelectorAll('*')].filter(
      (element) => element.closest('head') === null,
    );
    let values = 0;
    const read = () => {
      const all = new Map<string, string>();
      elements.forEach((element, index) => {
        for (const pseudo of ['', '::before', '::after', '::marker', '::placeholder', '::backdrop']) {
          const computed = getComputedStyle(element, pseudo === '' ? null : pseudo);
          if ((pseudo === '::before' || pseudo === '::after') && computed.content === 'none') continue;
          let text = '';
          for (const name of computed) text += `${name}:${computed.getPropertyValue(name)};`;
          all.set(`${index}${pseudo}`, text);
          values += computed.length;
        }
      });
      return all;
    };
    const cut = style.textContent;
    const before = read();
    style.textContent = sheet;
    const after = read();
    style.textContent = cut;
    document.adoptedStyleSheets = [];
    const differing: string[] = [];
    for (const key of new Set([...before.keys(), ...after.keys()])) {
      const [one, other] = [before.get(key) ?? '', after.get(key) ?? ''];
      if (one === other) continue;
      const element = elements[Number.parseInt(key)];
      const others = new Set(other.split(';'));
      const properties = one.split(';').filter((entry) => !others.has(entry));
      differing.push(
        `${element?.tagName.toLowerCase() ?? ''}.${element?.getAttribute('class') ?? ''} ${key}: ${properties.slice(0, 4).join('; ')}`,
      );
    }
    return { elements: elements.length, values: values / 2, differing };
  }, whole);
}

/** Wakes the islands and waits until each says that it is ready. */
async function wake(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const host of document.querySelectorAll('[data-island]'))
      host.dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift', bubbles: true }));
  });
  await page.waitForFunction(() => document.querySelector('[data-island]:not([data-ready])') === null);
}

/** Opens what can be opened, and presses a button of each island: another one each round. */
async function press(page: Page, round: number): Promise<void> {
  await page.evaluate((count) => {
    for (const details of document.querySelectorAll('details')) details.open = true;
    for (const island of document.querySelectorAll('[data-island]')) {
      const buttons = [
        ...island.querySelectorAll<HTMLElement>('button:not([disabled]), input[type="radio"]'),
      ];
      buttons[(count * 3) % Math.max(buttons.length, 1)]?.click();
    }
  }, round);
  await page.waitForTimeout(150);
}

const whole = wholeStyle();
const { server, url } = await startServer({ root: 'out', port: 0 });
const browser = await chromium.launch({ executablePath: await findChromium(), args: ['--no-sandbox'] });
const sum = { states: 0, elements: 0, values: 0 };
const differing: string[] = [];
try {
  for (const width of widths) {
    const context = await browser.newContext({
      bypassCSP: true,
      viewport: { width, height: 900 },
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    for (const { path } of routeList) {
      await page.goto(url + path);
      const look = async (state: string) => {
        const found = await compare(page, whole);
        sum.states += 1;
        sum.elements += found.elements;
        sum.values += found.values;
        differing.push(...found.differing.map((words) => `${path} at ${width} px, ${state}: ${words}`));
      };
      await look('untouched');
      if ((await page.locator('[data-island]').count()) === 0) continue;
      await wake(page);
      await look('awake');
      for (const round of [0, 1, 2]) await press(page, round);
      await look('opened');
    }
    await context.close();
  }
} finally {
  await browser.close();
  server.close();
  server.closeAllConnections();
}
for (const words of differing.slice(0, 40)) console.log(words);
console.log(
  `${routeList.length} pages, ${sum.states} states, ${sum.elements} elements, ${sum.values} values: ${differing.length} elements differ.`,
);
process.exitCode = differing.length === 0 ? 0 : 1;
