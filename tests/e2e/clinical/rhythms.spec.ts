import type { Page } from '@playwright/test';
import {
  practiceRhythms,
  practiceLabels,
  rhythmDescriptions,
  stripLabels,
} from '../../../content/clinical/rhythms';
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

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the practice is a list of all strips, each with its answer collapsed', async ({ page }) => {
    await page.goto(`${acls}${section}`);
    await expect(page.getByRole('button', { name: practiceLabels.start })).toBeHidden();
    await page.getByText(practiceLabels.list).click();
    const strips = page.locator(`${section} li`);
    await expect(strips).toHaveCount(count);
    for (const [index, id] of practiceRhythms.entries()) {
      const strip = strips.nth(index);
      await expect(strip.getByRole('img', { name: practiceLabels.stripName })).toBeVisible();
      const reason = strip.getByText(rhythmDescriptions[id].sign);
      await expect(reason).toBeHidden();
      await strip
        .getByText(interpolate(practiceLabels.answer, { number: index + 1 }), { exact: true })
        .click();
      await expect(reason).toBeVisible();
    }
  });
});

const drawings = [
  { path: acls, anchor: 'rhythms' },
  { path: routes.tachycardiaAlgorithm.path, anchor: 'rhythms' },
  { path: routes.palsAlgorithm.path, anchor: 'rhythms' },
  { path: routes.bradycardiaAlgorithm.path, anchor: 'av-blocks' },
];

for (const { path, anchor } of drawings)
  test(`each drawing of ${path}#${anchor} has a name, a description and its caption`, async ({ page }) => {
    await page.goto(`${path}#${anchor}`);
    const strips = page.locator(`#${anchor}`).getByRole('img');
    expect(await strips.count()).toBeGreaterThanOrEqual(4);
    for (const strip of await everyOf(strips)) {
      const id = (await strip.getAttribute('data-rhythm')) as keyof typeof rhythmDescriptions;
      await expect(strip).toHaveAccessibleName(rhythmDescriptions[id].name);
      await expect(strip).toHaveAccessibleDescription(rhythmDescriptions[id].shows);
      await expect(strip.locator('..').getByText(stripLabels.caption)).toBeVisible();
    }
  });

test('on paper every strip of the practice is printed with its answer', async ({ page }) => {
  await page.goto(acls);
  await page.emulateMedia({ media: 'print' });
  for (const id of practiceRhythms) {
    await expect(page.locator(`${section} svg[data-rhythm="${id}"]`)).toBeVisible();
    await expect(page.locator(section).getByText(rhythmDescriptions[id].sign)).toBeVisible();
  }
  await expect(page.getByRole('button', { name: practiceLabels.start })).toBeHidden();
});
