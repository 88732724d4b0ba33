import type { Page } from '@playwright/test';
import { contract, payloadText } from '../../../scripts/finish/framework-contract';
import { expect, test } from '../support/fixtures';
import { bodyOf, expectAwake, type IslandPage, islandPages, wakeIslands } from '../support/island-pages';
import { isKept } from '../support/kept-framework';
import { laidOut } from '../support/laid-out';
import { matrix } from '../support/matrix';
import { storedPage } from '../support/site';

/* What React is handed leaves out what never changes; it must be there all the same, whatever happens to the page. */

test.skip(isKept, 'The build that keeps the framework hands React the whole page.');
// What React says when it gives up on a page as it is.
test.use({ allowsFaults: true });

const { mark } = contract.staticParts;
const slim = islandPages.filter(({ path }) => storedPage(path).$(`[${mark}]`).length > 0);

/** What the page says, without its scripts, as one line. */
const words = (page: Page) =>
  page.evaluate(() => {
    const copy = document.body.cloneNode(true) as HTMLElement;
    for (const script of copy.querySelectorAll('script')) script.remove();
    return copy.textContent.replaceAll(/\s+/g, ' ');
  });

/** Opens a page, changes it as `change` says, wakes its islands, and compares what it says then with before. */
async function expectWhole(page: Page, island: IslandPage, change: () => void): Promise<void> {
  await page.goto(island.path);
  await laidOut(page);
  const before = await words(page);
  await page.evaluate(change);
  await wakeIslands(page);
  await expectAwake(page, island, { timeout: 15_000 });
  await expect
    .poll(() =>
      page.locator(`[${mark}]`).evaluateAll((parts) => parts.filter((part) => !part.hasChildNodes()).length),
    )
    .toBe(0);
  expect((await words(page)).length).toBeGreaterThanOrEqual(before.length * 0.98);
  for (const part of ['header', 'footer']) await expect(page.locator(part).first()).toContainText(/\w{4}/);
}

test('pages with islands have static parts, but not those between which the router leads', () => {
  expect(slim.length).toBeGreaterThan(5);
  const others = islandPages.filter((page) => !slim.includes(page)).map(({ path }) => path);
  for (const path of others) expect(storedPage(path).$('[data-island="cart-summary"]').length).toBe(1);
});

for (const { path, runtime } of slim)
  test(`${path} and its payload have the same numbers, and the payload nothing of the footer`, () => {
    const { $ } = storedPage(path);
    const file = runtime.find((source) => source.includes('/islands/page-')) ?? '';
    const piece = /self\.__next_f\.push\(\[1,.*$/s.exec(bodyOf(file))?.[0] ?? '';
    const payload = payloadText(piece) ?? '';
    const inPage = $(`[${mark}]`)
      .toArray()
      .map((element) => $(element).attr(mark) ?? '');
    const inPayload = [...payload.matchAll(new RegExp(`"${mark}":"(\\d+)"`, 'g'))].map(
      ([, number]) => number,
    );
    expect([...inPayload].sort()).toEqual([...inPage].sort());
    expect(new Set(inPage).size).toBe(inPage.length);
    expect(payload).toContain('data-island');
    expect(payload).not.toContain($('footer').attr('class'));
    expect(payload).not.toContain('schema.org');
    expect($(`[data-island] [${mark}], [${mark}] [data-island]`).length).toBe(0);
  });

for (const [turn, island] of slim.entries()) {
  const { path } = island;
  const half = turn < 2 ? {} : matrix;

  test(`${path} keeps its words when something was put into it before React came`, half, async ({ page }) => {
    await expectWhole(page, island, () => {
      for (const place of ['main', 'header', 'main section', 'body']) {
        const note = document.createElement('div');
        note.append('A note');
        document.querySelector(place)?.prepend(note);
      }
      document.querySelector('h1')?.replaceChildren('Another title of about the same length');
    });
  });

  test(
    `${path} keeps its words when every text of it was translated before React came`,
    half,
    async ({ page }) => {
      await expectWhole(page, island, () => {
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
      });
    },
  );
}
