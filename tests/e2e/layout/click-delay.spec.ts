import type { Locator, Page } from '@playwright/test';
import { cartLabels, catalogLabels } from '../../../content/shop/cart-labels';
import { coursePage, detailsDialogLabels } from '../../../content/courses/course-labels';
import { scenarios, simulationGame } from '../../../content/simulation/simulation';
import { expect, test } from '../support/fixtures';
import { shops, simpleProducts } from '../support/products';
import { watchShifts } from '../support/shifts';

test.use({ viewport: { width: 390, height: 844 } });

/** The first click in an island, and the element that shows the response. */
type FirstClick = {
  readonly what: string;
  readonly path: string;
  readonly control: (page: Page) => Locator;
  readonly answer: (page: Page) => Locator;
};

const firstClicks: readonly FirstClick[] = [
  {
    what: 'a view of a course page',
    path: '/aha-courses',
    control: (page) => page.locator('.views nav a').nth(1),
    answer: (page) => page.getByRole('heading', { name: coursePage.comparison.title }),
  },
  {
    what: 'the details of a course',
    path: '/red-cross-courses',
    control: (page) => page.locator('summary', { hasText: detailsDialogLabels.open }).first(),
    answer: (page) => page.getByRole('dialog'),
  },
  // Only where a shop sells the product.
  ...simpleProducts.slice(0, 1).map(({ path, name }) => ({
    what: 'Add to Cart',
    path,
    control: (page: Page) => page.getByRole('button', { name: `${cartLabels.add} ${name}` }),
    answer: (page: Page) => page.getByRole('region', { name: cartLabels.summary.label }),
  })),
  ...shops
    .filter(({ route }) => route === 'equipment')
    .map(({ path }) => ({
      what: 'Compare',
      path,
      control: (page: Page) => page.getByRole('checkbox', { name: catalogLabels.comparison.choose }).first(),
      answer: (page: Page) => page.getByRole('heading', { name: /^Compare: 1/ }),
    })),
  {
    what: 'an answer of the simulation',
    path: `/?scenario=${scenarios[0].id}#simulation`,
    control: (page) => page.getByRole('button', { name: scenarios[0].steps[0].options[0] }),
    answer: (page) => page.getByRole('button', { name: simulationGame.question.next }),
  },
];

for (const { what, path, control, answer } of firstClicks) {
  test(`${what}: the response to the first click moves nothing else, and not the clicked control`, async ({
    page,
  }) => {
    const shifts = await watchShifts(page);
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    if (path.includes('#simulation')) {
      await page.locator('[data-island="simulation"][data-ready]').waitFor();
      await page.getByRole('button', { name: simulationGame.intro.start }).click();
    }
    const clicked = control(page);
    // Hydrates the islands. Until then a tab is still a link that jumps to its anchor.
    await page.mouse.move(1, 1);
    await clicked.scrollIntoViewIfNeeded();
    // What a visitor would see: scrolling has stopped and the first pictures are painted.
    await page.waitForTimeout(700);
    await shifts();
    const before = await clicked.boundingBox();
    await clicked.click();
    await expect(answer(page)).toBeVisible();
    await page.waitForTimeout(700);
    const after = await clicked.boundingBox();
    expect(Math.abs(after!.y - before!.y), 'the clicked control stays in place').toBeLessThan(2);
    expect((await shifts()).filter(({ isAnswer }) => !isAnswer)).toEqual([]);
  });
}
