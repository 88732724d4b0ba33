import type { Page } from '@playwright/test';
import { notes } from '../../../content/clinical/notes';
import { review } from '../../../content/clinical/review';
import { treePages, trees, type TreeId } from '../../../content/clinical/trees';
import { values, type ValueId } from '../../../content/clinical/values';
import { routes } from '../../../content/site/routes';
import { type ClinicalValue, noteText } from '../../../lib/clinical/clinical-value';
import { noteIdsOf } from '../../../components/clinical/guideline-notes';
import { type DecisionTree, edgesFrom, nodeOf } from '../../../lib/clinical/decision-tree';
import { algorithmPages as pages } from '../support/algorithm-pages';
import { expect, test } from '../support/fixtures';
import { openHydrated } from '../support/island-pages';
import { sheetsOf } from '../support/printed-pages';
import { storedPage } from '../support/site';

/** clinical-safety.spec.ts tests word for word that each form gives its values with units and notes. */
test('a value is never visible without its note: nothing between them can be collapsed', () => {
  for (const page of pages) {
    const { $ } = storedPage(routes[page.route].path);
    $('script, [data-sheet]').remove();
    const noted = $('main [data-value]')
      .toArray()
      .map((element) => ({
        fold: $(element).closest('details')[0],
        id: element.attribs['data-value'] as ValueId,
        // The smallest block that contains the value: a row, a step, a table cell.
        scope: $(element).closest('dl > div, td, th, ol > li, ul > li'),
      }))
      .filter(({ id, scope }) => (values[id] as ClinicalValue).note !== undefined && scope.length > 0);
    expect(noted.length).toBeGreaterThan(0);
    for (const { fold: own, id, scope } of noted) {
      const note = scope.find(`[data-note="${(values[id] as ClinicalValue).note ?? ''}"]`).first();
      expect([id, note.length, note.closest('[hidden], [title]').length]).toEqual([id, 1, 0]);
      expect(note.closest('details')[0], id).toBe(own);
    }
  }
});

for (const page of pages) {
  const path = routes[page.route].path;
  test(`the notes and page description of ${path} are visible, and all of it is printed unless a sheet is chosen`, async ({
    page: tab,
  }) => {
    await tab.goto(path);
    await tab.emulateMedia({ media: 'print' });
    await expectAllVisible(tab, '[data-island] [data-note]');
    await expectWholePage(tab);
    await tab.emulateMedia({ media: null });
    await openAll(tab);
    await expectAllVisible(tab);
  });
}

/** What is printed if no sheet is chosen: everything collapsed on screen, and nothing that only a screen needs. */
async function expectWholePage(tab: Page): Promise<void> {
  expect(sheetsOf(await tab.pdf({ format: 'Letter', preferCSSPageSize: true }))).toBeGreaterThan(2);
  const closed = await tab.evaluate(() =>
    [...document.querySelectorAll('main details section p, main details section li, main details li')]
      .filter((part) => part.closest('[data-sheet], [data-island], .print\\:hidden') === null)
      .filter((part) => part.textContent.trim() !== '')
      .filter((part) => part.getBoundingClientRect().height < 4 || !part.checkVisibility())
      .map((part) => part.textContent),
  );
  expect(closed).toEqual([]);
  for (const part of ['body > footer', '[data-contents]', '#training', '#print', '[data-back] a'])
    await expect(tab.locator(part)).toBeHidden();
  expect(await tab.locator('main .button:visible').count()).toBe(0);
  expect(await tab.locator('[data-sheet]:visible').count()).toBe(0);
}

/** Opens every collapsible section. */
const openAll = (tab: Page) =>
  tab.evaluate(() =>
    document.querySelectorAll('main details').forEach((fold) => fold.setAttribute('open', '')),
  );

async function expectAllVisible(tab: Page, except = ':not(*)'): Promise<void> {
  // A drawing may be closed; the test on the trees covers it.
  const hidden = await tab.evaluate(
    (skipped) =>
      [...document.querySelectorAll('main [data-note]')]
        .filter((note) => note.closest('[data-sheet], [data-drawing]') === null && !note.matches(skipped))
        .filter(
          (note) =>
            !note.checkVisibility({ opacityProperty: true, visibilityProperty: true }) ||
            note.getBoundingClientRect().height < 10,
        )
        .map((note) => note.textContent),
    except,
  );
  expect(hidden).toEqual([]);
}

/** A walk to a step that goes through no step twice; empty if there is none. */
function walkTo(tree: DecisionTree, goal: string, walk: readonly string[] = [tree.start]): readonly string[] {
  const last = walk.at(-1) ?? '';
  if (last === goal) return walk;
  const next = edgesFrom(tree, last).filter(({ to }) => !walk.includes(to));
  return next.map(({ to }) => walkTo(tree, goal, [...walk, to])).find((found) => found.length > 0) ?? [];
}

test.describe('each note of a decision tree is visible at its step', () => {
  for (const treeId of Object.keys(trees) as TreeId[]) {
    const tree: DecisionTree = trees[treeId];
    const noted = Object.keys(tree.nodes).flatMap((node) => {
      const words = noteIdsOf([nodeOf(tree, node).text]).map((id) => noteText(notes[id]));
      return words.length === 0 ? [] : [{ node, words }];
    });

    test(`${tree.title}, on a phone and on a wide screen: step-through and drawing`, async ({ page }) => {
      expect(noted.length > 0, 'all trees but one have notes').toBe(treeId !== 'pediatricTachycardia');
      for (const { node, words } of noted) {
        await page.setViewportSize({ width: 390, height: 900 });
        await openHydrated(
          page,
          `${routes[treePages[treeId]].path}?${tree.id}=${walkTo(tree, node).join('.')}`,
        );
        const seen = (within: string) => page.locator(`${within} [data-note]`).filter({ visible: true });
        for (const width of [390, 1440]) {
          await page.setViewportSize({ width, height: 900 });
          await expect(seen(`[data-island="step-through-${tree.id}"]`), `${node} at ${width} px`).toHaveText(
            words.map((note) => `${review.noteLabel}${note}`),
          );
          // In full-screen mode the same steps are shown in another place.
          if (width === 390) await page.locator(`button[popovertarget="${tree.id}-drawing"]`).first().click();
          else await page.keyboard.press('Escape');
          const drawn = `[data-drawing^="${tree.id}-"] [data-node="${node}"]`;
          await expect(seen(drawn), `${drawn} at ${width} px`).toHaveText(words);
        }
      }
    });
  }
});
