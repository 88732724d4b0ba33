import { testDay } from '../../../scripts/run/today';
import type { Page } from '@playwright/test';
import { ahaCatalog } from '../../../content/courses/aha-courses';
import { classRows } from '../../../content/courses/class-list';
import {
  courseCardLabels,
  coursePage,
  courseLabels,
  detailsDialogLabels,
  detailsLabels,
  groupQuoteLabels,
  renewalLabels,
} from '../../../content/courses/course-labels';
import { oshaClasses, oshaPage } from '../../../content/courses/osha-classes';
import { redCrossCatalog } from '../../../content/courses/red-cross-courses';
import { type CourseCatalog, listedCourses, validityText } from '../../../lib/courses/courses';
import { factValue } from '../../../lib/facts/facts';
import { checkoutHref } from '../../../components/links/outbound-link';
import { singlePriceText } from '../../../components/courses/model/seat-prices';
import { interpolate } from '../../../lib/text/interpolate';
import { expectAccessible } from '../support/axe';
import { expect, test } from '../support/fixtures';
import { openHydrated } from '../support/island-pages';
import { graphOf, storedPage } from '../support/site';
import { isLong } from '../support/length';

/** The control that opens a course's details: in place without JavaScript, in a dialog with it. */
const detailsOf = (page: Page, { id, title }: { readonly id: string; readonly title: string }) =>
  page.locator(`[id="${id}-details"] > summary`).filter({
    hasText: `${detailsDialogLabels.open} ${interpolate(detailsDialogLabels.openEnd, { title })}`,
  });
const pages: readonly { path: string; catalog: CourseCatalog }[] = [
  { path: '/aha-courses', catalog: ahaCatalog },
  { path: '/red-cross-courses', catalog: redCrossCatalog },
];

for (const { path, catalog } of pages) {
  const listed = listedCourses(catalog.courses);
  const course = listed[1];
  if (course === undefined) throw new Error(`${path} lists fewer than two courses.`);

  test.describe(path, () => {
    test('shows a card for each listed course and no other', () => {
      const { $ } = storedPage(path);
      expect($('#overview article').length).toBe(listed.length);
      for (const entry of listed) {
        const card = $(`[id="${entry.id}"]`);
        expect(card.find('h3').first().text()).toBe(entry.title);
        const validity = validityText(factValue<number>(entry.validityMonths));
        for (const text of [
          interpolate(courseLabels.validity, { validity }),
          factValue<string>(entry.duration),
        ])
          expect(card.text()).toContain(text);
      }
      const register = $('main a').filter((_, link) => $(link).text() === coursePage.overview.register);
      expect(register.attr('href')).toBe(`/locations?class=${catalog.locationClass}`);
    });

    test('gives search engines no sample class, no price on request and no unlisted course', () => {
      const text = JSON.stringify(graphOf(storedPage(path)));
      for (const entry of listed) expect(text).toContain(`#${entry.id}`);
      const priced = listed.filter(({ price }) => price.kind !== 'on-request');
      expect(text.match(/"offers"|heartsaver-first-aid/g) ?? []).toEqual(priced.map(() => '"offers"'));
      const samples = classRows.filter(
        (row) => row.isSample && listed.some(({ nextClasses }) => nextClasses.includes(row.dated)),
      );
      for (const { dated } of samples) expect(text).not.toContain(`${dated.date}T${dated.starts}`);
    });
  });

  // Both pages have the same parts, so the first one is tested.
  if (catalog !== ahaCatalog) continue;
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

    test('opens the details by pointer or from the URL; Back closes them and restores the focus', async ({
      page,
    }) => {
      await openHydrated(page, path);
      const button = detailsOf(page, course);
      await button.click();
      const dialog = page.getByRole('dialog', { name: course.title });
      await expect(dialog).toBeVisible();
      await expect(page).toHaveURL(`${path}?course=${course.id}`);
      expect(await page.evaluate(() => document.activeElement?.closest('dialog') !== null)).toBe(true);
      for (const text of [
        course.detailedDescription,
        factValue<string>(course.prerequisites),
        ...course.targetAudience,
        ...course.learningObjectives.slice(0, 6),
      ]) {
        await expect(dialog.getByText(text).first()).toBeAttached();
      }
      await expect(dialog.getByText(course.learningObjectives[6] ?? '', { exact: true })).toHaveCount(0);
      await expect(dialog.getByRole('link', { name: detailsLabels.register })).toHaveAttribute(
        'href',
        // Both organizations have a course with this id, so the URL says which one is meant.
        `/locations?class=${catalog.locationClass}-${course.id}`,
      );
      await page.goBack();
      await expect(dialog).toBeHidden();
      await expect(page).toHaveURL(path);
      await expect(button).toBeFocused();
      await page.goForward();
      await expect(dialog).toBeVisible();
      await openHydrated(page, `${path}?view=requirements&course=${course.id}`);
      await dialog.getByRole('button', { name: detailsDialogLabels.close }).click();
      await expect(dialog).toBeHidden();
      await expect(page).toHaveURL(`${path}?view=requirements`);
    });

    test('opens the details by keyboard; Escape closes them, does not move a focus that has moved on, and leaves no history entry', async ({
      page,
    }) => {
      await page.goto('/instructors');
      await openHydrated(page, path);
      const [first, second] = [detailsOf(page, course), detailsOf(page, listed[0]!)];
      const dialog = page.getByRole('dialog', { name: course.title });
      await first.focus();
      await page.keyboard.press('Enter');
      await expect(dialog).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(first).toBeFocused();
      await expect(page).toHaveURL(path);
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
      await expect(second).toBeFocused();
      await page.goBack();
      await expect(page).toHaveURL('/instructors');
    });

    test('loses nothing without JavaScript', async ({ plainPage: page }) => {
      await page.goto(path);
      for (const id of ['overview', 'compare', 'requirements'])
        await expect(page.locator(`#${id}`)).toBeVisible();
      await page.getByRole('link', { name: coursePage.requirements.title }).click();
      await expect(page.getByRole('heading', { name: coursePage.requirements.title })).toBeInViewport();
      await expect(page.locator('#renewal').getByText(catalog.expiry)).toBeVisible();
      const card = page.locator(`[id="${course.id}"]`);
      await detailsOf(page, course).click();
      await expect(card.getByText(course.detailedDescription)).toBeVisible();
      if (course.nextClasses.some((one) => one.kind === 'dated' && one.date >= testDay))
        await expect(card.getByText(courseCardLabels.seeDates).last()).toBeVisible();
      await expect(card.getByRole('link', { name: groupQuoteLabels.submit })).toHaveAttribute(
        'href',
        /^mailto:.*subject=Group%20Quote%20Request/,
      );
      await expect(page.locator('main :is(button, input, select)').filter({ visible: true })).toHaveCount(0);
    });

    test('passes axe in every state, and fits a screen of 320 px', { tag: '@matrix' }, async ({ page }) => {
      test.setTimeout(120_000);
      await page.clock.setFixedTime(new Date('2025-01-01T12:00:00'));
      for (const colorScheme of isLong ? (['light', 'dark'] as const) : (['dark'] as const)) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        for (const query of [
          '',
          `?view=compare&compare=${listed[0]!.id},${course.id}`,
          '?view=requirements',
          `?course=${course.id}`,
        ]) {
          await page.setViewportSize({ width: 1280, height: 720 });
          await openHydrated(page, `${path}${query}`);
          const dialog = page.getByRole('dialog');
          if (query.startsWith('?course')) await dialog.getByLabel(groupQuoteLabels.people).fill('0');
          if (query === '?view=requirements') await page.getByLabel(renewalLabels.issued).fill('2025-03-10');
          await expectAccessible(page, { state: `${colorScheme} ${query}` });
          await page.setViewportSize({ width: 320, height: 640 });
          for (const part of [page.locator('html'), ...(await dialog.all())])
            expect(await part.evaluate(({ scrollWidth }) => scrollWidth), query).toBeLessThanOrEqual(320);
        }
      }
    });
  });
}

test.describe('/osha-classes', () => {
  test('lists every priced class with its price, one main action and the way to pay after it, and gives search engines the same price', () => {
    const page = storedPage('/osha-classes');
    const nodes = JSON.stringify(graphOf(page));
    for (const entry of oshaClasses) {
      const row = page.$(`[id="${entry.id}"]`);
      expect(row.text()).toContain(entry.title);
      expect(row.text()).toContain(singlePriceText(entry));
      const actions = row.find('> a.button');
      expect(actions.attr('href')).toBe(`/locations?class=${entry.id}`);
      expect(actions.length).toBe(1);
      const links = row.find('a').toArray();
      const pay = row.find('a').filter((_, link) => page.$(link).text().includes(oshaPage.pay));
      expect(links.indexOf(actions[0]!)).toBeLessThan(links.indexOf(pay[0]!));
      expect(pay.attr('href')).toBe(checkoutHref(entry.title));
      expect(pay.attr('target')).toBe('_blank');
      expect(nodes).toContain(`#${entry.id}`);
      if (entry.price.kind === 'fixed')
        expect(nodes).toContain(`"price":"${(entry.price.cents / 100).toFixed(2)}"`);
    }
    const register = page.$('main a').filter((_, link) => page.$(link).text() === oshaPage.register);
    expect(register.attr('href')).toBe('/locations?class=osha-hipaa');
  });
});
