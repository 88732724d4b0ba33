// What `npm run bench` measures: the first click on an island of a cold page, and whole visits.
import type { Locator, Page } from '@playwright/test';
import { hero, heroFinder } from '../../content/home/home';
import { classKinds, classNames } from '../../content/locations/locations';
import { finderLabels } from '../../content/locations/locations-page';
import { cartLabels } from '../../content/shop/cart-labels';
import { orderMail } from '../../content/shop/shop-pages';
import { menuReferences } from '../../content/site/navigation';
import { pageLabels } from '../../content/site/page-labels';
import { interpolate } from '../../lib/text/interpolate';
import type { Times, Visit } from './slow-phone';

/**
 * Runs in the page, passed as text because the compiler would add helpers that the page lacks. Times are taken in the
 * frame after the change, when it is on the screen.
 */
const clickAndWatch = (selector: string, answer: string) => `
  const control = [...document.querySelectorAll(${JSON.stringify(selector)})].find((element) =>
    element.checkVisibility({ visibilityProperty: true }));
  if (control === undefined) throw new Error('No visible element matches ' + ${JSON.stringify(selector)});
  const times = (window.times = {});
  const plain = getComputedStyle(control).boxShadow;
  const start = performance.now();
  const watch = () => {
    if (times.feedbackMs === undefined && getComputedStyle(control).boxShadow !== plain)
      requestAnimationFrame(() => (times.feedbackMs = performance.now() - start));
    const answered = document.querySelector(${JSON.stringify(answer)});
    if (answered?.checkVisibility()) requestAnimationFrame(() => (times.doneMs = performance.now() - start));
    else requestAnimationFrame(watch);
  };
  control.click();
  requestAnimationFrame(watch);
`;

/**
 * From the click until the control shows it, and until the island responds. React has not been fetched before the click.
 * @param control the first visible one is clicked.
 * @param answer what is visible once the island has responded.
 */
const firstClick = (name: string, path: string, control: string, answer: string): Visit => ({
  name: `${path}, ${name}`,
  hasScripts: true,
  measure: async (page, origin, settle) => {
    await page.goto(`${origin}${path}`);
    await settle();
    // The page's own script clicks: a real click would have to scroll first, and scrolling hydrates islands too.
    await page.evaluate(`(() => {${clickAndWatch(control, answer)}})()`);
    const isDone = () => (window as { times?: Partial<Times> }).times?.doneMs !== undefined;
    await page.waitForFunction(isDone, undefined, { timeout: 60_000 });
    return page.evaluate<Times>('window.times');
  },
});

/**
 * From an empty cache to the answer. The visitor is quick: each tap comes as soon as its target is clickable.
 * @param walk returns what the visitor came for. Without scripts the steps may differ.
 */
const journey = (
  name: string,
  hasScripts: boolean,
  from: string,
  walk: (page: Page) => Promise<Locator>,
): Visit => ({
  name: `${name}, ${hasScripts ? 'with scripts' : 'without'}`,
  hasScripts,
  measure: async (page, origin) => {
    const started = performance.now();
    await page.goto(`${origin}${from}`, { waitUntil: 'commit' });
    const answer = await walk(page);
    await answer.waitFor({ state: 'visible' });
    return { doneMs: performance.now() - started };
  },
});

const epinephrine = '#adult-arrest-epinephrine';
const searchedFor = 'epinephrine';
const city = 'Mesa';
const courseLabel = heroFinder.courses.find(({ value }) => value === 'bls')?.label ?? '';
const ahaForms = classKinds.find((kind) => kind.id === 'aha');
const formLabel = ahaForms?.label ?? '';

export const visits: readonly Visit[] = [
  firstClick(
    'Start of the simulation',
    '/',
    '[data-island="simulation"] button[type="submit"]',
    '[data-island="simulation"] [role="group"] button',
  ),
  firstClick(
    'answer of the course chooser',
    '/locations',
    '[data-island="course-chooser"] li button',
    '[data-island="course-chooser"] h3:focus',
  ),
  // A book has no size to choose first.
  firstClick(
    'Add to Cart',
    '/books-guides',
    '#products [data-island^="add-"] button',
    '[data-island="cart-summary"] button',
  ),
  firstClick(
    'category of the shop',
    '/books-guides',
    '[data-island="catalog"] [role="group"] button[aria-pressed="false"]',
    '[data-island="catalog"] [role="group"] button + button[aria-pressed="true"]',
  ),
  journey('/bls-algorithm, search, epinephrine row', true, '/bls-algorithm', async (page) => {
    await page.locator('summary', { hasText: pageLabels.menu }).tap();
    await page.locator('#menu-search').tap();
    await page.keyboard.type(searchedFor);
    await page.getByRole('option').filter({ visible: true }).first().tap();
    await page.waitForURL(/#/);
    return page.locator(new URL(page.url()).hash);
  }),
  ...[true, false].map((hasScripts) =>
    journey('/bls-algorithm, links, epinephrine row', hasScripts, '/bls-algorithm', async (page: Page) => {
      await page.locator('summary', { hasText: pageLabels.menu }).tap();
      const menu = page.getByRole('navigation', { name: pageLabels.smallScreenNavigation });
      await menu.locator('summary', { hasText: menuReferences.title }).tap();
      await menu.locator('a[href="/acls-algorithm"]').tap();
      await page.locator('a[href="#adult-arrest-drugs"]').first().tap();
      const row = page.locator(epinephrine);
      await row.scrollIntoViewIfNeeded();
      return row;
    }),
  ),
  journey('/, BLS in Mesa, its form', true, '/', async (page) => {
    const list = page.getByLabel(heroFinder.course, { exact: true });
    await list.tap();
    await list.selectOption({ label: courseLabel });
    const near = page.getByLabel(heroFinder.near, { exact: true });
    await near.tap();
    await near.fill(city);
    await page.keyboard.press('Enter');
    const name = interpolate(finderLabels.registerIn, {
      class: `${classNames.bls.label} (${ahaForms?.issuer ?? ''})`,
      city,
    });
    return page.getByRole('link', { name });
  }),
  journey('/, BLS in Mesa, its form', false, '/', async (page) => {
    await page.getByRole('button', { name: hero.mainAction }).tap();
    const entry = page.locator(`#${city.toLowerCase()}`);
    await entry.locator('> summary').tap();
    return entry.getByRole('link', { name: new RegExp(formLabel) });
  }),
  journey('/merchandise, two articles, order text', true, '/merchandise', async (page) => {
    const add = page.getByRole('button', { name: new RegExp(`^${cartLabels.add}`) });
    const choices = page.locator('#products article').filter({ hasNot: page.locator('select') });
    for (const index of [0, 1]) await choices.nth(index).locator(add).tap();
    const cart = page.getByRole('region', { name: cartLabels.summary.label });
    await cart.getByRole('button', { name: new RegExp(`^${cartLabels.summary.title}`) }).tap();
    await cart.getByRole('button', { name: cartLabels.summary.checkout }).tap();
    return page
      .getByRole('dialog', { name: cartLabels.dialog.title })
      .getByRole('heading', { name: cartLabels.dialog.choose });
  }),
  // One message per article: its text is in the link.
  journey('/merchandise, two articles, order text', false, '/merchandise', async (page) => {
    const links = page.getByRole('link', { name: new RegExp(`^${orderMail.link}`) });
    for (const index of [0, 1]) await links.nth(index).tap();
    return links.nth(1);
  }),
];
