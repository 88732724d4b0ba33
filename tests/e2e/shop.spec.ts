import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { storedPage } from './site';

const shops = [
  { path: '/merchandise', count: 20, words: 'products' },
  { path: '/books-guides', count: 4, words: 'books' },
  { path: '/aed-first-aid-equipment', count: 6, words: 'products' },
] as const;
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.mouse.move(4, 4);
  await page.locator('[data-island="catalog"][data-ready]').waitFor();
  await page.locator('[data-island="cart-summary"][data-ready]').waitFor({ state: 'attached' });
}

const found = (page: Page) => page.locator('#products-title + p');
const cart = (page: Page) => page.getByRole('region', { name: 'Cart summary' });
const shownNames = (page: Page) => page.locator('#products li:not([hidden]) h3').allInnerTexts();
const shopLink = (page: Page, name: string) => page.getByRole('navigation', { name: 'Shops' }).getByRole('link', { name });

/** The summary folds when the page scrolls; this opens it again. */
async function unfold(page: Page): Promise<void> {
  const toggle = cart(page).getByRole('button', { name: /^Cart/ });
  if ((await toggle.getAttribute('aria-expanded')) === 'false') await toggle.click();
}

/** Follows a link of the client router and waits for the page that it leads to. */
async function walk(page: Page, name: string, path: string): Promise<void> {
  await shopLink(page, name).click();
  await expect(page).toHaveURL(new RegExp(`${path}$`));
  await expect(shopLink(page, name)).toHaveAttribute('aria-current', 'page');
}

for (const { path, count, words } of shops) {
  test.describe(path, () => {
    test('holds every product in the exported file, none hidden', () => {
      const { $ } = storedPage(path);
      expect($('#products article').length).toBe(count);
      expect($('#products [hidden]').length).toBe(0);
      expect($('#products-title + p').text()).toBe(`${count} ${words} found`);
      $('#products article').each((_, card) => expect($(card).find('a[href^="mailto:"]').length).toBe(1));
    });

    test('searches, filters, sorts and lays out, with all of it in the address', async ({ page }) => {
      await open(page, path);
      const names = await shownNames(page);
      const search = page.getByRole('searchbox');
      await search.fill('zzz');
      await expect(found(page)).toHaveText(`0 ${words} found`);
      await expect(page).toHaveURL(/\?q=zzz$/);
      await page.getByRole('button', { name: 'Clear search' }).click();
      await expect(found(page)).toHaveText(`${count} ${words} found`);
      await page.getByLabel('Sort by').selectOption('Price: Low to High');
      await expect.poll(async () => {
        const prices = await page.locator('#products li:not([hidden]) article .text-title.tabular-nums').allInnerTexts();
        const cents = prices.map((price) => Number(price.replace(/[^\d]/g, '')));
        return cents.length === count && cents.every((price, index) => price >= (cents[index - 1] ?? 0));
      }).toBe(true);
      await page.getByRole('button', { name: 'List view' }).click();
      await expect(page).toHaveURL(/\?sort=price-asc&view=list$/);
      await page.reload();
      await page.mouse.move(4, 4);
      await page.locator('[data-island="catalog"][data-ready]').waitFor();
      await expect(page.getByRole('button', { name: 'List view' })).toHaveAttribute('aria-pressed', 'true');
      await page.goBack();
      await page.goBack();
      await expect(page.getByLabel('Sort by')).toHaveValue('featured');
      expect(await shownNames(page)).toEqual(names);
    });

    test('counts the products of each tab truly', async ({ page }) => {
      await open(page, path);
      for (const tab of await page.getByRole('group', { name: 'Category' }).getByRole('button').all()) {
        const counted = /(\d+)$/.exec((await tab.innerText()).trim())?.[1] ?? '';
        await tab.click();
        await expect(tab).toHaveAttribute('aria-pressed', 'true');
        await expect(found(page)).toHaveText(new RegExp(`^${counted} `));
        await expect(page.locator('#products li:not([hidden]) article')).toHaveCount(Number(counted));
      }
    });

    test('announces what was found once typing rests', async ({ page }) => {
      await open(page, path);
      await page.getByRole('searchbox').pressSequentially('basic', { delay: 20 });
      const said = page.locator('#products [role="status"]').first();
      await expect(said).toHaveText(/^All (Products|Books|Equipment): \d+ \w+ found$/);
    });

    test('puts every product into the cart, and the total is the sum of the lines', async ({ page }) => {
      await open(page, path);
      for (const button of await page.getByRole('button', { name: /^Add to Cart/ }).all()) {
        await button.focus();
        await page.keyboard.press('Enter');
      }
      await unfold(page);
      const amounts = await cart(page).locator('li > p > span:last-child').allInnerTexts();
      expect(amounts).toHaveLength(count);
      const sum = amounts.reduce((total, amount) => total + Number(amount.replace(/[^\d]/g, '')), 0);
      const total = await cart(page).locator('p', { hasText: /^Total/ }).innerText();
      expect(Number(total.replace(/[^\d]/g, ''))).toBe(sum);
    });

    for (const look of ['light', 'dark'] as const) {
      test(`has nothing that axe objects to in any state, ${look}`, async ({ page }) => {
        test.setTimeout(180_000);
        await page.emulateMedia({ colorScheme: look, reducedMotion: 'reduce' });
        await open(page, path);
        const states: readonly (readonly [string, () => Promise<unknown>])[] = [
          ['list', () => page.getByRole('button', { name: 'List view' }).click()],
          ['cart', () => page.getByRole('button', { name: /^Add to Cart/ }).first().click()],
          ['open cart', () => unfold(page)],
          ['order sheet', () => page.getByRole('button', { name: 'Order sheet' }).click()],
          ['removed', async () => {
            await page.keyboard.press('Escape');
            await cart(page).getByRole('button', { name: /^Remove/ }).click();
          }],
          ['nothing found', () => page.getByRole('searchbox').fill('zzz')],
        ];
        for (const [state, reach] of states) {
          await reach();
          // A link that the sticky bar cuts in half is not too small.
          await page.evaluate(() => window.scrollTo(0, 0));
          const { violations } = await new AxeBuilder({ page }).withTags(tags).analyze();
          expect(violations.map(({ id, nodes }) => `${state}: ${id} ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)).toEqual([]);
        }
      });
    }
  });
}

test.describe('the cart', () => {
  test('survives the way through the three shops and Back, and is gone after a reload', async ({ page }) => {
    await open(page, '/merchandise');
    await page.getByRole('button', { name: 'Add to Cart Push Hard Mug' }).click();
    await walk(page, 'Books & Guides', '/books-guides');
    await page.getByRole('button', { name: /^Add to Cart First Aid at Work/ }).click();
    await walk(page, 'AED and First Aid', '/aed-first-aid-equipment');
    await expect(cart(page)).toContainText('2 items');
    await expect(cart(page)).toContainText('Free shipping on orders over $100');
    await page.goBack();
    await expect(page).toHaveURL(/\/books-guides$/);
    await expect(page.getByRole('link', { name: 'Cart: 2 items, $34.98' })).toBeVisible();
    await page.getByRole('banner').getByRole('link', { name: 'Merchandise' }).click();
    await expect(page).toHaveURL(/\/merchandise$/);
    await expect(cart(page)).toContainText('Free shipping on orders over $50');
    await page.reload();
    await page.mouse.move(5, 5);
    await page.locator('[data-island="cart-summary"][data-ready]').waitFor({ state: 'attached' });
    await expect(cart(page)).toHaveCount(0);
  });

  test('leaves nothing in the browser', async ({ page, context }) => {
    await open(page, '/merchandise');
    await page.getByRole('button', { name: 'Add to Cart Push Hard Mug' }).click();
    await page.getByRole('searchbox').fill('mug');
    await expect(page).toHaveURL(/q=mug/);
    expect(await page.evaluate(async () => [localStorage.length, sessionStorage.length, document.cookie, (await indexedDB.databases()).length, (await caches.keys()).length])).toEqual([0, 0, '', 0, 0]);
    expect(await context.cookies()).toEqual([]);
  });

  test('works by keyboard alone', async ({ page }) => {
    await open(page, '/aed-first-aid-equipment');
    await page.getByRole('button', { name: 'Add to Cart Emergency Oxygen Kit' }).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Space');
    await expect(cart(page)).toContainText('2 items');
    await unfold(page);
    await cart(page).getByRole('button', { name: 'One more Emergency Oxygen Kit' }).focus();
    await page.keyboard.press('Enter');
    await expect(cart(page)).toContainText('$1,349.97');
    await cart(page).getByRole('button', { name: 'Remove Emergency Oxygen Kit' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(cart(page)).toContainText('3 items');
    await page.keyboard.press('Escape');
    await expect(cart(page).getByRole('button', { name: /^Cart/ })).toHaveAttribute('aria-expanded', 'false');
  });

  for (const viewport of [{ width: 1440, height: 900 }, { width: 390, height: 800 }, { width: 320, height: 256 }]) {
    test(`never covers what has the focus at ${viewport.width} x ${viewport.height}`, async ({ page }) => {
      test.setTimeout(120_000);
      await page.setViewportSize(viewport);
      await open(page, '/aed-first-aid-equipment');
      await page.getByRole('button', { name: /^Add to Cart/ }).first().click();
      await page.locator('[data-island="catalog"] input').first().focus();
      for (let stop = 0; stop < 40; stop += 1) {
        await page.keyboard.press('Tab');
        const covered = await page.evaluate(() => {
          const focused = document.activeElement;
          if (focused === null || focused === document.body || focused.closest('.cart-summary') !== null) return null;
          const box = focused.getBoundingClientRect();
          const points = [[0.1, 0.5], [0.5, 0.5], [0.9, 0.5], [0.5, 0.1], [0.5, 0.9]] as const;
          const isSeen = points.some(([x, y]) => {
            const top = document.elementFromPoint(box.left + box.width * x, box.top + box.height * y);
            return top !== null && (focused.contains(top) || top.contains(focused));
          });
          return isSeen ? null : focused.outerHTML.slice(0, 120);
        });
        expect(covered).toBeNull();
      }
    });
  }

  test('is ready to print as an order sheet and nothing else', async ({ page }) => {
    await open(page, '/merchandise');
    await page.getByRole('button', { name: 'Add to Cart Push Hard Mug' }).click();
    await unfold(page);
    await page.getByRole('button', { name: 'Order sheet' }).click();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('row', { name: 'Push Hard Mug 1 $15.99 $15.99' })).toBeVisible();
    await expect(page.locator('main')).toBeHidden();
    await expect(page.getByRole('button', { name: 'Print order sheet' })).toBeHidden();
  });
});

test.describe('the back-forward cache', () => {
  test('keeps the cart on the way to another page of the site and back', async ({ playwright, baseURL }) => {
    const browser = await playwright.chromium.launch({
      executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
      args: ['--no-sandbox', '--disable-gpu', '--disable-quic'],
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    });
    const page = await browser.newPage(baseURL === undefined ? {} : { baseURL });
    await open(page, '/merchandise');
    await page.getByRole('button', { name: 'Add to Cart Push Hard Mug' }).click();
    await page.getByRole('banner').getByRole('link', { name: 'About' }).click();
    await expect(page).toHaveURL(/\/about$/);
    // A page that comes back from this cache never loads, so page.goBack() would wait for ever.
    await page.evaluate(() => history.back());
    await expect(page).toHaveURL(/\/merchandise$/);
    await expect(cart(page)).toContainText('Push Hard Mug');
    await browser.close();
  });
});

test.describe('Featured', () => {
  test('leads to a product even when a filter hides it', async ({ page }) => {
    await open(page, '/merchandise');
    await page.getByRole('button', { name: /^Accessories/ }).click();
    await expect(page.locator('#merch-hoodie-steadyhand')).toBeHidden();
    await page.locator('#featured').getByRole('link', { name: 'Team Hoodie' }).click();
    await expect(page.locator('#merch-hoodie-steadyhand')).toBeInViewport();
  });
});

test.describe('the comparison', () => {
  test('of three products scrolls by itself on a narrow screen, and the page does not', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await open(page, '/aed-first-aid-equipment');
    for (const name of ['Semi-Automatic AED', 'Fully Automatic AED', 'Professional Trauma Kit']) await page.getByRole('checkbox', { name: `Compare ${name}` }).check();
    await expect(page.locator('#compare th[scope="col"]')).toHaveCount(3);
    expect(await page.evaluate(() => [document.documentElement.scrollWidth, document.querySelector('#compare [role="group"]')!.scrollWidth > 320])).toEqual([320, true]);
  });

  test('stands side by side from its address, up to three', async ({ page }) => {
    await open(page, '/aed-first-aid-equipment');
    for (const name of ['Semi-Automatic AED', 'Fully Automatic AED', 'Professional Trauma Kit']) await page.getByRole('checkbox', { name: `Compare ${name}` }).check();
    await expect(page.getByRole('checkbox', { name: 'Compare Emergency Oxygen Kit' })).toBeDisabled();
    const link = page.url();
    await page.goto('/about');
    await page.goto(link);
    await page.mouse.move(4, 4);
    await page.locator('[data-island="catalog"][data-ready]').waitFor();
    await expect(page.getByRole('row', { name: 'Price $1,950.00 $1,649.99 $199.99' })).toBeVisible();
    await page.getByRole('button', { name: 'Remove Semi-Automatic AED from the comparison' }).click();
    await expect(page.getByRole('row', { name: 'Price $1,649.99 $199.99' })).toBeVisible();
  });
});

test('without scripts every product can be ordered and no control is dead', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL === undefined ? {} : { baseURL }) });
  const page = await context.newPage();
  for (const { path, count } of shops) {
    await page.goto(path);
    await expect(page.locator('#products article')).toHaveCount(count);
    await expect(page.getByRole('link', { name: /^Order by mail/ })).toHaveCount(count);
    for (const role of ['button', 'searchbox', 'combobox', 'checkbox'] as const) await expect(page.locator('main').getByRole(role)).toHaveCount(0);
  }
  await context.close();
});

test.describe('random actions', () => {
  for (const { path } of shops) {
    test(`500 on ${path} break nothing, and the total stays the sum of the lines`, async ({ page }) => {
      test.setTimeout(240_000);
      await open(page, path);
      // Links that leave the page are none of its actions; mail programs do not open in a test.
      const wrong = await page.evaluate(async () => {
        document.addEventListener('click', (event) => {
          if (event.target instanceof Element && event.target.closest('main a:not([href^="#"]), .cart-summary a, dialog a') !== null) event.preventDefault();
        }, true);
        window.print = () => undefined;
        let seed = 7;
        const below = (limit: number) => {
          seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
          return Math.floor((seed / 2 ** 32) * limit);
        };
        const setValue = (field: HTMLInputElement | HTMLSelectElement, value: string) => {
          Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field) as object, 'value')?.set?.call(field, value);
          field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
        };
        const cents = (element: Element | null | undefined) => Number(element?.textContent.replace(/[^\d]/g, '') ?? '0');
        const faults: string[] = [];
        for (let action = 0; action < 500; action += 1) {
          const root = document.querySelector('dialog[open]') ?? document.body;
          const controls = [...root.querySelectorAll<HTMLElement>('main button, main input, main select, .cart-summary button, .cart-summary a, dialog[open] button')]
            .concat(root instanceof HTMLDialogElement ? [...root.querySelectorAll<HTMLElement>('button')] : [])
            .filter((control) => control.checkVisibility() && !control.matches(':disabled'));
          const control = controls[below(controls.length)];
          if (control instanceof HTMLSelectElement) setValue(control, control.options[below(control.options.length)]?.value ?? '');
          else if (control instanceof HTMLInputElement && control.type === 'search') setValue(control, ['', 'a', 'kit', 'zzz', '.*', '<b>'][below(6)] ?? '');
          else control?.click();
          const { navigation } = window as { navigation?: { canGoBack: boolean } };
          if (below(40) === 0 && navigation?.canGoBack === true) history.back();
          await new Promise((resolve) => setTimeout(resolve, 15));
          const lines = [...document.querySelectorAll('.cart-summary li > p > span:last-child')].reduce((sum, line) => sum + cents(line), 0);
          const shown = [...document.querySelectorAll('.cart-summary p')].find((line) => line.textContent.startsWith('Total'))?.querySelector('span');
          if (lines !== (shown === undefined ? 0 : cents(shown))) faults.push(`${action}: lines ${lines}, total ${shown?.textContent}`);
          if (document.querySelectorAll('h1').length !== 1) faults.push(`${action}: h1`);
        }
        return faults;
      });
      expect(wrong).toEqual([]);
    });
  }
});
