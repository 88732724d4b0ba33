import { expect, type Page, test } from '@playwright/test';
import { pageList } from '../support/pages';
import { withText } from '../support/browser-with-text';
import { openHydrated } from '../support/island-pages';
import { laidOut } from '../support/laid-out';
import { isLong } from '../support/length';

/** Text sizes that a visitor may choose in the browser, in percent of the usual 16 px (WCAG 1.4.4). */
const sizes = [125, 150, 200] as const;
const widths = [320, 390] as const;
const paths = [...pageList.map(({ path }) => path), '/nope'];

/** The elements that overflow the window on the right, widest first: where to look when a page scrolls sideways. */
async function widerThanWindow(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const wide = document.documentElement.scrollWidth - document.documentElement.clientWidth;
    if (wide <= 0) return [];
    const isClipped = (element: Element): boolean => {
      const parent = element.parentElement;
      return parent !== null && (getComputedStyle(parent).overflowX !== 'visible' || isClipped(parent));
    };
    const parts = [...document.querySelectorAll('body *')]
      .filter((element) => !isClipped(element))
      .map((element) => ({ element, over: element.getBoundingClientRect().right - window.innerWidth }))
      .filter(({ over }) => over > 1)
      .sort((a, b) => b.over - a.over)
      .slice(0, 4)
      .map(
        ({ element, over }) =>
          `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''} +${Math.round(over)} "${element.textContent.trim().slice(0, 40)}"`,
      );
    return [`${wide} px too wide`, ...parts];
  });
}

/** A longer word may be wider than the window. */
const longestWhole = 11;

/** Words and numbers of controls, headings and figures that wrap in the middle. */
async function brokenLines(page: Page): Promise<readonly string[]> {
  return page.evaluate((longest) => {
    const broken = (element: Element): readonly string[] => {
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const found: string[] = [];
      for (let text = texts.nextNode(); text !== null; text = texts.nextNode())
        for (const { 0: word, index } of (text.nodeValue ?? '').matchAll(
          /[$\p{L}\d](?:[\p{L}\d.,:]|(?<=\d)-(?=\d))*[\p{L}\d]/gu,
        )) {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
          if (word.length <= longest && lines.size > 1)
            found.push(`${word} of "${element.textContent.trim().slice(0, 40)}" is broken inside`);
        }
      return found;
    };
    return [
      ...document.querySelectorAll(
        'button, .button, summary, label, h1, h2, h3, th, dt, li > a, [data-value], .figures, .tabular-nums',
      ),
    ]
      .filter((element) => element.checkVisibility())
      .flatMap(broken);
  }, longestWhole);
}

/** Without those of islands: once hydrated, the details of a course are a dialog. */
async function openFolds(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const fold of document.querySelectorAll('main details:not([data-island] *)'))
      fold.setAttribute('open', '');
  });
}

/** Opens every collapsible section, and finds words of controls, headings and labels that wrap in the middle. */
async function splitTerms(page: Page): Promise<readonly string[]> {
  await openFolds(page);
  return page.evaluate(() => {
    const selector = 'button, .button, summary, label, legend, h1, h2, h3, h4, th, dt, main a:not(p a)';
    const seen = [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility());
    return seen.flatMap((element) => {
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const found: string[] = [];
      for (let text = texts.nextNode(); text !== null; text = texts.nextNode())
        // Text joined by a slash or a dot, such as a URL, may be wider than the window.
        for (const { 0: word, index } of (text.nodeValue ?? '').matchAll(
          /(?<![/.@\p{L}])\p{L}{2,13}(?![/.@\p{L}]\p{L})/gu,
        )) {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
          if (lines.size > 1) found.push(`${word} of "${element.textContent.trim().slice(0, 40)}" is broken`);
        }
      return found;
    });
  });
}

/** Words of the labels of pictures that are waiting or missing, wrapped in the middle or cut by the frame. */
async function brokenPictureLabels(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const frames = [...document.querySelectorAll<HTMLElement>('.picture-frame')].filter((frame) =>
      frame.checkVisibility(),
    );
    const labels = frames.flatMap((frame) =>
      (['waiting', 'failed'] as const).map((state) => {
        frame.dataset['state'] = state;
        const label = [...frame.querySelectorAll('.picture-status span')].find((each) =>
          each.checkVisibility(),
        );
        const text = label?.firstChild;
        if (!label || !text) return `no label of a picture that is ${state}`;
        const { left, right } = frame.getBoundingClientRect();
        const faults = [...(text.nodeValue ?? '').matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          const boxes = [...range.getClientRects()];
          const isCut = boxes.some((box) => box.left < left - 1 || box.right > right + 1);
          return boxes.length > 1 || isCut ? [`${word} in ${Math.round(right - left)} px`] : [];
        });
        return faults.join();
      }),
    );
    return [...new Set(labels)].filter((fault) => fault !== '');
  });
}

/** Checks every path, and expects no failure on any. */
async function visitAll(page: Page, inspect: () => Promise<readonly string[]>): Promise<void> {
  const wrong: string[] = [];
  for (const path of paths) {
    await page.goto(path);
    await laidOut(page);
    wrong.push(...(await inspect()).map((fault) => `${path}: ${fault}`));
  }
  expect(wrong).toEqual([]);
}

test.describe.configure({ timeout: 180_000 });

/** The largest text in the narrowest window; the nightly run adds smaller sizes. */
const largest = isLong ? sizes : [200];
const narrowest = isLong ? widths : [320];

for (const percent of largest) {
  for (const width of narrowest) {
    test(`text at ${percent}% fits a window of ${width} px on every page, with the menu and all sections open too, and no control's words break`, () =>
      withText(percent, width, (page) =>
        visitAll(page, async () => {
          const root = await page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
          expect(root, 'the browser has the chosen size of text').toBe(`${(16 * percent) / 100}px`);
          const faults = [...(await widerThanWindow(page)), ...(await brokenLines(page))];
          const menu = page.locator('summary', { hasText: 'Menu' });
          const box = await menu.boundingBox();
          if (box === null || box.x < 0 || box.x + box.width > width)
            faults.push('the Menu button is outside');
          await menu.click();
          faults.push(...(await widerThanWindow(page)).map((fault) => `menu open: ${fault}`));
          const outside = await page
            .locator('.site-menu nav a')
            .evaluateAll((links) =>
              links
                .filter((link) => link.getBoundingClientRect().right > window.innerWidth)
                .map((link) => `"${link.textContent}" of the menu is outside`),
            );
          await menu.click();
          await openFolds(page);
          faults.push(...(await widerThanWindow(page)).map((fault) => `all sections open: ${fault}`));
          return [...faults, ...outside];
        }),
      ));
  }
}

test.describe('on a phone of 320 px', () => {
  test.use({ viewport: { width: 320, height: 844 } });

  test('no word of a control, a heading or a label is broken, on any page', ({ page }) =>
    visitAll(page, () => splitTerms(page)));
});

test.describe('text enlarged in the page, invisible to media queries', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('fits 390 px', ({ page }) =>
    visitAll(page, async () => {
      const faults: string[] = [];
      for (const percent of sizes) {
        await page.evaluate((size) => (document.documentElement.style.fontSize = `${size}%`), percent);
        faults.push(...(await widerThanWindow(page)).map((fault) => `${percent}%: ${fault}`));
      }
      return faults;
    }));

  test('breaks no word of a control, a heading or a label at 200%', ({ page }) =>
    visitAll(page, async () => {
      await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
      return splitTerms(page);
    }));

  for (const width of widths)
    test(`breaks and cuts no label of a picture that is waiting or missing, at 200% in ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 844 });
      await visitAll(page, async () => {
        await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
        return brokenPictureLabels(page);
      });
    });
});

/** What a click opens, over the page or in it. */
const opened = [
  {
    what: 'the cart',
    path: '/books-guides',
    open: async (page: Page) => {
      await page
        .getByRole('button', { name: /^Add to Cart/ })
        .first()
        .click();
      await expect(page.locator('#cart')).toBeVisible();
      const toggle = page.locator('#cart').getByRole('button', { name: /^Cart/ });
      if ((await toggle.getAttribute('aria-expanded')) === 'false') await toggle.click();
    },
    // The bar sticks to the window's edge, and is at most as wide as the window.
    region: '#cart',
  },
  {
    what: 'the details of a class',
    path: '/aha-courses',
    open: async (page: Page) => {
      await page
        .locator('summary', { hasText: /^View details of/ })
        .first()
        .click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
    region: 'dialog[open]',
  },
  {
    what: 'a question of the simulation',
    path: '/',
    open: async (page: Page) => {
      const start = page.getByRole('button', { name: 'Start Emergency Simulation' });
      await start.click();
      await expect(start).toBeHidden();
    },
    region: '[data-island="simulation"]',
  },
] as const;

for (const percent of largest)
  for (const width of narrowest)
    for (const { what, path, open, region } of opened)
      test(`text at ${percent}% fits ${what}, opened on a phone of ${width} px`, () =>
        withText(percent, width, async (page) => {
          await openHydrated(page, path);
          await laidOut(page);
          await open(page);
          expect(await widerThanWindow(page)).toEqual([]);
          const part = page.locator(region).first();
          expect(
            await part.evaluate((element) => element.scrollWidth - element.clientWidth),
            'pixels by which it scrolls sideways',
          ).toBeLessThanOrEqual(1);
        }));
