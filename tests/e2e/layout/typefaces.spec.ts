import { expect, test } from '../support/fixtures';
import { hasOurTypefaces, holdFonts, waitForFonts } from '../support/typefaces';

test.describe('Our typefaces', () => {
  test('take the place of the fallback whenever they come', async ({ page }) => {
    await holdFonts(page, 900);
    await page.goto('/about', { waitUntil: 'commit' });
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    expect(await hasOurTypefaces(page)).toBe(false);
    await waitForFonts(page);
    expect(await hasOurTypefaces(page)).toBe(true);
  });

  test('are not needed for the name of the company, which is drawn', async ({ page }) => {
    await page.route('**/*.woff2', (route) => route.abort());
    await page.goto('/about');
    const name = page.getByRole('banner').getByRole('link', { name: 'Steadyhand' }).first();
    await expect(name.locator('svg path[id="wordmark"]')).toBeVisible();
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('show on the first page', async ({ page }) => {
      await page.goto('/about', { waitUntil: 'networkidle' });
      expect(await hasOurTypefaces(page)).toBe(true);
    });
  });
});
