import { expect, test } from '../support/fixtures';
import { holdBack } from '../support/hold-back';
import { islandPages } from '../support/island-pages';
import { everyOf } from '../support/every-of';

test.use({ viewport: { width: 390, height: 800 } });

test('a button of an island shows only once a click on it can be queued', async ({ page }) => {
  await page.route('**/assets/site-*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  const start = page.locator('[data-island="simulation"] button[type="submit"]');
  await expect(page.locator('h1')).toBeVisible();
  await expect(start).toBeHidden();
  await expect(page.getByRole('button', { name: 'Send message' })).toBeVisible();
  await expect(start).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-islands', '');
});

test.describe('in a page whose loader is missing', () => {
  test.use({ allowsFaults: true });

  test('a message says what to do', async ({ page }) => {
    await page.route('**/site-islands.*.js', (route) => route.abort());
    await page.goto('/');
    await expect(page.locator('.island-lost').filter({ visible: true })).not.toHaveCount(0);
  });
});

/** With a single field, a form that forgets all others would pass. */
for (const [path, island] of [
  ['/#contact', 'contact-form'],
  ['/osha-compliance', 'group-request'],
  ['/aha-courses#renewal', 'renewal-date'],
  ['/your-card', 'team-reminders'],
] as const)
  test(`every field of ${path} keeps what was entered before the form was hydrated`, async ({ page }) => {
    const target = islandPages.find((one) => one.path === path.replace(/#.*/, ''))!;
    const release = await holdBack(page, ({ pathname }) => target.files.includes(pathname));
    await page.goto(path);
    const host = page.locator(`[data-island="${island}"]`);
    const fields = host.locator('select, textarea, input:not([type="checkbox"])').filter({ visible: true });
    const entered: string[] = [];
    for (const field of await everyOf(fields)) {
      if (await field.evaluate((one) => one.matches('select')))
        await field.selectOption({ index: (await field.locator('option').count()) - 1 });
      else await field.fill((await field.getAttribute('type')) === 'date' ? '2025-05-06' : '12');
      entered.push(await field.inputValue());
    }
    expect(entered.length).toBeGreaterThan(1);
    release();
    await expect(host).toHaveAttribute('data-ready', '');
    await expect
      .poll(() => fields.evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value)))
      .toEqual(entered);
  });
