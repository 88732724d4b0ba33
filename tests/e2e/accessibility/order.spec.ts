import { SearchNote } from '../../../components/site-script/search-note';
import { finderLabels, mapLabels } from '../../../content/locations/locations-page';
import { routes } from '../../../content/site/routes';
import { expect, test } from '../support/fixtures';
import { holdBack } from '../support/hold-back';
import { openHydrated } from '../support/island-pages';

test('the search is read out once typing pauses, not at each letter', async ({ page }) => {
  await page.goto(`${routes.aToZ.path}?q=c`);
  const spoken = page.locator('main form[data-search] [role="status"]');
  await expect(spoken).not.toBeEmpty();
  await spoken.evaluate((status) => {
    const said: (string | null)[] = [];
    Object.assign(window, { said });
    new MutationObserver(() => said.push(status.textContent)).observe(status, { childList: true });
  });
  await page.keyboard.type('hoking', { delay: 60 });
  const said = () => page.evaluate(() => (window as unknown as { said: readonly string[] }).said);
  await expect.poll(said).not.toHaveLength(0);
  const shown = await page.locator('main form[data-search] p').first().textContent();
  expect(await said()).toEqual([shown]);
});

test('a search that is late says so, and then finds', async ({ page }) => {
  const release = await holdBack(page, '**/search-index*');
  await page.goto(`${routes.aToZ.path}?q=choking`);
  await expect(page.getByText(SearchNote.slow).first()).toBeVisible();
  release();
  await expect(page.getByRole('option').first()).toBeVisible();
});

test('keys choose among the results from both ends, unless they belong to an input method', async ({
  page,
}) => {
  await page.goto(`${routes.aToZ.path}?q=choking`);
  await expect(page.getByRole('option').first()).toBeVisible();
  const field = page.getByRole('combobox');
  const press = (init: Readonly<Record<string, unknown>>) =>
    field.evaluate(
      (input, own) =>
        !input.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...own })),
      init,
    );
  expect(await press({ key: 'ArrowDown', isComposing: true })).toBe(false);
  expect(await press({ key: 'Enter', keyCode: 229 })).toBe(false);
  await expect(field).not.toHaveAttribute('aria-activedescendant');
  expect(await press({ key: 'Escape', isComposing: true })).toBe(false);
  await expect(field).toHaveValue('choking');
  expect(await press({ key: 'ArrowUp' })).toBe(true);
  await expect(page.getByRole('option').last()).toHaveAttribute('aria-selected', 'true');
  expect(await press({ key: 'ArrowDown' })).toBe(true);
  await expect(page.getByRole('option').first()).toHaveAttribute('aria-selected', 'true');
});

for (const width of [820, 1280])
  test(`Tab goes from the picker over the map to the list as they are seen at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await openHydrated(page, routes.locations.path);
    await page.getByRole('link', { name: finderLabels.questions }).focus();
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: mapLabels.skip });
    await expect(skip).toBeFocused();
    const { height = 0, y: map = 0 } = (await skip.boundingBox()) ?? {};
    expect(height).toBeGreaterThanOrEqual(24);
    const list = page.locator('#cities summary').first();
    expect(map).toBeLessThan((await list.boundingBox())!.y);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(list).toBeFocused();
  });
