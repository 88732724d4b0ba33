import { helpPages } from '../../../content/clinical/help';
import { groupQuoteLabels } from '../../../content/courses/course-labels';
import { hostTraining } from '../../../content/guides/host-training';
import { hero } from '../../../content/home/home';
import { complianceActions } from '../../../content/programs/compliance';
import { mailCopyLabels } from '../../../content/site/mail-copy-labels';
import { routes } from '../../../content/site/routes';
import { expect, test } from '../support/fixtures';
import { sheetsOf } from '../support/printed-pages';

test('training a group starts at a checklist and a form on one screen, whose answer is in view', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  await page.getByRole('link', { name: hero.group }).click();
  await expect(page).toHaveURL(`${routes.hostTraining.path}#group`);
  for (const { id, title } of hostTraining.sections) {
    await expect(page.getByRole('heading', { name: title, exact: true })).toBeInViewport({ ratio: 1 });
    await expect(page.locator(`[id="${id}"]`)).toBeInViewport({ ratio: 1 });
  }
  const send = page.getByRole('button', { name: complianceActions.group });
  await expect(send).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByLabel(groupQuoteLabels.people).fill('12');
  // The answer to the number moves the button.
  await expect(page.getByRole('status').filter({ hasText: '12' })).toBeVisible();
  await send.click();
  await expect(page.getByRole('button', { name: mailCopyLabels.copy })).toBeInViewport({ ratio: 1 });
});

for (const { path } of [routes.aedCheck, routes.hostTraining, ...helpPages.map(({ route }) => routes[route])])
  test(`${path} prints on one sheet of Letter and of A4`, async ({ page }) => {
    await page.goto(path);
    for (const format of ['Letter', 'A4']) expect(sheetsOf(await page.pdf({ format })), format).toBe(1);
    await page.emulateMedia({ media: 'print' });
    if (path === routes.hostTraining.path)
      await expect(page.locator('main a[href^="tel:"]:visible')).toHaveCount(1);
  });
