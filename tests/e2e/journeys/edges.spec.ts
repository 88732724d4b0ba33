import { finderLabels } from '../../../content/locations/locations-page';
import { SearchNote } from '../../../components/site-script/search-note';
import { expect, test } from '../support/fixtures';
import { holdBack } from '../support/hold-back';

test.describe('When the files of a search fail to load', () => {
  test.use({ allowsFaults: true });

  test('the finder shows a message and leaves the list to choose from', async ({ page }) => {
    await page.route('**/gazetteer/**', (route) => route.abort());
    await page.goto('/locations');
    await page.getByRole('searchbox', { name: finderLabels.searchLabel }).fill('austin');
    await expect(page.getByText(finderLabels.lookFailed).first()).toBeVisible();
    await expect(page.getByLabel(finderLabels.selectLabel)).toBeEnabled();
  });

  for (const [what, files] of [
    ['its script', '**/site-search.*'],
    ['its index', '**/search-index.*'],
  ] as const) {
    test(`the site search without ${what} shows a message, and Enter leads to the list`, async ({ page }) => {
      await page.route(files, (route) => route.abort());
      await page.goto('/a-to-z');
      const field = page.locator('#site-search');
      await field.fill('bls');
      await expect(page.getByText(SearchNote.lost).first()).toBeVisible();
      await field.press('Enter');
      await expect(page).toHaveURL(/\/a-to-z\?q=bls$/);
    });
  }

  test('the site search shows that it is loading, and answers once the index has loaded', async ({
    page,
  }) => {
    const release = await holdBack(page, '**/search-index.*');
    await page.goto('/a-to-z');
    await page.locator('#site-search').fill('babysitter');
    await expect(page.getByText(SearchNote.slow).first()).toBeVisible();
    release();
    await expect(page.getByRole('option', { name: /Babysitter/ }).first()).toBeVisible();
  });
});

test.describe('The site search', () => {
  test('without a result offers classes near the query, whatever it is', async ({ page }) => {
    await page.goto('/a-to-z');
    for (const typed of ['\u{1F642}', '<i>x</i><img src=x onerror=alert(1)>', 'q'.repeat(200), '$& qqq']) {
      await page.locator('#site-search').fill(typed);
      await expect(page.locator('form[data-search] [role="status"]').last()).toHaveText(SearchNote.none);
      const place = page.getByRole('main').getByRole('option').first();
      await expect(place).toHaveText(SearchNote.place.replace('{text}', () => typed));
      await expect(place).toHaveAttribute('href', `/locations?near=${encodeURIComponent(typed)}`);
      await expect(page.locator('main form img')).toHaveCount(0);
    }
  });

  test('opens nothing that was not selected: Enter goes to all results', async ({ page }) => {
    const firsts = { tachicardia: /tachycardia/, 85201: /near=85201$/, class: /./ };
    for (const [typed, href] of Object.entries(firsts)) {
      await page.goto('/privacy');
      await page.locator('.header-menu > summary').last().click();
      await page.locator('#search').fill(typed);
      await expect(page.getByRole('option').first()).toHaveAttribute('href', href);
      if (typed === 'class') await expect(page.getByRole('option').last()).toHaveText(/^All \d+ results$/);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(`/a-to-z?q=${typed}`);
      await expect(page.locator('#site-search')).toBeFocused();
      await expect(page.getByRole('main').getByRole('option').first()).toHaveAttribute('href', href);
    }
    await expect(page.getByRole('main').getByRole('option').nth(20)).toBeVisible();
  });

  test('works in a field that had the focus before its script loaded', async ({ page }) => {
    const release = await holdBack(page, '**/assets/site.*');
    await page.goto('/a-to-z', { waitUntil: 'commit' });
    await page.locator('#site-search').fill('babysitter');
    release();
    await expect(page.getByRole('option', { name: /Babysitter/ }).first()).toBeVisible();
  });

  test('gets the focus if it was opened before its script loaded', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    const release = await holdBack(page, '**/assets/site.*');
    await page.goto('/privacy', { waitUntil: 'commit' });
    await page.locator('.header-menu > summary').last().focus();
    await page.keyboard.press('Enter');
    release();
    await expect(page.locator('#search')).toBeFocused();
  });
});
