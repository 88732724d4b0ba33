import type { Locator, Page } from '@playwright/test';
import { scenarios } from '../../../content/simulation/simulation';
import { formatCents } from '../../../lib/money/money';
import { expect, test } from '../support/fixtures';
import { simpleProduct } from '../support/products';

/** What a key has to do in a widget, by the ARIA Authoring Practices. */
type Row = { readonly from: string; readonly key: string; readonly to: string };

async function ready(page: Page, path: string, island: string): Promise<Locator> {
  await page.goto(path);
  const host = page.locator(`[data-island="${island}"]`);
  await host.dispatchEvent('keydown');
  await expect(host).toHaveAttribute('data-ready', '');
  return host;
}

const focusedName = (page: Page) => page.evaluate(() => document.activeElement?.textContent.trim() ?? '');

test.describe('tabs (aha-courses) follow the practice for tabs', () => {
  test('the keyboard table holds, with one stop for the whole bar', async ({ page }) => {
    await ready(page, '/aha-courses', 'course-tabs');
    const tabs = page.getByRole('tab');
    const names = (await tabs.allInnerTexts()).map((name) => name.trim());
    const [first = '', second = ''] = names;
    const last = names.at(-1) ?? '';
    const rows: readonly Row[] = [
      { from: first, key: 'ArrowRight', to: second },
      { from: second, key: 'ArrowLeft', to: first },
      { from: first, key: 'ArrowLeft', to: last },
      { from: last, key: 'ArrowRight', to: first },
      { from: first, key: 'End', to: last },
      { from: last, key: 'Home', to: first },
    ];
    for (const { from, key, to } of rows) {
      await tabs.filter({ hasText: from }).first().focus();
      await page.keyboard.press(key);
      expect(await focusedName(page), `${key} from ${from}`).toBe(to);
      await expect(tabs.filter({ hasText: to }).first()).toHaveAttribute('aria-selected', 'true');
      await expect(page.getByRole('tabpanel', { name: to })).toBeVisible();
      await expect(page.locator('[role="tab"][tabindex="0"]'), 'one stop').toHaveCount(1);
    }
    await page.keyboard.press('Tab');
    await expect(page.getByRole('tab').and(page.locator(':focus'))).toHaveCount(0);
  });

  test('reads as a list of tabs, one chosen', async ({ page }) => {
    await ready(page, '/aha-courses', 'course-tabs');
    const names = (await page.getByRole('tab').allInnerTexts()).map((name) => name.trim());
    await expect(page.getByRole('tablist')).toMatchAriaSnapshot(`
      - tablist:
${names.map((name, index) => `        - tab "${name}"${index === 0 ? ' [selected]' : ''}`).join('\n')}
    `);
  });
});

test.describe('the order sheet follows the practice for modal dialogs', () => {
  test('takes the focus, keeps it, and gives it back on Escape and on Close', async ({ page }) => {
    await ready(page, '/merchandise', 'catalog');
    await expect(page.locator('[data-island="cart-summary"]')).toHaveAttribute('data-ready', '');
    await page.getByRole('button', { name: 'Add to Cart Push Hard Mug' }).click();
    await page.locator('#cart').getByRole('button', { name: /^Cart/ }).click();
    const opener = page.getByRole('button', { name: 'Proceed to Checkout' });
    const dialog = page.getByRole('dialog', { name: 'Your order' });
    for (const leave of ['Escape', 'Close'] as const) {
      await opener.focus();
      await page.keyboard.press('Enter');
      await expect(dialog).toBeVisible();
      for (let presses = 0; presses < 12; presses += 1) {
        await page.keyboard.press(presses % 3 === 2 ? 'Shift+Tab' : 'Tab');
        expect(
          await page.evaluate(
            () =>
              document.activeElement === document.body || document.activeElement?.closest('dialog') !== null,
          ),
        ).toBe(true);
      }
      if (leave === 'Escape') await page.keyboard.press('Escape');
      else {
        await dialog.getByRole('button', { name: 'Close' }).focus();
        await page.keyboard.press('Enter');
      }
      await expect(dialog).toBeHidden();
      await expect(opener).toBeFocused();
    }
  });

  test('reads as a named dialog with the order as a table', async ({ page }) => {
    const gift = simpleProduct('merchandise');
    const price = formatCents(gift.price);
    await ready(page, '/merchandise', 'catalog');
    await page.getByRole('button', { name: `Add to Cart ${gift.name}` }).click();
    await page.locator('#cart').getByRole('button', { name: /^Cart/ }).click();
    await page.getByRole('button', { name: 'Proceed to Checkout' }).click();
    await expect(page.getByRole('dialog')).toMatchAriaSnapshot(`
      - dialog "Your order":
        - heading "Your order" [level=2]
        - button "Close"
        - table:
          - rowgroup:
            - row:
              - columnheader "Item"
              - columnheader "Quantity"
              - columnheader "Price"
              - columnheader "Amount"
          - rowgroup:
            - row "${gift.name} 1 ${price} ${price}"
          - rowgroup:
            - row "Total ${price}"
        - heading "What happens next" [level=3]
        - list
        - heading "Choose one way to order" [level=3]
        - link "E-mail the order"
        - button "Copy order text"
        - button "Print order sheet"
        - link /^Call/
    `);
  });
});

test.describe('buttons that open something follow the practice for disclosures', () => {
  test('the cart: Enter and Space turn it, the state is said, Escape folds it', async ({ page }) => {
    const gift = simpleProduct('merchandise');
    await ready(page, '/merchandise', 'catalog');
    await page.getByRole('button', { name: `Add to Cart ${gift.name}` }).click();
    const toggle = page.getByRole('region', { name: 'Cart Summary' }).getByRole('button', { name: /^Cart/ });
    await toggle.focus();
    for (const [key, state] of [
      ['Enter', 'true'],
      ['Space', 'false'],
      ['Enter', 'true'],
      ['Escape', 'false'],
    ] as const) {
      await page.keyboard.press(key);
      await expect(toggle, key).toHaveAttribute('aria-expanded', state);
      await expect(page.locator('#cart-lines')).toBeVisible({ visible: state === 'true' });
    }
    expect(await toggle.getAttribute('aria-controls')).toBe('cart-lines');
  });

  test('the menu of small screens: Enter and Space turn it, Escape folds it and gives the focus back', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto('/about');
    const menu = page.locator('[data-menu="screen"]');
    const toggle = menu.locator('> summary');
    await toggle.focus();
    for (const [key, isOpen] of [
      ['Enter', true],
      ['Space', false],
      ['Space', true],
      ['Escape', false],
    ] as const) {
      await page.keyboard.press(key);
      await expect.poll(() => menu.evaluate((element: HTMLDetailsElement) => element.open), key).toBe(isOpen);
      await expect(toggle).toBeFocused();
    }
  });
});

test.describe('choices follow the practice for radio groups and pressed buttons', () => {
  test('the scenarios are one stop; arrows move and choose', async ({ page }) => {
    const game = await ready(page, '/#simulation', 'simulation');
    const radios = game.getByRole('radio');
    await radios.first().focus();
    await page.keyboard.press('ArrowDown');
    await expect(game.getByRole('radio', { name: scenarios[0].title })).toBeChecked();
    await page.keyboard.press('ArrowUp');
    await expect(radios.first()).toBeChecked();
    await page.keyboard.press('Tab');
    await expect(radios.and(page.locator(':focus'))).toHaveCount(0);
  });

  test('categories and views of a shop say which one is pressed', async ({ page }) => {
    await ready(page, '/merchandise', 'catalog');
    for (const group of ['Category', 'View']) {
      const buttons = page.getByRole('group', { name: group }).getByRole('button');
      for (let index = 0; index < (await buttons.count()); index += 1) {
        await buttons.nth(index).focus();
        await page.keyboard.press(index % 2 === 0 ? 'Enter' : 'Space');
        await expect(buttons.nth(index)).toHaveAttribute('aria-pressed', 'true');
        expect(
          await buttons.evaluateAll(
            (all) => all.filter((button) => button.getAttribute('aria-pressed') === 'true').length,
          ),
        ).toBe(1);
      }
    }
  });
});

test.describe('live regions are on the page before their words come', () => {
  for (const [path, island] of [
    ['/merchandise', 'catalog'],
    ['/locations', 'location-finder'],
    ['/', 'contact-form'],
  ] as const) {
    test(`on ${path}`, async ({ page }) => {
      const host = await ready(page, path, island);
      const regions = host.locator('[role="status"]');
      expect(await regions.count()).toBeGreaterThan(0);
    });
  }
});
