import { helpPages } from '../../../content/clinical/help';
import { routes } from '../../../content/site/routes';
import { expect, test } from '../support/fixtures';

/* Seen by somebody who has come from a search result, with a phone in one hand. */
test.use({ viewport: { width: 390, height: 844 }, javaScriptEnabled: false });

for (const { route, title } of helpPages) {
  const { path } = routes[route];

  test(`${path} is one press from the page of BLS, shows the call to 911 and the first steps at once, and keeps the call in view`, async ({
    page,
  }) => {
    await page.goto(routes.blsAlgorithm.path);
    const card = page.locator('#help-now').getByRole('link', { name: title });
    await expect(card).toBeInViewport({ ratio: 1 });
    await card.click();
    await expect(page).toHaveURL(path);
    const call = page.locator('a[href="tel:911"]');
    const steps = page.locator('#help ol > li');
    await expect(call).toBeInViewport({ ratio: 1 });
    for (const step of [0, 1]) await expect(steps.nth(step)).toBeInViewport({ ratio: 1 });
    await steps.last().scrollIntoViewIfNeeded();
    await expect(call).toBeInViewport({ ratio: 1 });
  });
}

test.describe('a wrong address', () => {
  test.use({ allowsFaults: true });

  test('leads to help with one press', async ({ page }) => {
    await page.goto('/no-such-page');
    await page.getByRole('link', { name: 'Help now' }).last().click();
    await expect(page).toHaveURL(/\/bls-algorithm#help-now$/);
    await expect(page.locator('#help-now')).toBeInViewport({ ratio: 1 });
  });
});
