import { complianceActions, complianceMail, groupRequest } from '../../../content/programs/compliance';
import { mailCopyLabels } from '../../../content/site/mail-copy-labels';
import { routes } from '../../../content/site/routes';
import { expect, test } from '../support/fixtures';
import { openHydrated } from '../support/island-pages';

test('a group request names a wrong number of people, and its email has program, people, place and price', async ({
  page,
}) => {
  await openHydrated(page, '/osha-compliance#group');
  const island = page.locator('[data-island="group-request"]');
  await island.getByLabel(groupRequest.program).selectOption('osha-10-hour');
  const people = island.getByLabel('Number of people');
  await people.fill('-4');
  await island.getByRole('button', { name: complianceActions.group }).click();
  await expect(people).toBeFocused();
  await expect(page.getByLabel(mailCopyLabels.textLabel)).toHaveCount(0);
  await people.fill('14');
  await island.getByLabel(groupRequest.place).fill('Mesa');
  await expect(island.getByRole('status')).toContainText('$1,119.86');
  await expect(island.getByRole('status')).toContainText(groupRequest.groupPrice);
  const { searchParams } = new URL((await island.locator('form').getAttribute('action')) ?? '');
  expect(searchParams.get('subject')).toBe(complianceMail.group);
  const said = ['OSHA 10', 'People: 14', 'Location: Mesa', '$1,119.86', routes.hostTraining.path];
  for (const text of said) expect(searchParams.get('body')).toContain(text);
  await island.getByRole('button', { name: complianceActions.group }).click();
  await expect(page.getByLabel(mailCopyLabels.textLabel)).toHaveValue(/People: 14[^]*host-training/);
});
