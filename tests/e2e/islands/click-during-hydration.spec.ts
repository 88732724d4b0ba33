import type { Locator, Page } from '@playwright/test';
import { stepThroughLabels } from '../../../content/clinical/step-through';
import { detailsDialogLabels } from '../../../content/courses/course-labels';
import { locations } from '../../../content/locations/locations';
import { routes } from '../../../content/site/routes';
import { cartLabels, catalogLabels } from '../../../content/shop/cart-labels';
import { scenarios, simulationGame } from '../../../content/simulation/simulation';
import { cityLabel } from '../../../lib/site/city-label';
import { expect, test } from '../support/fixtures';
import { holdBack } from '../support/hold-back';
import { shops, simpleProducts } from '../support/products';
import { watchShifts } from '../support/shifts';

/** One kind of control, and where a click on it ends once its island is hydrated. */
type Early = {
  readonly kind: string;
  readonly path: string;
  readonly control: (page: Page) => Locator;
  /** Real input; a click unless stated. */
  readonly act?: (control: Locator) => Promise<void>;
  readonly ends: (page: Page) => Promise<void>;
  /** True if the answer is where the control is, so that nothing else may move. */
  readonly isInPlace?: true;
};

const choking = scenarios.find(({ id }) => id === 'choking-emergency')!;
const city = locations.at(-1)!;
const islandOf = (page: Page, name: string) => page.locator(`[data-island="${name}"]`);

const controls: readonly Early[] = [
  {
    kind: 'a button, with the state from the address',
    path: `/?scenario=${choking.id}`,
    control: (page) => page.getByRole('button', { name: simulationGame.intro.start }),
    ends: (page) =>
      expect(islandOf(page, 'simulation').getByText(choking.title, { exact: true })).toBeVisible(),
  },
  {
    kind: 'a radio button',
    path: '/',
    control: (page) => page.getByRole('radio', { name: choking.title }),
    ends: async (page) => {
      await expect(page.getByRole('radio', { name: choking.title })).toBeChecked();
      await expect(page).toHaveURL(new RegExp(`scenario=${choking.id}`));
    },
  },
  {
    kind: 'a step of a tree',
    path: routes.aclsAlgorithm.path,
    control: (page) => page.getByRole('link', { name: stepThroughLabels.answers.next }).first(),
    ends: async (page) => {
      await expect(page.getByText(/^Step 2 of/)).toBeVisible();
      await expect(page.getByText(/^Step 2 of/)).toBeInViewport();
    },
  },
  {
    kind: 'the summary of details',
    path: routes.ahaCourses.path,
    control: (page) => page.locator('summary', { hasText: detailsDialogLabels.open }).first(),
    ends: async (page) => {
      await expect(page.getByRole('dialog')).toBeVisible();
      await expect(page).toHaveURL(/\?course=/);
    },
    isInPlace: true,
  },
  {
    kind: 'a view of a course page',
    path: routes.ahaCourses.path,
    control: (page) => page.locator('.views nav a').nth(1),
    ends: (page) => expect(page.getByRole('tab').nth(1)).toHaveAttribute('aria-selected', 'true'),
    isInPlace: true,
  },
  {
    kind: 'a select',
    path: routes.locations.path,
    control: (page) => islandOf(page, 'location-finder').locator('select'),
    act: async (select) => {
      await select.focus();
      await select.press('ArrowDown');
      await select.press('ArrowDown');
    },
    ends: async (page) => {
      await expect(page).toHaveURL(/\?city=/);
      await expect(page.locator('#chosen-city')).toBeInViewport();
    },
  },
  {
    kind: 'a link into an island',
    path: routes.locations.path,
    control: (page) => page.locator(`a[data-city="${city.id}"]`).first(),
    ends: (page) => expect(page.locator('#chosen-city')).toHaveText(cityLabel(city)),
  },
  {
    kind: 'an entry of a list beside an island',
    path: routes.locations.path,
    control: (page) => page.locator(`details[data-city="${city.id}"] > summary`),
    ends: async (page) => {
      await expect(page.locator('#chosen-city')).toHaveText(cityLabel(city));
      await expect(page.locator(`details[data-city="${city.id}"]`)).toHaveAttribute('open');
    },
  },
  {
    kind: 'letters typed into a search',
    path: routes.locations.path,
    control: (page) => islandOf(page, 'location-finder').getByRole('searchbox'),
    act: (field) => field.pressSequentially(cityLabel(city)),
    ends: async (page) => {
      await expect(page.getByRole('button', { name: cityLabel(city) }).first()).toBeVisible();
      await expect(page.getByRole('searchbox', { name: /^City, state/ })).toHaveValue(cityLabel(city));
    },
  },
  // Only where a shop sells the product.
  ...simpleProducts.slice(0, 1).map(({ path, name }) => ({
    kind: 'a button of a product',
    path,
    control: (page: Page) => page.getByRole('button', { name: `${cartLabels.add} ${name}` }),
    ends: (page: Page) => expect(page.getByRole('region', { name: cartLabels.summary.label })).toBeVisible(),
    isInPlace: true as const,
  })),
  ...shops
    .filter(({ route }) => route === 'equipment')
    .map((shop) => ({
      kind: 'a checkbox',
      path: shop.path,
      control: (page: Page) => page.getByRole('checkbox', { name: catalogLabels.comparison.choose }).first(),
      ends: (page: Page) => expect(page.getByRole('heading', { name: /^Compare: 1/ })).toBeVisible(),
      isInPlace: true as const,
    })),
];

test.use({ viewport: { width: 1280, height: 900 } });

for (const { kind, path, control, act = (target: Locator) => target.click(), ends } of controls)
  test(`${kind}: a click during hydration ends where it would have ended after`, async ({ page }) => {
    // The last of the files, so that a busy machine is not too late for the others.
    const release = await holdBack(page, '**/islands/props-*.json');
    await page.goto(path);
    await act(control(page));
    await expect(page.locator('[data-ready]'), 'no island is there yet').toHaveCount(0);
    release();
    await ends(page);
  });

for (const { kind, path, control, ends } of controls.filter(({ isInPlace }) => isInPlace))
  test(`${kind}: the response to the first click moves nothing else, and not the clicked control`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const shifts = await watchShifts(page);
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    const clicked = control(page);
    // Hydrates the islands. Until then a tab is still a link that jumps to its anchor.
    await page.mouse.move(1, 1);
    await clicked.scrollIntoViewIfNeeded();
    // What a visitor would see: scrolling has stopped and the first pictures are painted.
    await page.waitForTimeout(700);
    await shifts();
    const before = await clicked.boundingBox();
    await clicked.click();
    await ends(page);
    await page.waitForTimeout(700);
    const after = await clicked.boundingBox();
    expect(Math.abs(after!.y - before!.y), 'the clicked control stays in place').toBeLessThan(2);
    expect((await shifts()).filter(({ isAnswer }) => !isAnswer)).toEqual([]);
  });

test('a button and a checkbox that were clicked before hydration show at once that it is queued', async ({
  page,
}) => {
  await page.route('**/assets/islands/*', () => undefined);
  for (const { path, control } of controls.filter(({ kind }) => /^a button,|^a checkbox/.test(kind))) {
    await page.goto(path);
    const clicked = control(page);
    const styleOf = () =>
      clicked.evaluate((element) => getComputedStyle(element).boxShadow + getComputedStyle(element).outline);
    await clicked.focus();
    const before = await styleOf();
    await clicked.click();
    await expect(clicked).toHaveAttribute('aria-busy', 'true');
    expect(await styleOf()).not.toBe(before);
  }
});
