import type { Locator, Page } from '@playwright/test';
import { scenarios } from '../../../content/simulation/simulation';
import { formatCents } from '../../../lib/money/money';
import { expect, test } from '../support/fixtures';
import { simpleProduct } from '../support/products';
import { storedPage } from '../support/site';

async function ready(page: Page, path: string, island: string): Promise<Locator> {
  await page.goto(path);
  const host = page.locator(`[data-island="${island}"]`);
  await host.dispatchEvent('keydown');
  await expect(host).toHaveAttribute('data-ready', '');
  return host;
}

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

test('live regions are on the page before their words come', () => {
  for (const [path, island] of [
    ['/merchandise', 'catalog'],
    ['/locations', 'location-finder'],
    ['/', 'contact-form'],
  ] as const)
    expect(
      storedPage(path).$(`[data-island="${island}"] [role="status"]`).length,
      `${path} ${island}`,
    ).toBeGreaterThan(0);
});
