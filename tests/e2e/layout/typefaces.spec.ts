import { expect, test } from '../support/fixtures';
import { hasOurTypefaces, holdFonts } from '../support/typefaces';

test.describe('Our typefaces', () => {
  test('are not needed for the name of the company, which is drawn', async ({ page }) => {
    await holdFonts(page);
    await page.goto('/about', { waitUntil: 'domcontentloaded' });
    await expect(page.locator('header path#wordmark')).toBeVisible();
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('show on the first page', async ({ page }) => {
      await page.goto('/about', { waitUntil: 'networkidle' });
      expect(await hasOurTypefaces(page)).toBe(true);
    });
  });
});
