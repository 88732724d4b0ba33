import { expect, test } from '../support/fixtures';
import { twoFrames } from '../support/shifts';
import { hasOurTypefaces, holdFonts, waitForFonts } from '../support/typefaces';

test.describe('Our typefaces', () => {
  test('take the place of the fallback whenever they come', async ({ page }) => {
    const release = await holdFonts(page);
    await page.goto('/about', { waitUntil: 'domcontentloaded' });
    await twoFrames(page);
    expect(await hasOurTypefaces(page)).toBe(false);
    release();
    await waitForFonts(page);
    expect(await hasOurTypefaces(page)).toBe(true);
  });

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
