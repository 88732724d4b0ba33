import { expect, test } from '../support/fixtures';
import { hasOurTypefaces } from '../support/typefaces';

test('our typefaces show on the first page without scripts, and the name of the company needs none: it is drawn', async ({
  plainPage: page,
}) => {
  await page.goto('/about', { waitUntil: 'networkidle' });
  expect(await hasOurTypefaces(page)).toBe(true);
  await expect(page.locator('header path#wordmark')).toBeVisible();
});
