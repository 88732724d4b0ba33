import type { Page } from '@playwright/test';
import { testDay } from '../../../scripts/run/today';
import { expect, test } from '../support/fixtures';
import { holdBack } from '../support/hold-back';
import { expectHydrated, islandPages, stirIslands } from '../support/island-pages';
import { laidOut } from '../support/laid-out';

/*
 * A translator changes a page before its islands hydrate. Nothing on the page is lost, and React reports nothing (the
 * fixture would fail the test).
 */

/** The text of the page, without its scripts, on one line. */
const textOf = (page: Page) =>
  page.evaluate(() => {
    const copy = document.body.cloneNode(true) as HTMLElement;
    for (const script of copy.querySelectorAll('script')) script.remove();
    return copy.textContent.replaceAll(/\s+/g, ' ');
  });

/** Runs in the page: what a translator does to every text node. */
function translate(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    if (
      text.data.trim() === '' ||
      text.parentElement?.closest('script, style, svg, option, textarea') != null
    )
      continue;
    const word = document.createElement('span');
    word.append(text.data);
    text.replaceWith(word);
  }
}

for (const { path, files } of islandPages)
  test(`${path} keeps its text when a translator came before its islands hydrated`, async ({ page }) => {
    await page.clock.setFixedTime(testDay);
    // On a busy machine an island near the first screen could hydrate during the translation.
    const letGo = await holdBack(page, ({ pathname }) => files.includes(pathname));
    await page.goto(path);
    await laidOut(page);
    const before = await textOf(page);
    await page.evaluate(translate);
    letGo();
    await stirIslands(page);
    await expectHydrated(page);
    expect((await textOf(page)).length).toBeGreaterThanOrEqual(before.length * 0.98);
    for (const part of ['header', 'footer']) await expect(page.locator(part).first()).toContainText(/\w{4}/);
    const empty = page
      .locator('[data-slot]')
      .evaluateAll((slots) => slots.filter((slot) => !slot.hasChildNodes()).length);
    expect(await empty).toBe(0);
  });
