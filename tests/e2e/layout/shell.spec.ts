import { pageLabels } from '../../../content/site/page-labels';
import { expect, test } from '../support/fixtures';

test.describe('the small-screen menu', () => {
  test.use({ viewport: { width: 390, height: 800 } });

  test('opens, traps the focus, and returns it on Escape', async ({ page }) => {
    await page.goto('/instructors');
    const toggle = page.locator('summary', { hasText: pageLabels.menu });
    await toggle.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('link', { name: pageLabels.register })).toBeVisible();
    for (let step = 0; step < 12; step += 1) {
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => document.activeElement?.closest('[data-menu]') !== null)).toBe(true);
    }
    await page.keyboard.press('Shift+Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('[data-menu]') !== null)).toBe(true);
    // Shift+Tab from the first stop goes to the last visible one, not to one in a collapsed menu.
    await toggle.focus();
    await page.keyboard.press('Shift+Tab');
    await expect(page.locator('[data-menu] :focus')).toBeInViewport();
    await page.keyboard.press('Tab');
    await expect(toggle).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('link', { name: pageLabels.register })).toBeHidden();
    await expect(toggle).toBeFocused();
  });

  test('closes after a jump within the page', async ({ page }) => {
    await page.goto('/');
    await page.locator('summary', { hasText: pageLabels.menu }).click();
    const menu = page.getByRole('navigation', { name: pageLabels.smallScreenNavigation });
    await menu.getByRole('link', { name: 'Services', exact: true }).click();
    await expect(page).toHaveURL(/\/#services$/);
    await expect(menu).toBeHidden();
  });
});

test('Back takes a direct visitor to the parent page', async ({ page }) => {
  await page.goto('/tachycardia-algorithm');
  await page.locator('[data-back] a').first().click();
  await expect(page).toHaveURL(/\/acls-algorithm$/);
});

test('the skip link leads to the content', async ({ page }) => {
  await page.goto('/about');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
});
