import type { Locator, Page } from '@playwright/test';
import { ahaCatalog } from '../../../content/courses/aha-courses';
import { cityPages } from '../../../components/locations/model/city-pages';
import { classRows } from '../../../content/courses/class-list';
import { hero, heroFinder } from '../../../content/home/home';
import { classKinds, classNames, locations } from '../../../content/locations/locations';
import { finderLabels } from '../../../content/locations/locations-page';
import { aToZ } from '../../../content/search/search';
import { menuReferences } from '../../../content/site/navigation';
import { outboundHref } from '../../../components/links/outbound-link';
import type { OutboundId } from '../../../content/site/outbound';
import { pageLabels } from '../../../content/site/page-labels';
import { onlineId } from '../../../lib/locations/city-classes';
import { nearestPlaces } from '../../../lib/locations/distance';
import { formFor } from '../../../lib/locations/locations';
import { factValue } from '../../../lib/facts/facts';
import { interpolate } from '../../../lib/text/interpolate';
import { expect, test } from '../support/fixtures';
import { isLong } from '../support/length';

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;

const question = ahaCatalog.questions[3];

const courseList = (page: Page) => page.getByLabel(heroFinder.course, { exact: true });
const placeField = (page: Page) => page.getByLabel(heroFinder.near, { exact: true });
const courseLabel = (value: (typeof heroFinder.courses)[number]['value']) =>
  heroFinder.courses.find((course) => course.value === value)!.label;
const kindOf = (kind: 'aha' | 'red-cross') =>
  classKinds.find((one): one is Extract<typeof one, { id: typeof kind }> => one.id === kind)!;
const namedForm = (page: Page, named: string, city: string, kind: 'aha' | 'red-cross') =>
  page.getByRole('link', {
    name: interpolate(finderLabels.registerIn, { class: `${named} (${kindOf(kind).issuer})`, city }),
  });
const ownCity = locations.find(({ id }) => id in kindOf('aha').form.own) ?? locations[0]!;
const nearAustin = nearestPlaces(locations, { latitude: 30.27, longitude: -97.74 }, 1)[0]!.place;
/** No date is upcoming, so none shows before the forms. Playwright's fake clock would hide the navigation type. */
const hideDates = (page: Page) =>
  page.addInitScript('Date = class extends Date { constructor(...d) {super(...(d.length ? d : [4e12]))} }');

async function isOnScreen(target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  await expect(target).toBeInViewport();
}

/** The question is scrolled to and open. */
async function expectQuestion(page: Page): Promise<void> {
  await expect(page).toHaveURL(new RegExp(`#${question.id}$`));
  await isOnScreen(page.locator('summary', { hasText: question.question }));
  await isOnScreen(page.locator(`[id="${question.id}"]`));
}

/** Counts how far a visitor has to scroll to what they read or tap, in screens. */
function scrollCounter(page: Page) {
  let screens = 0;
  const comeTo = async (target: Locator) => {
    const before = await page.evaluate(() => window.scrollY);
    await target.scrollIntoViewIfNeeded();
    // While one page fades into the next, the browser sends every tap to the root element. Older ones do not fade.
    const isFading = () =>
      CSS.supports('selector(:active-view-transition)') &&
      document.querySelector(':active-view-transition') !== null;
    await expect.poll(() => page.evaluate(isFading)).toBe(false);
    screens += await page.evaluate((from) => Math.abs(window.scrollY - from) / window.innerHeight, before);
    return target;
  };
  const tap = async (target: Locator) => (await comeTo(target)).tap();
  return { comeTo, tap, screens: () => screens };
}

/** The path on a phone is the longest. */
test.describe('On a phone', () => {
  test.use(phone);

  for (const [course, place, { id, city }, kind] of [
    ['bls', factValue(ownCity.city), ownCity, 'aha'],
    ['infant-cpr', 'austin', nearAustin, 'red-cross'],
  ] as const) {
    test(`${course} in ${place} takes three taps to its form`, async ({ page }) => {
      await hideDates(page);
      await page.goto('/');
      const { comeTo, tap, screens } = scrollCounter(page);
      await (await comeTo(courseList(page))).selectOption({ label: courseLabel(course) });
      await tap(placeField(page));
      await page.keyboard.insertText(place);
      await page.keyboard.press('Enter');
      const link = namedForm(page, classNames[course].label, factValue(city), kind);
      await isOnScreen(link);
      await expect(link).toHaveAttribute('href', outboundHref(formFor<OutboundId>(kindOf(kind).form, id)));
      expect(screens()).toBeLessThanOrEqual(0.1);
    });
  }

  test('a scheduled class takes three taps to its registration', async ({ page }) => {
    test.setTimeout(240_000);
    const [first = ''] = classRows.map(({ dated }) => dated.date).sort();
    test.skip(first === '', 'No class has a date.');
    await page.clock.setFixedTime(new Date(`${first}T06:00:00`));
    const dated = cityPages.filter(({ classes }) => classes.length > 0);
    // One city and the online class; all in the nightly run.
    const tried = dated.filter(({ id }, index) => isLong || index === 0 || id === onlineId);
    for (const { id, label, path } of tried) {
      await page.goto('/');
      const { tap, screens } = scrollCounter(page);
      await tap(placeField(page));
      // An online class is offered in every city.
      await page.keyboard.insertText(id === onlineId ? dated[0]!.label : label);
      await page.keyboard.press('Enter');
      const next = page.locator(`#class-dates a[href^="${path}#"]`).first();
      await expect(next).toBeVisible();
      await tap(next);
      await expect(page).toHaveURL(new RegExp(`${path}#`));
      // The last tap is Register itself.
      await isOnScreen(page.locator('[data-day]:target'));
      expect(screens(), label).toBeLessThanOrEqual(1);
    }
  });

  test('the energy and the first dose for narrow regular tachycardia take three taps', async ({ page }) => {
    await page.goto('/');
    const { comeTo, screens } = scrollCounter(page);
    // The menu, its search field, the first result.
    await page.locator('summary', { hasText: pageLabels.menu }).tap();
    await page.locator('#menu-search').tap();
    await page.keyboard.type('narrow regular');
    await page.getByRole('option').filter({ visible: true }).first().tap();
    await expect(page).toHaveURL(/\/tachycardia-algorithm#/);
    const energy = page.locator('#narrow-regular');
    await isOnScreen(energy);
    await expect(energy).toContainText('100 J');
    // The dose is in the section before, on the same page: read, not tapped.
    await expect(await comeTo(page.locator('#adenosine'))).toContainText('6 mg');
    expect(screens()).toBeLessThanOrEqual(8);
  });
});

test.describe('By keyboard alone', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('renewing BLS in a city ends with the focus on the city, and the form is a few Tab stops away', async ({
    page,
  }) => {
    const city = factValue(ownCity.city);
    await hideDates(page);
    await page.goto('/');
    await courseList(page).focus();
    await page.keyboard.type('BLS');
    await page.keyboard.press('Tab');
    await page.keyboard.type(city);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: new RegExp(`^${city}, [A-Z]{2}$`) })).toBeFocused();
    const form = namedForm(page, classNames.bls.label, city, 'aha');
    for (let stops = 0; stops < 4; stops += 1) {
      await page.keyboard.press('Tab');
      if (await form.evaluate((link) => link === document.activeElement)) return;
    }
    throw new Error('The form is not among the next four stops.');
  });

  test('the search is a combobox: arrows select, Escape clears and then closes, and a chosen question is open and in view', async ({
    page,
  }) => {
    await page.goto('/privacy');
    const toggle = page.locator('.header-menu > summary').last();
    await toggle.focus();
    await page.keyboard.press('Enter');
    const field = page.getByRole('combobox', { name: pageLabels.searchLabel });
    // Typed at once: no letter may be lost, no matter how much of the script has loaded.
    await page.keyboard.type('babysiter');
    await expect(page.locator('#search')).toHaveValue('babysiter');
    await expect(page.getByRole('option', { name: /Babysitter Training/ }).first()).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: /\d+ results?/ })).toBeVisible();
    await page.keyboard.press('ArrowDown');
    const active = await field.getAttribute('aria-activedescendant');
    await expect(page.locator(`[id="${active}"]`)).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Escape');
    await expect(field).toHaveValue('');
    await page.keyboard.press('Escape');
    await expect(toggle).toBeFocused();
    await expect(field).toBeHidden();
    await page.keyboard.press('Enter');
    await page.keyboard.type(question.question);
    await expect(
      page.getByRole('option', { name: new RegExp(`^${question.question}`) }).first(),
    ).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expectQuestion(page);
  });
});

test.describe('Without JavaScript', () => {
  test.use({ ...phone, javaScriptEnabled: false });

  test('the list of everything links to a single question, opened', async ({ page }) => {
    await page.goto('/a-to-z');
    const dead = page.locator('#site-search').or(page.getByText(aToZ.search));
    await expect(dead.filter({ visible: true })).toHaveCount(0);
    await page
      .getByRole('main')
      .getByRole('link', { name: new RegExp(`^${question.question}`) })
      .first()
      .click();
    await expectQuestion(page);
  });

  test('the finder on the first screen is a link to the list, where a city has its forms', async ({
    page,
  }) => {
    await page.goto('/');
    // What a visitor would choose or type here, the list could not know.
    await expect(courseList(page).or(placeField(page)).filter({ visible: true })).toHaveCount(0);
    await page.getByRole('button', { name: hero.mainAction }).tap();
    await page.locator(`#${ownCity.id} > summary`).tap();
    await expect(page.locator(`#${ownCity.id}`).getByRole('link', { name: /AHA Classes/ })).toBeVisible();
  });

  test('the menu groups open with a tap, and the menu search leads to the list of everything', async ({
    page,
  }) => {
    await page.goto('/about');
    await page.locator('summary', { hasText: pageLabels.menu }).tap();
    const menu = page.getByRole('navigation', { name: pageLabels.smallScreenNavigation });
    await menu.locator('summary', { hasText: menuReferences.title }).tap();
    await expect(menu.getByRole('link', { name: menuReferences.links.at(-1)!.label })).toBeVisible();
    await page.locator('#menu-search').fill('babysitter');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/a-to-z\?q=babysitter$/);
    const found = page.getByRole('main').getByRole('link', { name: /babysitter/i });
    await expect(found.first()).toBeAttached();
  });
});

test('Back after in-page jumps returns to the previous page', async ({ page }) => {
  await page.goto('/accessibility');
  await page.goto('/about');
  await page.locator('footer').getByRole('link', { name: 'Tachycardia' }).click();
  await expect(page).toHaveURL(/\/tachycardia-algorithm$/);
  // Until its script loads, Back is a link to the page in its label; only the script can go to the previous page.
  await page.waitForLoadState('domcontentloaded');
  await page.evaluate(() => {
    location.hash = 'causes';
  });
  await page.locator('[data-back] a').first().click();
  await expect(page).toHaveURL(/\/about$/);
});

test('the header stays in view on the way down a page, with its menu in reach', async ({ page }) => {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/about');
    await page.evaluate(() => window.scrollTo(0, 2_000));
    const header = page.locator('.site-header');
    await expect(header).toBeInViewport({ ratio: 1 });
    expect((await header.boundingBox())?.y).toBe(0);
    await expect(header.getByRole('link').first()).toBeInViewport();
  }
});
