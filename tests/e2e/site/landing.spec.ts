import { coursePage, sideBySideLabels } from '../../../content/courses/course-labels';
import { ahaCatalog } from '../../../content/courses/aha-courses';
import { listedCourses } from '../../../lib/courses/courses';
import { soldAt } from '../support/products';
import { expect, test } from '../support/fixtures';
import { holdBack } from '../support/hold-back';
import { everyOf } from '../support/every-of';
import { laidOut } from '../support/laid-out';
import { attributesOf, storedPages } from '../support/site';

test.use({ viewport: { width: 390, height: 844 } });

const [one, two] = listedCourses(ahaCatalog.courses);
const devices = soldAt('equipment')
  .slice(0, 2)
  .map(({ id }) => id)
  .join(',');

/** Addresses that name a view, and the element that must be visible. */
const links: readonly { readonly address: string; readonly target: string; readonly text: RegExp }[] = [
  {
    address: '/aha-courses?view=compare',
    target: '[role="tab"][aria-selected="true"]',
    text: new RegExp(coursePage.comparison.title),
  },
  {
    address: `/aha-courses?compare=${one?.id ?? ''},${two?.id ?? ''}`,
    target: 'legend',
    text: new RegExp(sideBySideLabels.title),
  },
  { address: '/merchandise?category=apparel', target: '#products-title', text: /Apparel/ },
  { address: '/merchandise?q=mug', target: '#products-title', text: /All Products/ },
  { address: `/aed-first-aid-equipment?compare=${devices}`, target: '#compare-title', text: /2/ },
];

for (const { address, target, text } of links) {
  test(`${address} scrolls to its target, with the focus`, async ({ page }) => {
    await page.goto(address);
    const landed = page.locator(target).filter({ visible: true }).first();
    await expect(landed).toHaveText(text);
    await expect(landed).toBeFocused();
    await expect(landed).toBeInViewport();
    expect((await landed.boundingBox())?.y, 'in the upper half').toBeLessThan(422);
    expect(page.url().endsWith(address), 'the address does not change').toBe(true);
  });
}

/** Every link of the site to a place on a page. */
const places = storedPages.flatMap(({ path, $ }) =>
  attributesOf($, 'a[href*="#"]', 'href').map((href) => new URL(href, `http://site${path}`)),
);

for (const width of [390, 1440])
  test(`no bar covers the title of what a link leads to, at ${width} px`, async ({ page }) => {
    test.setTimeout(240_000);
    await page.setViewportSize({ width, height: 844 });
    const covered: string[] = [];
    for (const { path } of storedPages) {
      await page.goto(path);
      await laidOut(page);
      const ids = places.filter((to) => to.host === 'site' && to.pathname === path).map(({ hash }) => hash);
      const wrong = await page.evaluate(
        (all) =>
          all.filter((hash) => {
            const target = document.getElementById(hash.slice(1));
            target?.closest('details')?.setAttribute('open', '');
            // The title of what a summary opens is in the summary.
            const above = target?.previousElementSibling?.matches('summary') ? target.parentElement : target;
            const title = above?.querySelector('h1, h2, h3, h4') ?? target?.closest('h1, h2, h3, h4');
            if (target === null || title?.checkVisibility() !== true) return false;
            target.scrollIntoView({ behavior: 'instant' });
            const { left, top, height } = title.getBoundingClientRect();
            const over = document.elementFromPoint(left + 4, top + height / 2);
            return over?.closest('.site-header, .below-bar') != null;
          }),
        [...new Set(ids)],
      );
      covered.push(...wrong.map((hash) => path + hash));
    }
    expect(covered).toEqual([]);
  });

test('a visitor who is already reading is not scrolled', async ({ page }) => {
  const release = await holdBack(page, '**/assets/islands/*');
  await page.goto('/merchandise?q=mug', { waitUntil: 'commit' });
  await page.locator('footer').waitFor();
  await page.evaluate(() => window.scrollTo(0, 300));
  release();
  await page.locator('[data-island="catalog"][data-ready]').waitFor();
  await page.waitForTimeout(300);
  expect(await page.evaluate(() => scrollY)).toBe(300);
});

test.describe('the contents at the side of a reference page', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('highlight the jump target, follow the reader, and clear at the top', async ({ page }) => {
    await page.goto('/bls-algorithm');
    const contents = page.locator('[data-contents]');
    const marked = contents.locator('[aria-current="true"]');
    await expect(marked).toHaveCount(0);
    for (const link of await everyOf(contents.getByRole('link'))) {
      await link.click();
      await expect(marked).toHaveText((await link.innerText()).trim());
      await expect(marked).toHaveCount(1);
    }
    await page.waitForTimeout(500);
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect(marked).toHaveCount(0);
  });
});
