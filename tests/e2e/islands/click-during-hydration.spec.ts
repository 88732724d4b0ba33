import type { Locator, Page } from '@playwright/test';
import { stepThroughLabels } from '../../../content/clinical/step-through';
import { detailsDialogLabels } from '../../../content/courses/course-labels';
import { locations } from '../../../content/locations/locations';
import { routes } from '../../../content/site/routes';
import { catalogLabels } from '../../../content/shop/cart-labels';
import { scenarios, simulationGame } from '../../../content/simulation/simulation';
import { cityLabel } from '../../../lib/site/city-label';
import { expect, test } from '../support/fixtures';
import { holdBack } from '../support/hold-back';
import { shops } from '../support/products';

/** One kind of control, and where a click on it ends once its island is hydrated. */
type Early = {
  readonly kind: string;
  readonly path: string;
  readonly control: (page: Page) => Locator;
  /** Real input; a click unless stated. */
  readonly act?: (control: Locator) => Promise<void>;
  readonly ends: (page: Page) => Promise<void>;
};

const choking = scenarios.find(({ id }) => id === 'choking-emergency')!;
const equipment = shops.find(({ route }) => route === 'equipment');
const [, city] = locations;
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
  },
  {
    kind: 'a view of a course page',
    path: routes.ahaCourses.path,
    control: (page) => page.locator('.views nav a').nth(1),
    ends: (page) => expect(page.getByRole('tab').nth(1)).toHaveAttribute('aria-selected', 'true'),
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
  ...(city === undefined
    ? []
    : [
        {
          kind: 'a link into an island',
          path: routes.locations.path,
          control: (page: Page) => page.locator(`a[data-city="${city.id}"]`).first(),
          ends: (page: Page) => expect(page.locator('#chosen-city')).toHaveText(cityLabel(city)),
        },
        {
          kind: 'an entry of a list beside an island',
          path: routes.locations.path,
          control: (page: Page) => page.locator(`details[data-city="${city.id}"] > summary`),
          ends: async (page: Page) => {
            await expect(page.locator('#chosen-city')).toHaveText(cityLabel(city));
            await expect(page.locator(`details[data-city="${city.id}"]`)).toHaveAttribute('open');
          },
        },
        {
          kind: 'letters typed into a search',
          path: routes.locations.path,
          control: (page: Page) => islandOf(page, 'location-finder').getByRole('searchbox'),
          act: (field: Locator) => field.pressSequentially(cityLabel(city)),
          ends: async (page: Page) => {
            await expect(page.getByRole('searchbox', { name: /^City, state/ })).toHaveValue(cityLabel(city));
            await expect(page.getByRole('button', { name: cityLabel(city) }).first()).toBeVisible();
          },
        },
      ]),
  ...(equipment === undefined
    ? []
    : [
        {
          kind: 'a checkbox',
          path: equipment.path,
          control: (page: Page) =>
            page.getByRole('checkbox', { name: catalogLabels.comparison.choose }).first(),
          ends: (page: Page) => expect(page.getByRole('heading', { name: /^Compare: 1/ })).toBeVisible(),
        },
      ]),
];

/** Notes whether the first use of a control came before its island was ready. */
const noteFirstUse = () => {
  for (const kind of ['click', 'input', 'change'])
    window.addEventListener(
      kind,
      ({ target }) => {
        const own = target instanceof Element ? target.closest('[data-island]') : null;
        const host = own ?? document.querySelector('[data-island]');
        Object.assign(window, { isEarly: host?.hasAttribute('data-ready') === false });
      },
      { capture: true, once: true },
    );
};

test.use({ viewport: { width: 1280, height: 900 } });

for (const { kind, path, control, act = (target: Locator) => target.click(), ends } of controls)
  test(`${kind}: a click during hydration ends where it would have ended after`, async ({ page }) => {
    await page.addInitScript(noteFirstUse);
    // The last of the files, so that a busy machine is not too late for the others.
    const release = await holdBack(page, '**/islands/props-*.json');
    await page.goto(path);
    const target = control(page);
    await expect(target).toBeVisible();
    const host = islandOf(page, await hostOf(target));
    await act(target);
    expect(
      await page.evaluate(() => (window as { isEarly?: boolean }).isEarly),
      'the island is not there yet',
    ).toBe(true);
    release();
    await expect(host).toHaveAttribute('data-ready', '');
    await ends(page);
  });

/** The island of a control, or the first one of the page for a control beside it. */
async function hostOf(target: Locator): Promise<string> {
  return target.evaluate((element) => {
    const host = element.closest('[data-island]') ?? document.querySelector('[data-island]');
    return host?.getAttribute('data-island') ?? '';
  });
}
