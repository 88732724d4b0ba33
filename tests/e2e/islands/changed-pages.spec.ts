import type { Page } from '@playwright/test';
import { testDay } from '../../../scripts/run/today.mjs';
import { expect, test } from '../support/fixtures';
import { holdBack } from '../support/hold-back';
import { expectHydrated, type IslandPage, islandPages, stirIslands } from '../support/island-pages';
import { laidOut } from '../support/laid-out';
import { isLong } from '../support/length';

/*
 * A translator or an extension changes a page before its islands hydrate. Only the affected islands are rendered
 * again, nothing on the page is lost, and React reports nothing (the fixture would fail the test).
 */

/** The text of the page, without its scripts, on one line. */
const textOf = (page: Page) =>
  page.evaluate(() => {
    const copy = document.body.cloneNode(true) as HTMLElement;
    for (const script of copy.querySelectorAll('script')) script.remove();
    return copy.textContent.replaceAll(/\s+/g, ' ');
  });

/**
 * Opens a page, applies `change`, hydrates the islands, and compares the text before and after. The island files wait
 * for the change, because on a busy machine an island near the first screen could hydrate during it.
 */
async function expectWhole(page: Page, island: IslandPage, change: () => void): Promise<void> {
  await page.clock.setFixedTime(testDay);
  const letGo = await holdBack(page, ({ pathname }) => island.files.includes(pathname));
  await page.goto(island.path);
  await laidOut(page);
  const before = await textOf(page);
  await page.evaluate(change);
  letGo();
  await stirIslands(page);
  await expectHydrated(page);
  expect((await textOf(page)).length).toBeGreaterThanOrEqual(before.length * 0.98);
  for (const part of ['header', 'footer']) await expect(page.locator(part).first()).toContainText(/\w{4}/);
  const empty = page
    .locator('[data-slot]')
    .evaluateAll((slots) => slots.filter((slot) => !slot.hasChildNodes()).length);
  expect(await empty).toBe(0);
}

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

/** Runs in the page: what an extension inserts. */
function plant(): void {
  for (const place of [
    'main',
    'header',
    'main section',
    'body',
    ...document.querySelectorAll('[data-island]'),
  ]) {
    const note = document.createElement('div');
    note.append('A note');
    (typeof place === 'string' ? document.querySelector(place) : place)?.prepend(note);
  }
  document.querySelector('h1')?.replaceChildren('Another title of about the same length');
}

const changes = Object.entries({
  'an extension planted elements': plant,
  'a translator came': translate,
});

/** Pages alternate between the changes; the nightly run combines all. */
for (const [turn, island] of islandPages.entries()) {
  for (const [who, change] of changes.filter((_, index) => isLong || turn % 2 === index))
    test(`${island.path} keeps its text when ${who} before its islands hydrated`, ({ page }) =>
      expectWhole(page, island, change));
}
