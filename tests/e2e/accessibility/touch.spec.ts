import { load } from 'cheerio';
import { pageList } from '../support/pages';
import { expect, test } from '../support/fixtures';
import { expectHydrated, stirIslands } from '../support/island-pages';
import { laidOut } from '../support/laid-out';
import { unexplained } from '../support/link-names';

test.use({ viewport: { width: 390, height: 800 } });

for (const { path } of pageList) {
  test(`${path} has large enough targets, loses nothing with wider text spacing, and names links clearly`, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    await laidOut(page);
    expect(await page.evaluate(smallTargets)).toEqual([]);
    expect(await page.evaluate(coveredTargets)).toEqual([]);
    const before = await page.evaluate(elementsCutOff);
    await page.evaluate(spaceOut);
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
    const after = await page.evaluate(elementsCutOff);
    expect(after.filter((text) => !before.includes(text))).toEqual([]);

    await stirIslands(page);
    await expectHydrated(page);
    expect(unexplained(path, load(await page.content())), 'links of one name').toEqual([]);
  });
}

/** Runs in the page: the four text spacings of WCAG 1.4.12, as a constructed style sheet, which no policy blocks. */
function spaceOut(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; } p { margin-block-end: 2em !important; }',
  );
  document.adoptedStyleSheets.push(sheet);
}

/**
 * Runs in the page: controls and calls to 911 below 44 px, and links outside of sentences below 24 px (the WCAG 2.5.8
 * minimum; our own for touch is higher).
 */
function smallTargets(): readonly string[] {
  const wrong: string[] = [];
  for (const target of document.querySelectorAll<HTMLElement>(
    'a[href], button, input, select, textarea, summary',
  )) {
    if (
      !target.checkVisibility({ visibilityProperty: true, opacityProperty: true }) ||
      target.closest('.skip-link, .sr-only') !== null
    )
      continue;
    const box = (target.closest('label') ?? target).getBoundingClientRect();
    if (box.width === 0) continue;
    const isLink = target.matches('a');
    const display = getComputedStyle(target).display;
    // A link in a sentence is as high as its line, which the guideline exempts.
    if (
      isLink &&
      display === 'inline' &&
      target.parentElement?.matches('p, li, dd, td, span, em, strong, figcaption') === true
    )
      continue;
    const least = isLink && !target.matches('[href="tel:911"]') ? 24 : 43.5;
    if (box.height < least || box.width < 24)
      wrong.push(
        `${target.tagName.toLowerCase()} "${(target.getAttribute('aria-label') ?? target.textContent).trim().slice(0, 40)}" ${Math.round(box.width)} x ${Math.round(box.height)}`,
      );
  }
  return wrong;
}

/** Runs in the page: links and controls that do not get a tap on their middle, because something lies over them. */
function coveredTargets(): readonly string[] {
  return [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary')]
    .filter((target) => {
      if (!target.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
      target.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      const [line] = target.getClientRects();
      if (line === undefined || line.width < 2 || target.closest('.skip-link, .sr-only') !== null)
        return false;
      const hit = document.elementFromPoint(line.x + line.width / 2, line.y + line.height / 2);
      return !(target.closest('label') ?? target).contains(hit);
    })
    .map(
      (target) => `covered: ${(target.getAttribute('aria-label') ?? target.textContent).trim().slice(0, 40)}`,
    );
}

/** Runs in the page: text clipped by a box with hidden overflow. */
function elementsCutOff(): readonly string[] {
  return [...document.querySelectorAll<HTMLElement>('body *')]
    .filter((box) => {
      const style = getComputedStyle(box);
      const isClipping = /hidden|clip/.test(style.overflowX) || /hidden|clip/.test(style.overflowY);
      if (
        !isClipping ||
        !box.checkVisibility() ||
        box.closest('.sr-only, .picture-frame, [aria-hidden="true"], svg') !== null ||
        style.position === 'absolute'
      )
        return false;
      return box.scrollHeight > box.clientHeight + 2 || box.scrollWidth > box.clientWidth + 2;
    })
    .map((box) => box.innerText.trim().slice(0, 60))
    .filter((text) => text !== '');
}
