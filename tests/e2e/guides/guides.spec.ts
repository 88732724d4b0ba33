import { helpPages } from '../../../content/clinical/help';
import { aedCheck, aedChecks } from '../../../content/guides/aed-check';
import { beforeClass } from '../../../content/guides/before-class';
import { groupQuoteLabels } from '../../../content/courses/course-labels';
import { hostTraining } from '../../../content/guides/host-training';
import { yourCard } from '../../../content/guides/your-card';
import { footerGroups, type NavigationLink } from '../../../content/site/navigation';
import { pageLabels } from '../../../content/site/page-labels';
import { hero } from '../../../content/home/home';
import { complianceActions } from '../../../content/programs/compliance';
import { mailCopyLabels } from '../../../content/site/mail-copy-labels';
import { routes } from '../../../content/site/routes';
import { expect, test } from '../support/fixtures';
import { sheetsOf } from '../support/printed-pages';
import { everyOf } from '../support/every-of';

const guides = [
  ['yourCard', yourCard.sections],
  ['beforeClass', beforeClass.sections],
  ['aedCheck', aedCheck.sections],
] as const;

for (const [route, sections] of guides) {
  test.describe(routes[route].path, () => {
    test.use({
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
      javaScriptEnabled: false,
    });

    test('answers each of its questions a tap after its link in the footer, without JavaScript', async ({
      page,
    }) => {
      const isHere = (link: NavigationLink) => link.route === route && link.hash === undefined;
      const group = footerGroups.find(({ links }) => links.some(isHere))!;
      await page.goto('/terms');
      const footer = page.getByRole('contentinfo');
      await footer.locator('summary', { hasText: group.title }).tap();
      await footer.getByRole('link', { name: group.links.find(isHere)!.label, exact: true }).tap();
      for (const { id, title, ...more } of sections) {
        await page
          .getByRole('navigation', { name: pageLabels.contents })
          .getByRole('link', { name: title, exact: true })
          .tap();
        await expect(page).toHaveURL(`${routes[route].path}#${id}`);
        await expect(page.getByRole('heading', { name: title, exact: true })).toBeInViewport();
        if (!('tool' in more)) continue;
        // No sentence names a missing control.
        await expect(page.getByText(more.tool.use)).toBeHidden();
        await expect(page.getByText(more.tool.without)).toBeVisible();
      }
      if (route !== 'aedCheck') return;
      // The check becomes an email, and the log fits the narrowest phone.
      const form = page.locator('form[action^="mailto:"]');
      for (const box of await everyOf(form.getByRole('checkbox'))) await box.tap();
      await expect(form.locator(':checked')).toHaveCount(aedChecks.length);
      await page.setViewportSize({ width: 320, height: 640 });
      expect(await page.locator('#log').evaluate((log) => log.scrollWidth - log.clientWidth)).toBe(0);
    });
  });
}

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
