import { expect, test } from '../support/fixtures';
import { openHydrated } from '../support/island-pages';
import { gift, simpleProducts } from '../support/products';
import { storedPage } from '../support/site';

test('the order dialog takes the focus, traps it, and returns it on Escape and on Close', async ({
  page,
}) => {
  test.skip(simpleProducts.length < 1, 'No product is added with one click.');
  await openHydrated(page, gift.path);
  await page.getByRole('button', { name: `Add to Cart ${gift.name}` }).click();
  await page.locator('#cart').getByRole('button', { name: /^Cart/ }).click();
  const opener = page.getByRole('button', { name: 'Proceed to Checkout' });
  const dialog = page.getByRole('dialog', { name: 'Review your order' });
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

test('live regions are on the page before their text', () => {
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
