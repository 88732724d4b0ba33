import { expect, test } from '../support/fixtures';

test.describe('speculation rules', () => {
  test('are linked by the header of every page and have the right media type', async ({ request }) => {
    const page = await request.get('/about');
    expect(page.headers()['speculation-rules']).toBe('"/assets/hover.speculationrules"');
    const rules = await request.get('/assets/hover.speculationrules');
    expect(rules.headers()['content-type']).toBe('application/speculationrules+json');
    expect(JSON.parse(await rules.text())).toMatchObject({ prerender: [{ eagerness: 'moderate' }] });
  });

  test('comply with the policy, and a prerendered page opens as usual', async ({ page }) => {
    await page.goto('/about');
    await page.getByRole('banner').locator('a[href="/"]').first().hover();
    await page.waitForTimeout(600);
    await page.getByRole('banner').locator('a[href="/"]').first().click();
    await expect(page).toHaveURL(/\/$/);
    await expect(page.locator('h1')).toBeVisible();
  });
});
