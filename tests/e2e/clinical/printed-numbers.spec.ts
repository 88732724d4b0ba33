import { trees } from '../../../content/clinical/trees';
import type { ReferencePage } from '../../../content/clinical/shared';
import { type DecisionTree, edgesFrom, stepNumber } from '../../../lib/clinical/decision-tree';
import { addressOf, siteData } from '../../../scripts/check/clinical/clinical-data';
import { partsOfSheet } from '../../../scripts/check/clinical/printed';
import { readAlong } from '../../../scripts/check/clinical/read-along';
import { sheets } from '../support/algorithm-pages';
import { wholeBrowser } from '../support/browsers';
import { expect, test } from '../support/fixtures';

/* Whoever follows a printed tree goes by its numbers. The browser without windows rounds letters to whole pixels and hid
 * that they did not fit, so the whole one prints here. */
test.use({ launchOptions: wholeBrowser });

for (const { page, sheet } of sheets) {
  test(`"${sheet.title}" prints every number and every way on whole: as in the data, each on one line`, async ({
    page: tab,
  }) => {
    await tab.goto(`${addressOf(page)}#${sheet.id}`);
    await tab.emulateMedia({ media: 'print' });
    for (const paper of [215.9, 210]) {
      // The width between the margins of the paper (9 mm each), in CSS pixels.
      await tab.setViewportSize({ width: Math.floor((paper - 18) * (96 / 25.4)), height: 1000 });
      const { broken, lines } = await tab.locator(`#${sheet.id}`).evaluate(readSteps);
      expect(broken).toEqual([]);
      expect(lines).toEqual(treesOnSheet(page, sheet.id).flatMap(linesOfTree));
      // What can be seen in print, word for word: every figure, note and arrow of the data.
      const seen = await tab
        .locator(`#${sheet.id} :is([data-sheet-title], [data-sheet-body])`)
        .allInnerTexts();
      const parts = [sheet.title, ...partsOfSheet(siteData, page, sheet.id)];
      expect(readAlong(seen.join('\n'), parts)).toBeNull();
    }
  });
}

/** The steps of a tree as its sheet has to print them: the number, and the numbers that the answers lead to. */
function linesOfTree(tree: DecisionTree): readonly string[] {
  const words = { yes: 'YES', no: 'NO', next: 'then' } as const;
  return Object.keys(tree.nodes).map((id) => {
    const ways = edgesFrom(tree, id).map(
      ({ label, to, isLoop }) => `${words[label]} ${isLoop ? 'back to ' : ''}${stepNumber(tree, to)}`,
    );
    return `${stepNumber(tree, id)}: ${ways.join(', ')}`;
  });
}

function treesOnSheet(page: ReferencePage, sheet: string): readonly DecisionTree[] {
  return page.sections
    .flatMap((section) => section.blocks)
    .flatMap((block) => (block.kind === 'tree' && block.sheets?.includes(sheet) ? [trees[block.tree]] : []));
}

/**
 * The numbers of a sheet as they are seen: a number that is broken over two lines has two boxes, and one without room lies
 * over its words.
 */
function readSteps(sheet: Element) {
  const broken: string[] = [];
  const range = document.createRange();
  const boxesOf = (text: Node, start: number, end: number) => {
    range.setStart(text, start);
    range.setEnd(text, end);
    return [...range.getClientRects()];
  };
  const numberedWords = (step: Element, words: Element) => {
    const text = words.firstChild;
    if (text === null) return '';
    for (const found of (text.textContent ?? '').matchAll(/(?:back to )?\d+/g)) {
      const digits = found.index + found[0].search(/\d/);
      const boxes = boxesOf(text, digits, found.index + found[0].length);
      const [box] = boxes;
      const next = text.parentElement?.nextSibling?.firstChild ?? null;
      const [after] = next?.nodeType === 3 ? boxesOf(next, 0, 1) : [];
      const isOver =
        box !== undefined && after !== undefined && after.top < box.bottom - 1 && after.left < box.right;
      if (boxes.length !== 1 || isOver) broken.push(`${step.getAttribute('data-step')}: ${found[0]}`);
    }
    return text.textContent ?? '';
  };
  for (const step of sheet.querySelectorAll('[data-step]')) {
    const number = step.querySelector('strong');
    if (number !== null && numberedWords(step, number) !== step.getAttribute('data-step'))
      broken.push(`${step.getAttribute('data-step')}: is printed as ${number.textContent}`);
  }
  const lines = [...sheet.querySelectorAll('[data-sheet-tree] [data-step]')].map((step) => {
    const ways = [...step.querySelectorAll('[data-way]')].map((way) => numberedWords(step, way));
    return `${step.getAttribute('data-step')}: ${ways.join(', ')}`;
  });
  return { broken, lines };
}
