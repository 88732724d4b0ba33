import { routes } from '../../../content/site/routes';
import { testBrowser } from '../support/browsers';
import { expect, test } from '../support/fixtures';
import { openHydrated } from '../support/island-pages';
import { pageList } from '../support/pages';

/* What a screen reader says of links, buttons, headings and drawings, as Chromium computes it. */
test.use({
  launchOptions: {
    ...testBrowser,
    args: [...testBrowser.args, '--enable-blink-features=ComputedAccessibilityInfo'],
  },
  viewport: { width: 1280, height: 900 },
});

type Named = Element & { readonly computedName: string };

/** Every element on the page whose name or description reads other than it looks. */
function wrongNames(): readonly string[] {
  const wrong = new Set<string>();
  const named = 'a, button, summary, h1, h2, h3, h4, th, label, legend, dt, [role]';
  /** The parts of text that an element shows, where they are. */
  const partsOf = (element: Element) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const parts: { readonly text: string; readonly first: DOMRect; readonly last: DOMRect }[] = [];
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const text = node.textContent?.replace(/\s+/g, ' ') ?? '';
      if (text.trim() === '' || node.parentElement?.closest('[aria-hidden="true"]') != null) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const [first, last] = [range.getClientRects()[0], [...range.getClientRects()].at(-1)];
      if (first !== undefined && last !== undefined) parts.push({ text, first, last });
    }
    return parts;
  };
  for (const element of document.querySelectorAll<Named>(named)) {
    const ids = (element.getAttribute('aria-describedby') ?? '').split(' ');
    const description = ids.map((id) => document.getElementById(id)?.textContent.trim() ?? '').join(' ');
    if (description !== '' && element.computedName.includes(description))
      wrong.add(`described by its name: ${element.computedName}`);
    const isOwnText = !element.matches('[aria-label], [aria-labelledby], svg, svg *');
    const parts = isOwnText ? partsOf(element) : [];
    const name = parts.length > 1 ? element.computedName : '';
    if (name === '') continue;
    for (const [index, next] of parts.entries()) {
      const before = parts[index - 1];
      if (before === undefined) continue;
      const isSaidAsOne = name.includes(before.text.trimEnd().slice(-8) + next.text.trimStart().slice(0, 8));
      const isSeenAsOne =
        Math.abs(next.first.bottom - before.last.bottom) < 3 &&
        Math.abs(next.first.left - before.last.right) < 1 &&
        !before.text.endsWith(' ') &&
        !next.text.startsWith(' ');
      if (isSaidAsOne !== isSeenAsOne) wrong.add(name);
    }
  }
  for (const item of document.querySelectorAll('li'))
    if (
      item.children.length === 1 &&
      item.firstElementChild?.matches(':is(ul, ol):not([aria-label])') === true
    )
      wrong.add(`a list in a list: ${item.textContent.slice(0, 40)}`);
  // Without a marker, the number of a step is text, for screen readers as well.
  for (const hidden of document.querySelectorAll('ol > li [aria-hidden="true"]'))
    if (/^\d+\.?$/.test(hidden.textContent))
      wrong.add(`a number nobody hears: ${hidden.closest('li')?.textContent}`);
  return [...wrong];
}

for (const { path } of pageList)
  test(`${path} reads as it looks: words apart, nothing twice, lists as they are meant`, async ({ page }) => {
    await openHydrated(page, path);
    expect(await page.evaluate(wrongNames)).toEqual([]);
  });

test('the results of the search read as they look', async ({ page }) => {
  await page.goto(`${routes.aToZ.path}?q=choking`);
  await expect(page.getByRole('option').first()).toBeVisible();
  expect(await page.evaluate(wrongNames)).toEqual([]);
});
