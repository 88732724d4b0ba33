import type { Page } from '@playwright/test';
import { acls } from '../../content/clinical/acls';
import { bls } from '../../content/clinical/bls';
import { bradycardia } from '../../content/clinical/bradycardia';
import { notes, type NoteId } from '../../content/clinical/notes';
import { pals } from '../../content/clinical/pals';
import { review } from '../../content/clinical/review';
import type { ReferencePage } from '../../content/clinical/shared';
import { tachycardia } from '../../content/clinical/tachycardia';
import { values, type ValueId } from '../../content/clinical/values';
import { outbound } from '../../content/outbound';
import { routes } from '../../content/routes';
import { type ClinicalValue, formatValue } from '../../lib/clinical';
import { factValue } from '../../lib/facts';
import { expect, test } from './fixtures';
import { graphOf, storedPage, valuesOf } from './site';

const pages: readonly ReferencePage[] = [acls, pals, bls, bradycardia, tachycardia];
const sheets = pages.filter((page) => page.sheetTitle !== undefined);

/** Where the specification wants its values (part 2, section 9). Only names: the figures stand in content, once. */
const wanted: Readonly<Record<string, readonly ValueId[]>> = {
  '/bls-algorithm': [
    'compressionRate', 'depthAdult', 'depthChild', 'depthInfant', 'ratio', 'ratioAlone', 'ratioTwoRescuers', 'pulseCheck', 'switchEvery', 'airwayBreath', 'pediatricCprRate',
  ],
  '/pals-algorithm': ['compressionRate', 'depthChild', 'depthInfant', 'ratioAlone', 'ratioTwoRescuers', 'switchEvery', 'epinephrineInterval', 'pediatricCprRate'],
  '/bradycardia-algorithm': [
    'bradycardiaRate', 'hypotension', 'oxygenTarget', 'atropineDose', 'atropineRepeat', 'atropineMaximum', 'atropineMinimum', 'dopamine', 'epinephrineInfusion',
    'pacingRate', 'pacingMargin', 'pediatricCprRate',
  ],
  '/tachycardia-algorithm': [
    'tachycardiaRate', 'wideQrs', 'hypotension', 'symptomaticOrUnstable', 'adenosineFirst', 'adenosineSecond', 'adenosineFlush', 'metoprololDose', 'metoprololInterval',
    'esmolol', 'propranolol', 'propranololDoses', 'diltiazemFirst', 'diltiazemPush', 'diltiazemSecond', 'diltiazemInfusion', 'amiodarone', 'amiodaroneTime',
    'procainamide', 'sotalol', 'sotalolTime', 'energyNarrowRegular', 'energyNarrowIrregular', 'energyWideRegular', 'energyWideIrregular',
  ],
  '/acls-algorithm': ['tachycardiaRate', 'wideQrs', 'symptomaticOrUnstable'],
};

const fold = (text: string) => text.replace(/\s+/g, ' ').trim();

/** The page as it is read without scripts and on the screen: no script, no print sheet. */
function screenOf(path: string) {
  const { $ } = storedPage(path);
  $('script, [data-sheet]').remove();
  return $;
}

test.describe('the values of the specification, in the export with scripts stripped', () => {
  test('are all asked for here', () => {
    const specified = Object.entries<ClinicalValue>(values).filter(([, value]) => value.origin === 'specification').map(([id]) => id);
    const asked = new Set<string>(Object.values(wanted).flat());
    expect(specified.filter((id) => !asked.has(id))).toEqual([]);
    expect(specified.length).toBeGreaterThanOrEqual(45);
  });

  for (const [path, ids] of Object.entries(wanted)) {
    for (const id of ids) {
      const value: ClinicalValue = values[id];
      test(`${path} shows ${id} with its unit${value.note === undefined ? '' : ` and note ${value.note} right beside it`}`, () => {
        const $ = screenOf(path);
        const shown = $(`main [data-value="${id}"]`);
        expect(shown.length).toBeGreaterThan(0);
        shown.each((_, element) => {
          expect(fold($(element).text())).toBe(formatValue(value));
          if (value.note === undefined) return;
          // The smallest block that holds the value: a row, a step, a table cell; for a tree, the tree with its notes.
          const block = $(element).closest('dl > div, td, ol:not([data-tree]) > li, ul > li');
          const scope = $(element).closest('[data-tree]').length > 0 ? $(element).closest('[data-tree]').parent() : block;
          const note = scope.find(`[data-note="${value.note}"]`).first();
          expect(fold(note.text())).toBe(`${review.noteLabel}${notes[value.note as NoteId].text}`);
          expect(note.closest('details, [hidden], [title]').length).toBe(0);
        });
      });
    }
  }

  for (const id of Object.keys(notes) as NoteId[]) {
    test(`note ${id} is printed on a reference page`, () => {
      const found = Object.keys(wanted).filter((path) => screenOf(path)(`main [data-note="${id}"]`).length > 0);
      expect(found.length).toBeGreaterThan(0);
    });
  }
});

test.describe('the notes', () => {
  for (const page of pages) {
    const path = routes[page.route].path;
    test(`of ${path} are visible to the eye, on the screen and, without the sheet, on paper`, async ({ page: tab }) => {
      await tab.goto(path);
      await expectAllVisible(tab);
      await tab.goto(`${path}#whole-page`);
      await tab.emulateMedia({ media: 'print' });
      await expectAllVisible(tab, '[data-island] [data-note]');
    });
  }
});

async function expectAllVisible(tab: Page, except = ':not(*)'): Promise<void> {
  const hidden = await tab.evaluate((skipped) => (
    [...document.querySelectorAll('main [data-note]')]
      .filter((note) => note.closest('[data-sheet]') === null && !note.matches(skipped))
      .filter((note) => !note.checkVisibility({ opacityProperty: true, visibilityProperty: true }) || note.getBoundingClientRect().height < 10)
      .map((note) => note.textContent)
  ), except);
  expect(hidden).toEqual([]);
}

test.describe('what must never be published', () => {
  test('is not on any reference page', () => {
    for (const page of pages) {
      const text = fold(screenOf(routes[page.route].path)('main').text()).toLowerCase();
      expect(text).not.toMatch(/two[- ]finger (?:technique|compressions?) (?:is|are) (?:used|recommended)/);
      expect(text).not.toContain('doubles or triples');
      expect(text).not.toContain('magnesium');
      if (text.includes('finger sweep')) expect(text).toContain('no blind finger sweeps');
    }
    const infant = fold(screenOf('/bls-algorithm')('#choking dl > div').filter((_, row) => screenOf('/bls-algorithm')(row).find('dt').text() === 'Infant').text());
    expect(infant).toContain('No abdominal thrusts');
  });

  test('the arrest target for oxygen stays apart from the bradycardia one', () => {
    const $ = screenOf('/acls-algorithm');
    expect($('[data-value="oxygenTarget"], [data-value="hypotension"]').length).toBe(0);
    expect($('[data-value="oxygenAfterArrest"]').length).toBe(1);
  });
});

test.describe('every reference page', () => {
  for (const page of pages) {
    const path = routes[page.route].path;

    test(`${path} says what it is, who reviewed it and when, and on which sources it rests`, () => {
      const $ = screenOf(path);
      const header = fold($('main > header').text());
      expect(header).toContain(review.emergency);
      expect(header).toContain(review.disclaimer);
      expect(header).toContain(review.edition);
      expect(header).toContain(factValue(review.reviewer));
      expect($('main time').attr('datetime')).toBe(review.lastReviewed);
      const sources = fold($('#sources').text());
      expect(sources).toMatch(/DOI 10\.\d{4,}\//);
      expect(sources).toContain('2025');
      expect(sources).toContain(review.independence);
    });

    test(`${path} leads to booking, to a mail and back`, () => {
      const $ = screenOf(path);
      const register = $('#training a').filter((_, link) => $(link).text().startsWith('Register for ACLS Training'));
      expect(register.attr('href')).toBe(factValue(outbound.booking.url));
      expect(register.attr('target')).toBe('_blank');
      expect($('#training a[href^="mailto:"]').attr('href')).toContain(`subject=${encodeURIComponent(review.mailSubject)}`);
      expect($('[data-back] a').attr('href')).toBe(routes[page.parent].path);
    });

    test(`${path} has its sections in order, each in the contents of the page`, () => {
      const $ = screenOf(path);
      const listed = $('[data-contents] a').toArray().map((link) => $(link).attr('href'));
      const shown = $('main section[id]').toArray().map((section) => `#${$(section).attr('id') ?? ''}`);
      expect(shown).toEqual([...page.sections.map((section) => `#${section.id}`), '#sources', '#training']);
      expect(listed).toEqual(shown);
    });

    test(`${path} is a MedicalWebPage about a guideline of the issuing body`, () => {
      const graph = graphOf(storedPage(path));
      const node = graph.find((entry) => entry['@type'] === 'MedicalWebPage');
      expect(node?.['lastReviewed']).toBe(review.lastReviewed);
      expect(node?.['audience']).toMatchObject({ '@type': 'MedicalAudience' });
      expect(JSON.stringify(node?.['about'])).toContain('"MedicalGuideline"');
      expect(JSON.stringify(node?.['about'])).toContain('"recognizingAuthority":{"@type":"Organization","name":"American Heart Association"}');
      expect((node?.['citation'] as readonly unknown[]).length).toBeGreaterThan(2);
      for (const never of ['HowTo', 'DoseSchedule', 'RecommendedDoseSchedule', 'Drug']) expect(valuesOf(graph, '@type')).not.toContain(never);
      expect(JSON.stringify(node)).not.toContain(factValue(review.reviewer));
    });
  }
});

test.describe('on paper', () => {
  for (const page of sheets) {
    const path = routes[page.route].path;

    test(`${path} prints as exactly one letter page, no smaller than 8 pt, with its notes`, async ({ page: tab }) => {
      await tab.goto(path);
      const pdf = await tab.pdf({ format: 'Letter', preferCSSPageSize: true });
      expect(pageCount(pdf)).toBe(1);
      await tab.emulateMedia({ media: 'print' });
      const seen = await tab.evaluate(() => {
        const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        const sizes: number[] = [];
        const outside: string[] = [];
        for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
          const parent = node.parentElement;
          if (parent === null || node.textContent?.trim() === '' || !parent.checkVisibility() || parent.closest('.sr-only, .skip-link, script') !== null) continue;
          sizes.push(Number.parseFloat(getComputedStyle(parent).fontSize));
          if (parent.closest('[data-sheet]') === null) outside.push(node.textContent ?? '');
        }
        return { smallest: Math.min(...sizes), count: sizes.length, outside };
      });
      expect(seen.count).toBeGreaterThan(50);
      expect(seen.smallest * 0.75).toBeGreaterThanOrEqual(8);
      expect(seen.outside).toEqual([]);
    });

    test(`the sheet of ${path} has the note of each value in it`, () => {
      const { $ } = storedPage(path);
      const sheet = $('[data-sheet]');
      const needed = new Set(sheet.find('[data-value]').toArray().flatMap((element) => {
        const value: ClinicalValue = values[$(element).attr('data-value') as ValueId];
        expect(fold($(element).text())).toBe(formatValue(value));
        return value.note ?? [];
      }));
      for (const id of needed) expect(fold(sheet.find(`[data-note="${id}"]`).first().text())).toBe(`${review.noteLabel}: ${notes[id as NoteId].text}`);
      expect(needed.size).toBeGreaterThan(2);
      expect(fold(sheet.text())).toContain(review.emergency);
      expect(fold(sheet.text())).toContain(review.disclaimer);
    });

    test(`${path} prints whole when the visitor asks for it`, async ({ page: tab }) => {
      await tab.goto(path);
      await tab.getByRole('link', { name: 'Print the whole page instead' }).click();
      expect(pageCount(await tab.pdf({ format: 'Letter', preferCSSPageSize: true }))).toBeGreaterThan(2);
      await tab.emulateMedia({ media: 'print' });
      await expect(tab.locator('h1')).toBeVisible();
      await expect(tab.locator('[data-sheet]')).toBeHidden();
    });
  }

  test('the other reference pages print clean: no header bar, footer, contents or buttons', async ({ page: tab }) => {
    for (const page of pages) {
      await tab.goto(`${routes[page.route].path}#whole-page`);
      await tab.emulateMedia({ media: 'print' });
      for (const part of ['body > footer', '[data-contents]', '#training', '[data-back] a']) await expect(tab.locator(part)).toBeHidden();
      expect(await tab.locator('main .button:visible').count()).toBe(0);
      await tab.emulateMedia({ media: 'screen' });
    }
  });
});

function pageCount(pdf: Buffer): number {
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
}

test.describe('stepping through', () => {
  test('asks one question at a time, keeps the step in the address and goes back', async ({ page }) => {
    await page.goto('/bradycardia-algorithm');
    const island = page.locator('[data-island="step-through-adult-bradycardia"]');
    await island.scrollIntoViewIfNeeded();
    await expect(island).toHaveAttribute('data-ready', '', { timeout: 30_000 });
    await island.getByRole('link', { name: 'Continue' }).click();
    await island.getByRole('link', { name: 'YES' }).click();
    await expect(page).toHaveURL(/\?adult-bradycardia=b0\.b1\.b3#/);
    await expect(island.getByText('Step 4 of 9')).toBeVisible();
    await page.reload();
    await expect(island.getByText('Step 4 of 9')).toBeVisible();
    await page.goBack();
    await expect(island.getByText('Step 2 of 9')).toBeVisible();
    await page.goForward();
    await island.getByRole('button', { name: 'Restart' }).click();
    await expect(island.getByText('Step 1 of 9')).toBeVisible();
  });

  test('without scripts leads each answer to its step in the list', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL === undefined ? {} : { baseURL }) });
    const plain = await context.newPage();
    await plain.goto('/bradycardia-algorithm');
    await plain.locator('[data-island]').getByRole('link', { name: 'Continue' }).click();
    await expect(plain).toHaveURL(/#adult-bradycardia-b1$/);
    await expect(plain.locator('#adult-bradycardia-b1')).toBeInViewport();
    await context.close();
  });

  test('the contents of the page mark the section that is being read', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto('/tachycardia-algorithm#medications');
    await expect(page.locator('[data-contents] a[aria-current="true"]')).toHaveText('Medication protocols');
  });
});
