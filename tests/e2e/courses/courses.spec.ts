import type { Page } from '@playwright/test';
import { ahaCatalog } from '../../../content/courses/aha-courses';
import { coursePage, detailsDialogLabels } from '../../../content/courses/course-labels';
import { listedCourses } from '../../../lib/courses/courses';
import { factValue } from '../../../lib/facts/facts';
import { interpolate } from '../../../lib/text/interpolate';
import { expect, test } from '../support/fixtures';
import { openHydrated } from '../support/island-pages';

/** The control that opens a course's details: in place without JavaScript, in a dialog with it. */
const detailsOf = (page: Page, { id, title }: { readonly id: string; readonly title: string }) =>
  page.locator(`[id="${id}-details"] > summary`).filter({
    hasText: `${detailsDialogLabels.open} ${interpolate(detailsDialogLabels.openEnd, { title })}`,
  });
/** The page of Red Cross courses has the same parts. */
const path = '/aha-courses';
const catalog = ahaCatalog;
const listed = listedCourses(catalog.courses);
const course = listed[1]!;

test.describe('a course page', () => {
  test('keeps the other views reachable by find-in-page and by anchors, and the first column visible while the table scrolls, two courses on a narrow screen', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 800, height: 700 });
    await openHydrated(page, path);
    await expect(page.locator('[data-view="compare"]')).toHaveAttribute('hidden', 'until-found');
    await page.getByRole('tab', { name: coursePage.comparison.title }).click();
    const region = page.getByRole('region', { name: coursePage.comparison.label });
    const first = page.getByRole('rowheader').first();
    const before = await first.boundingBox();
    await region.evaluate((element) => element.scrollTo(400, 0));
    expect(await region.evaluate((element) => element.scrollLeft)).toBeGreaterThan(50);
    expect((await first.boundingBox())?.x).toBe(before?.x);
    await page.setViewportSize({ width: 320, height: 700 });
    expect(await region.evaluate((element) => element.scrollWidth)).toBeLessThanOrEqual(320);
    await expect(page.getByRole('cell', { name: factValue(course.prerequisites) }).first()).toBeVisible();
    await page.locator('#compare').getByRole('link', { name: course.title, exact: true }).click();
    await expect(page.getByRole('heading', { level: 3, name: course.title, exact: true })).toBeInViewport();
    await expect(page.getByRole('tab', { name: coursePage.overview.title })).toHaveAttribute(
      'aria-selected',
      'true',
    );
  });

  test('opens the details of a course that is not in the overview from the URL', async ({ page }) => {
    const hidden = catalog.courses.find(({ isListed }) => !isListed);
    test.skip(hidden === undefined, 'Every course is listed.');
    await openHydrated(page, `${path}?course=${hidden!.id}`);
    const dialog = page.getByRole('dialog', { name: hidden!.title });
    await expect(dialog.getByText(hidden!.detailedDescription)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(path);
    await expect(page.getByText(hidden!.title, { exact: true }).locator('visible=true')).toHaveCount(0);
  });

  test('opens the details by keyboard or from the URL; Back and Escape close them and restore the focus', async ({
    page,
  }) => {
    await page.goto('/instructors');
    await openHydrated(page, path);
    const [first, second] = [detailsOf(page, course), detailsOf(page, listed[0]!)];
    const dialog = page.getByRole('dialog', { name: course.title });
    for (const close of [() => page.goBack(), () => page.keyboard.press('Escape')]) {
      await first.focus();
      await page.keyboard.press('Enter');
      await expect(dialog.getByText(course.detailedDescription).first()).toBeVisible();
      await expect(page).toHaveURL(`${path}?course=${course.id}`);
      expect(await page.evaluate(() => document.activeElement?.closest('dialog') !== null)).toBe(true);
      await close();
      await expect(dialog).toBeHidden();
      await expect(page).toHaveURL(path);
      await expect(first).toBeFocused();
    }
    await page.keyboard.press('Enter');
    await expect(dialog).toBeVisible();
    // history.back() may still be pending when the dialog reports that it has closed.
    await second.evaluate((next) =>
      document
        .querySelector('dialog[open]')
        ?.addEventListener('close', () => (next as HTMLElement).focus(), { once: true }),
    );
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(path);
    await expect(page.locator('dialog[aria-labelledby]')).toHaveCount(0);
    await expect(second, 'a focus that has moved on stays').toBeFocused();
    await page.goBack();
    await expect(page, 'no history entry is left').toHaveURL('/instructors');
    await openHydrated(page, `${path}?view=requirements&course=${course.id}`);
    await dialog.getByRole('button', { name: detailsDialogLabels.close }).click();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(`${path}?view=requirements`);
  });

  test('opens the details in place without JavaScript, and has no dead control', async ({
    plainPage: page,
  }) => {
    await page.goto(path);
    await detailsOf(page, course).click();
    await expect(page.locator(`[id="${course.id}"]`).getByText(course.detailedDescription)).toBeVisible();
    await expect(page.locator('main :is(button, input, select)').filter({ visible: true })).toHaveCount(0);
  });
});
