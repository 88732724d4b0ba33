import { expect, test } from '../support/fixtures';
import { hasOurTypefaces } from '../support/typefaces';

test('our fonts show on the first page without scripts, and the company name needs none: it is drawn', async ({
  plainPage: page,
}) => {
  await page.goto('/about', { waitUntil: 'networkidle' });
  expect(await hasOurTypefaces(page)).toBe(true);
  await expect(page.locator('header path#wordmark')).toBeVisible();
});
