import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { ahaCatalogue } from '../../../content/courses/aha-courses';
import { bookingWords, classDateWords, classListedOn, classRows } from '../../../content/courses/class-list';
import {
  coursePage,
  courseWords,
  detailsDialogWords,
  detailsWords,
  groupQuoteWords,
  renewalWords,
  seatPriceTemplates,
  sideBySideWords,
  upcomingClassWords,
} from '../../../content/courses/course-words';
import { coursePolicies } from '../../../content/courses/course-policies';
import { oshaClasses, oshaPage } from '../../../content/courses/osha-classes';
import { outbound } from '../../../content/site/outbound';
import { redCrossCatalogue } from '../../../content/courses/red-cross-courses';
import { classOutlook, formatSpots } from '../../../lib/courses/class-dates';
import { type CourseCatalogue, listedCourses, validityWords } from '../../../lib/courses/courses';
import { largestEstimate } from '../../../lib/courses/group-quote';
import { factValue } from '../../../lib/facts/facts';
import { singlePriceText } from '../../../components/courses/view/seat-prices';
import { formatWholeDollars } from '../../../lib/money/money';
import { countText, fillIn } from '../../../lib/text/fill-in';
import { expect, test } from '../support/fixtures';
import { holdBack } from '../support/hold-back';
import { graphOf, storedPage } from '../support/site';
import { isLong } from '../support/length';
import { matrix } from '../support/matrix';

const noDates = classDateWords.none;
const { none } = upcomingClassWords.spots;
const anySpots = new RegExp(`spots? available|^${none}$`);
const { sentences } = groupQuoteWords;
/** What opens the details of a course: in place without scripts, in a dialog with them. */
const detailsOf = (page: Page, { id, title }: { readonly id: string; readonly title: string }) =>
  page.locator(`[id="${id}-details"] > summary`).filter({
    hasText: `${detailsDialogWords.open} ${fillIn(detailsDialogWords.openEnd, { title })}`,
  });
const pages: readonly { path: string; catalogue: CourseCatalogue }[] = [
  { path: '/aha-courses', catalogue: ahaCatalogue },
  { path: '/red-cross-courses', catalogue: redCrossCatalogue },
];

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.mouse.move(4, 4);
  await expect(page.locator('[data-island]:not([data-ready])')).toHaveCount(0);
}

for (const { path, catalogue } of pages) {
  const listed = listedCourses(catalogue.courses);
  const course = listed[1];
  if (course === undefined) throw new Error(`${path} lists fewer than two courses.`);

  test.describe(path, () => {
    test('shows a card for each listed course and no other', async ({ page }) => {
      await open(page, path);
      const cards = page.locator('#overview article');
      await expect(cards).toHaveCount(listed.length);
      for (const entry of listed) {
        const card = page.locator(`[id="${entry.id}"]`);
        await expect(card.getByRole('heading', { level: 3, name: entry.title, exact: true })).toBeVisible();
        await expect(card).toContainText(
          fillIn(courseWords.validity, { validity: validityWords(factValue<number>(entry.validityMonths)) }),
        );
        await expect(card).toContainText(factValue<string>(entry.duration));
      }
      await expect(page.getByRole('link', { name: coursePage.overview.register })).toHaveAttribute(
        'href',
        `/locations?class=${catalogue.locationClass}`,
      );
    });

    test('names no price, neither in words nor in its data', () => {
      const { $, html } = storedPage(path);
      expect($('#compare td[data-column="Price"]').length).toBe(listed.length);
      for (const cell of $('#compare td[data-column="Price"]').toArray())
        expect($(cell).text()).toBe(seatPriceTemplates.onRequest);
      expect(html).not.toMatch(/groupPrice|per person, or/);
    });

    // Days of the table, whatever rows it has: all classes ahead, and some of them over.
    const dated = listed
      .flatMap((entry) =>
        entry.nextClasses.flatMap((listing) => (listing.kind === 'dated' ? [listing.date] : [])),
      )
      .sort();
    test('lists the classes that are ahead, whatever the day', async ({ page }) => {
      for (const day of [dated[0], dated[Math.floor(dated.length / 2)]]) {
        const today = day ?? new Date().toISOString().slice(0, 10);
        await page.clock.setFixedTime(new Date(`${today}T12:00:00`));
        await open(page, path);
        for (const entry of listed) {
          await detailsOf(page, entry).click();
          const dialog = page.getByRole('dialog', { name: entry.title, exact: true });
          const outlook = classOutlook(entry.nextClasses, today, classListedOn);
          const ahead = outlook.kind === 'dated' ? outlook.classes : [];
          await expect(dialog.getByText(anySpots)).toHaveText(
            ahead.map(({ spots }) => formatSpots(spots, upcomingClassWords.spots)),
          );
          await expect(dialog.getByText(noDates)).toHaveCount(ahead.length === 0 ? 1 : 0);
          await page.keyboard.press('Escape');
          await expect(dialog).toBeHidden();
        }
      }
    });

    test('tells when a card expires and saves it as a calendar file', async ({ page }) => {
      await open(page, `${path}?view=requirements`);
      await page.getByLabel(renewalWords.issued).fill('2024-02-29');
      await expect(page.getByText('February 28, 2026')).toBeVisible();
      await page.getByLabel(renewalWords.issued).fill('2025-03-10');
      await expect(
        page.getByText(catalogue.cardRule === 'end-of-month' ? 'March 31, 2027' : 'March 10, 2027'),
      ).toBeVisible();
      const stored = catalogue.cardRule === 'end-of-month' ? '20270331' : '20270310';
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: renewalWords.save }).click();
      const stream = await (await download).createReadStream();
      const chunks: Buffer[] = [];
      for await (const chunk of stream) chunks.push(chunk as Buffer);
      const file = Buffer.concat(chunks).toString('utf8');
      expect(file).toContain(`DTSTART;VALUE=DATE:${stored}\r\n`);
      expect(file).toMatch(/^BEGIN:VCALENDAR\r\n[\s\S]*END:VCALENDAR\r\n$/);
    });

    test('names no sample class, no price and no unlisted course to search engines', () => {
      const text = JSON.stringify(graphOf(storedPage(path)));
      for (const entry of listed) expect(text).toContain(`#${entry.id}`);
      expect(text).not.toMatch(/offers|heartsaver-first-aid/);
      const samples = classRows.filter(
        (row) => row.isSample && listed.some(({ nextClasses }) => nextClasses.includes(row.dated)),
      );
      for (const { dated } of samples) expect(text).not.toContain(`${dated.date}T${dated.starts}`);
    });
  });

  // Both pages are of the same parts: what these do is tried on the first.
  if (catalogue !== ahaCatalogue) continue;
  test.describe('a course page', () => {
    test('keeps the first column in view while the table scrolls, and stacks it on a narrow screen', async ({
      page,
    }) => {
      await page.setViewportSize({ width: 800, height: 700 });
      await open(page, `${path}?view=compare`);
      const region = page.getByRole('region', { name: coursePage.comparison.label });
      const first = page.getByRole('rowheader').first();
      const before = await first.boundingBox();
      await region.evaluate((element) => element.scrollTo(400, 0));
      expect(await region.evaluate((element) => element.scrollLeft)).toBeGreaterThan(50);
      expect((await first.boundingBox())?.x).toBe(before?.x);
      await page.setViewportSize({ width: 320, height: 700 });
      expect(await region.evaluate((element) => element.scrollWidth)).toBeLessThanOrEqual(320);
      await expect(page.getByRole('cell', { name: seatPriceTemplates.onRequest }).first()).toBeVisible();
    });

    test('switches views by pointer and by keyboard, and keeps them in the address', async ({ page }) => {
      await open(page, path);
      await expect(page.getByRole('tab', { name: coursePage.overview.title })).toHaveAttribute(
        'aria-selected',
        'true',
      );
      await page.getByRole('tab', { name: coursePage.comparison.title }).click();
      await expect(page).toHaveURL(`${path}?view=compare`);
      await expect(page.getByRole('heading', { name: coursePage.overview.title })).toBeHidden();
      await page.keyboard.press('ArrowRight');
      await expect(page.getByRole('tab', { name: coursePage.requirements.title })).toBeFocused();
      await expect(page).toHaveURL(`${path}?view=requirements`);
      await page.keyboard.press('Home');
      await expect(page).toHaveURL(path);
      await page.keyboard.press('End');
      await expect(page).toHaveURL(`${path}?view=requirements`);
      await page.reload();
      await page.mouse.move(4, 4);
      await page.locator('[data-island][data-ready]').first().waitFor();
      await expect(page.getByRole('tab', { name: coursePage.requirements.title })).toHaveAttribute(
        'aria-selected',
        'true',
      );
      await expect(page.getByRole('heading', { name: coursePage.requirements.title })).toBeVisible();
    });

    test('keeps the other views within reach of find-in-page and of anchors', async ({ page }) => {
      await open(page, path);
      const compare = page.locator('[data-view="compare"]');
      await expect(compare).toHaveAttribute('hidden', 'until-found');
      await page.getByRole('tab', { name: coursePage.comparison.title }).click();
      await page.locator('#compare').getByRole('link', { name: course.title, exact: true }).click();
      await expect(page.getByRole('heading', { level: 3, name: course.title, exact: true })).toBeInViewport();
      await expect(page.getByRole('tab', { name: coursePage.overview.title })).toHaveAttribute(
        'aria-selected',
        'true',
      );
    });

    test('opens on the view of an anchor, and ignores what the address should not hold', async ({ page }) => {
      await open(page, `${path}#requirements`);
      await expect(page.getByRole('tab', { name: coursePage.requirements.title })).toHaveAttribute(
        'aria-selected',
        'true',
      );
      await open(page, `${path}?view=%3Cscript%3E&course=nobody&compare=x,,y#%E0%A4%A`);
      await expect(page.getByRole('tab', { name: coursePage.overview.title })).toHaveAttribute(
        'aria-selected',
        'true',
      );
      await expect(page.getByRole('dialog')).toHaveCount(0);
    });

    test('sets two courses side by side, by keyboard, and shares them by address', async ({ page }) => {
      await open(page, `${path}?view=compare`);
      for (const entry of [listed[0], listed[1]]) {
        await page.getByRole('checkbox', { name: entry?.title ?? '', exact: true }).focus();
        await page.keyboard.press('Space');
      }
      const table = page.getByRole('region', { name: sideBySideWords.label });
      await expect(table.getByRole('columnheader')).toHaveText([
        listed[0]?.title ?? '',
        listed[1]?.title ?? '',
      ]);
      await expect(table.getByText(sideBySideWords.differs).first()).toBeVisible();
      await page.reload();
      await expect(table.getByRole('columnheader')).toHaveCount(2);
      expect(new URL(page.url()).searchParams.get('compare')).toBe(`${listed[0]!.id},${listed[1]!.id}`);
    });

    test('opens the details by pointer; Back closes them and the focus returns', async ({ page }) => {
      await open(page, path);
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
      await expect(dialog.getByRole('link', { name: detailsWords.register })).toHaveAttribute(
        'href',
        // Both organizations have a course of this id, so the address says whose it is.
        `/locations?class=${catalogue.locationClass}-${course.id}`,
      );
      await page.goBack();
      await expect(dialog).toBeHidden();
      await expect(page).toHaveURL(path);
      await expect(button).toBeFocused();
      await page.goForward();
      await expect(dialog).toBeVisible();
    });

    test('opens the details by keyboard; Escape closes them, and Back then leaves no step behind', async ({
      page,
    }) => {
      await page.goto('/instructors');
      await open(page, path);
      const button = detailsOf(page, course);
      await button.focus();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('dialog')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
      await expect(button).toBeFocused();
      await expect(page).toHaveURL(path);
      await page.goBack();
      await expect(page).toHaveURL('/instructors');
    });

    test('never takes the focus back from whoever has moved on after closing the details', async ({
      page,
    }) => {
      await open(page, path);
      const [first, second] = [detailsOf(page, course), detailsOf(page, listed[0]!)];
      await first.click();
      const dialog = page.getByRole('dialog', { name: course.title });
      await expect(dialog).toBeVisible();
      // The step back is still under way when a dialog says that it has closed.
      await second.evaluate((next) =>
        document
          .querySelector('dialog[open]')
          ?.addEventListener('close', () => (next as HTMLElement).focus(), { once: true }),
      );
      await page.keyboard.press('Escape');
      await expect(page).toHaveURL(path);
      await expect(page.locator('dialog[aria-labelledby]')).toHaveCount(0);
      await expect(second).toBeFocused();
    });

    test('opens the details from the address, over any view, and closes them there', async ({ page }) => {
      await open(page, `${path}?view=requirements&course=${course.id}`);
      const dialog = page.getByRole('dialog', { name: course.title });
      await expect(dialog).toBeVisible();
      await dialog.getByRole('button', { name: detailsDialogWords.close }).click();
      await expect(dialog).toBeHidden();
      await expect(page).toHaveURL(`${path}?view=requirements`);
    });

    test('asks for a group price and writes the request into the e-mail', async ({ page }) => {
      await page.clock.setFixedTime(new Date('2026-01-05T12:00:00'));
      await open(page, `${path}?course=${course.id}`);
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel(groupQuoteWords.people).fill('10');
      await expect(dialog.getByRole('status')).toContainText(
        fillIn(sentences.request, { people: countText(10, sentences.people) }),
      );
      await dialog.getByLabel(groupQuoteWords.day).fill('2026-02-03');
      await expect(dialog.getByRole('status')).toContainText(
        fillIn(sentences.rushApplies, {
          days: coursePolicies.rushDays,
          fee: formatWholeDollars(coursePolicies.rushFee),
        }),
      );
      const mail = new URL(
        (await dialog.getByRole('link', { name: groupQuoteWords.submit }).getAttribute('href')) ?? '',
      );
      expect(mail.searchParams.get('subject')).toBe(
        fillIn(courseWords.quoteSubject, { course: course.title }),
      );
      expect(mail.searchParams.get('body')).toContain('Preferred day: February 3, 2026');
      expect(mail.searchParams.get('body')).not.toContain('$');
      for (const wrong of ['0', '-1', 'many']) {
        await dialog.getByLabel(groupQuoteWords.people).fill(wrong);
        await expect(dialog.getByText(sentences.notACount)).toBeVisible();
      }
      await dialog.getByLabel(groupQuoteWords.people).fill('1,000,000');
      await expect(dialog.getByRole('status')).toContainText(
        fillIn(sentences.tooMany, { limit: largestEstimate }),
      );
    });

    test('loses nothing without scripts', async ({ browser, baseURL }) => {
      const context = await browser.newContext({
        javaScriptEnabled: false,
        ...(baseURL === undefined ? {} : { baseURL }),
      });
      const page = await context.newPage();
      await page.goto(path);
      for (const id of ['overview', 'compare', 'requirements'])
        await expect(page.locator(`#${id}`)).toBeVisible();
      await page.getByRole('link', { name: coursePage.requirements.title }).click();
      await expect(page.getByRole('heading', { name: coursePage.requirements.title })).toBeInViewport();
      const card = page.locator(`[id="${course.id}"]`);
      await detailsOf(page, course).click();
      await expect(card.getByText(course.detailedDescription)).toBeVisible();
      await expect(card.getByText(noDates).last()).toBeVisible();
      await expect(card.getByRole('link', { name: groupQuoteWords.submit })).toHaveAttribute(
        'href',
        /^mailto:.*subject=Group%20Quote%20Request/,
      );
      await expect(page.locator('main :is(button, input, select)').filter({ visible: true })).toHaveCount(0);
      await context.close();
    });

    test('has nothing that axe objects to in any state', matrix, async ({ page }) => {
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
          await open(page, `${path}${query}`);
          if (query.startsWith('?course'))
            await page.getByRole('dialog').getByLabel(groupQuoteWords.people).fill('0');
          if (query === '?view=requirements') await page.getByLabel(renewalWords.issued).fill('2025-03-10');
          const { violations } = await new AxeBuilder({ page })
            .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
            .analyze();
          expect(
            violations.map(
              (violation) =>
                `${colorScheme} ${query}: ${violation.id}: ${violation.nodes.map((node) => node.target.join(' ')).join(', ')}`,
            ),
          ).toEqual([]);
        }
      }
    });

    test('fits a screen of 320 px in every view', async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      for (const query of [
        '',
        `?view=compare&compare=${listed[0]!.id},${course.id}`,
        '?view=requirements',
        `?course=${course.id}`,
      ]) {
        await open(page, `${path}${query}`);
        expect(await page.evaluate(() => document.documentElement.scrollWidth), query).toBeLessThanOrEqual(
          320,
        );
        if (query.startsWith('?course'))
          expect(
            await page.getByRole('dialog').evaluate((element) => element.scrollWidth),
          ).toBeLessThanOrEqual(320);
      }
    });

    test('names no class on a clock that is years off', async ({ page }) => {
      for (const moment of ['1999-12-31T23:59:59', '2199-01-01T00:00:00']) {
        await page.clock.setFixedTime(new Date(moment));
        await open(page, `${path}?course=${course.id}`);
        await expect(page.getByRole('dialog').getByText(noDates)).toBeVisible();
        await expect(
          page.getByRole('dialog').getByRole('link', { name: new RegExp(bookingWords.link) }),
        ).toHaveAttribute('href', factValue(outbound.booking));
      }
    });
  });
}

test.describe('/osha-classes', () => {
  test('lists every priced class with the one way to pay', async ({ page }) => {
    await open(page, '/osha-classes');
    for (const entry of oshaClasses) {
      const row = page.locator(`[id="${entry.id}"]`);
      await expect(row).toContainText(entry.title);
      await expect(row).toContainText(singlePriceText(entry));
      const pay = row.getByRole('link', { name: new RegExp(oshaPage.pay) });
      await expect(pay).toHaveAttribute('href', factValue(outbound.checkout));
      await expect(pay).toHaveAttribute('target', '_blank');
    }
    await expect(page.getByRole('link', { name: oshaPage.register })).toHaveAttribute(
      'href',
      '/locations?class=osha-hipaa',
    );
  });

  test('opens the details of a class by keyboard, and those that an address names', async ({ page }) => {
    const entry = oshaClasses.find(({ id }) => id === 'osha-10-construction')!;
    await open(page, '/osha-classes');
    const button = detailsOf(page, entry);
    await button.press('Enter');
    const dialog = page.getByRole('dialog', { name: entry.title, exact: true });
    for (const feature of entry.features) await expect(dialog.getByText(feature)).toBeAttached();
    await expect(dialog).toBeVisible();
    await expect(
      dialog.getByRole('link', { name: `${detailsWords.registerClass} for ${entry.title}`, exact: true }),
    ).toHaveAttribute('href', `/locations?class=${entry.id}`);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(button).toBeFocused();
    await expect(page).toHaveURL('/osha-classes');
    await open(page, '/osha-classes?course=hazwoper-40');
    await expect(page.getByRole('dialog', { name: 'HAZWOPER 40-Hour + GHS' })).toBeVisible();
    const { violations } = await new AxeBuilder({ page })
      .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
      .analyze();
    expect(violations.map((violation) => violation.id)).toEqual([]);
  });

  test('keeps the details open for whoever opened them before the scripts came', async ({ page }) => {
    const release = await holdBack(page, '**/assets/islands/*');
    await page.goto('/osha-classes');
    const entry = oshaClasses.find(({ id }) => id === 'osha-10-construction')!;
    const row = page.locator(`[id="${entry.id}"]`);
    await detailsOf(page, entry).click();
    release();
    await page.mouse.move(4, 4);
    await page.locator('[data-island][data-ready]').first().waitFor();
    const topic = row.getByText(entry.features[0] ?? '', { exact: true });
    await expect(topic).toBeVisible();
    await detailsOf(page, entry).click();
    await expect(topic).toBeHidden();
    await detailsOf(page, entry).click();
    await expect(page.getByRole('dialog', { name: entry.title })).toBeVisible();
  });

  test('offers each class at its price to search engines', () => {
    const text = JSON.stringify(graphOf(storedPage('/osha-classes')));
    for (const entry of oshaClasses) expect(text).toContain(`#${entry.id}`);
    for (const price of ['59.99', '55.99', '79.99', '179.99', '300.00', '90.00'])
      expect(text).toContain(`"price":"${price}"`);
  });
});
