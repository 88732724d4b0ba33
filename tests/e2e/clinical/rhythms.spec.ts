import type { Page } from '@playwright/test';
import { practiceRhythms, practiceLabels, rhythmDescriptions } from '../../../content/clinical/rhythms';
import { routes } from '../../../content/site/routes';
import { interpolate } from '../../../lib/text/interpolate';
import { expectAccessible } from '../support/axe';
import { expect, test } from '../support/fixtures';
import { isLong } from '../support/length';
import { everyOf } from '../support/every-of';

const acls = routes.aclsAlgorithm.path;
const section = '#rhythm-practice';
const count = practiceRhythms.length;

/** Gives a wrong answer to the question on screen. @returns the rhythm, identified by its drawing. */
async function answerWrong(page: Page) {
  const id = await page.locator(`${section} svg[data-rhythm]`).getAttribute('data-rhythm');
  const rhythm = rhythmDescriptions[id as keyof typeof rhythmDescriptions];
  const { name } = rhythmDescriptions[rhythm.others[0]];
  await page.locator(section).getByRole('button', { name, exact: true }).click();
  return rhythm;
}

/** The four answers. */
const answersOf = (page: Page) =>
  page.locator(section).getByRole('group', { name: new RegExp(practiceLabels.question) });

for (const colorScheme of isLong ? (['light', 'dark'] as const) : (['light'] as const))
  test(`a question's buttons are large enough for a thumb, nothing moves on an answer, and axe finds nothing at any step (${colorScheme})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.goto(`${acls}${section}`);
    const check = () => expectAccessible(page, { within: [section, '#rhythms'] });
    await page.getByText(practiceLabels.list).click();
    await check();
    await page.getByRole('button', { name: practiceLabels.start }).click();
    await expect(answersOf(page)).toBeVisible();
    await check();
    for (const button of await everyOf(page.locator(section).getByRole('button')))
      expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    const next = page.getByRole('contentinfo');
    const placeOf = async () =>
      next.evaluate((element) => element.getBoundingClientRect().top + window.scrollY);
    for (let number = 1; number <= count; number += 1) {
      const before = await placeOf();
      const { name } = await answerWrong(page);
      await expect(page.locator(`${section} :focus`)).toContainText(name);
      expect(Math.abs((await placeOf()) - before)).toBeLessThanOrEqual(1);
      if (number === 1) await check();
      await page
        .getByRole('button', { name: number === count ? practiceLabels.toScore : practiceLabels.next })
        .click();
    }
    await expect(
      page.getByRole('heading', { name: interpolate(practiceLabels.score, { score: 0, count }) }),
    ).toBeFocused();
    await expect(page.locator(`${section} ol > li`)).toHaveCount(count);
  });
