import { addressOf, siteData } from '../../../scripts/check/clinical/clinical-data';
import { forWhom, statementsOfSheet } from '../../../scripts/check/clinical/printed';
import { readAlong } from '../../../scripts/check/clinical/read-along';
import { sheets } from '../support/algorithm-pages';
import { wholeBrowser } from '../support/browsers';
import { expect, test } from '../support/fixtures';
import { sheetsOf } from '../support/printed-pages';

/*
 * Sheets for a code cart: a reader follows a printed tree by its numbers. Headless Chromium rounds glyphs to whole
 * pixels and hid overflow, so the full browser prints here.
 */
test.use({ launchOptions: wholeBrowser });

for (const { page, sheet } of sheets) {
  const path = addressOf(page);

  test(`"${sheet.title}" fills one page of Letter and of A4 without clipping, and prints every number and every branch unbroken, as in the data`, async ({
    page: tab,
  }) => {
    await tab.goto(`${path}#${sheet.id}`);
    for (const format of ['Letter', 'A4'] as const)
      expect(sheetsOf(await tab.pdf({ format, preferCSSPageSize: true })), format).toBe(1);
    await tab.emulateMedia({ media: 'print' });
    for (const paper of [
      { width: 215.9, height: 279.4 },
      { width: 210, height: 297 },
    ]) {
      // The printable area between the margins (9 mm each), in CSS pixels.
      const inside = (side: number) => Math.floor((side - 18) * (96 / 25.4));
      await tab.setViewportSize({ width: inside(paper.width), height: inside(paper.height) });
      const { title, smallest, smallestAtFoot, filled, ...faults } = await tab.evaluate(readPaper);
      expect(title * 0.75).toBeGreaterThanOrEqual(28);
      expect(smallest * 0.75, 'points of the smallest text').toBeGreaterThanOrEqual(11);
      expect(smallestAtFoot * 0.75).toBeGreaterThanOrEqual(7.5);
      expect(filled).toBeGreaterThanOrEqual(0.75);
      expect(faults).toEqual({ broken: [], outside: [], cut: [], faint: [] });
      // The visible print text: every number, figure, note and branch of the data, word for word.
      const seen = await tab
        .locator(`#${sheet.id} :is([data-sheet-title], [data-sheet-body])`)
        .allInnerTexts();
      const statements = statementsOfSheet(siteData, page, sheet);
      const words = statements.map((parts) => parts.map((part) => part.replace(forWhom, '')));
      expect(readAlong(seen.join('\n'), words)).toBeNull();
    }
  });
}

/**
 * Measures the paper: font sizes, text outside the sheet or over its edge, values and numbers broken over two lines or
 * without room, text that is too light, and how much of the page is used (in squares of 1 cm).
 */
function readPaper() {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const sizes: number[] = [];
  const sizesAtFoot: number[] = [];
  const outside: string[] = [];
  const cut: string[] = [];
  const faint: string[] = [];
  const fields = new Set<string>();
  const field = 96 / 2.54;
  const fill = ({ left, right, top, bottom }: DOMRect) => {
    for (let y = Math.floor(top / field); y * field < bottom; y += 1)
      for (let x = Math.floor(left / field); x * field < right; x += 1) fields.add(`${x} ${y}`);
  };
  const range = document.createRange();
  const open = document.querySelector('[data-sheet]:target');
  for (const drawing of open?.querySelectorAll('svg') ?? []) fill(drawing.getBoundingClientRect());
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (
      parent === null ||
      node.textContent?.trim() === '' ||
      !parent.checkVisibility() ||
      parent.closest('.sr-only, .skip-link, script') !== null
    )
      continue;
    const style = getComputedStyle(parent);
    const sheet = parent.closest('[data-sheet]');
    const isFoot = sheet?.lastElementChild?.contains(parent) === true;
    (isFoot ? sizesAtFoot : sizes).push(Number.parseFloat(style.fontSize));
    if (sheet === null) {
      outside.push(node.textContent ?? '');
      continue;
    }
    range.selectNodeContents(node);
    for (const line of range.getClientRects()) fill(line);
    const [line, paper] = [range.getBoundingClientRect(), sheet.getBoundingClientRect()];
    if (line.right > paper.right + 1 || line.left < paper.left - 1 || line.bottom > paper.bottom + 1)
      cut.push(node.textContent ?? '');
    const [red = 0, green = 0, blue = 0] = (style.color.match(/[\d.]+/g) ?? []).map(Number);
    if (0.3 * red + 0.59 * green + 0.11 * blue > 110) faint.push(node.textContent ?? '');
  }
  const title = open?.querySelector('[data-sheet-title]');
  return {
    title: title === null || title === undefined ? 0 : Number.parseFloat(getComputedStyle(title).fontSize),
    smallest: Math.min(...sizes),
    smallestAtFoot: Math.min(...sizesAtFoot),
    filled: fields.size / (Math.ceil(window.innerWidth / field) * Math.ceil(window.innerHeight / field)),
    broken: [...(open?.querySelectorAll('b, .keep-whole, [data-way], [data-step] > strong') ?? [])]
      .filter(
        (part) =>
          (part.getClientRects().length > 1 &&
            (part.matches('[data-way]') || getComputedStyle(part).whiteSpace === 'nowrap')) ||
          part.scrollWidth > part.clientWidth + 1,
      )
      .map((part) => part.textContent),
    outside,
    cut,
    faint,
  };
}
