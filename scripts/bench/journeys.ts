/**
 * The part of `npm run bench` that runs whole visits, from an empty cache to the answer, with and without our
 * scripts. The visitor is quick: each tap comes as soon as its target is clickable.
 */
import type { Locator, Page } from '@playwright/test';
import { hero, heroFinder } from '../../content/home/home';
import { classKinds, classNames } from '../../content/locations/locations';
import { finderLabels } from '../../content/locations/locations-page';
import { cartLabels } from '../../content/shop/cart-labels';
import { orderMail } from '../../content/shop/shop-pages';
import { menuReferences } from '../../content/site/navigation';
import { pageLabels } from '../../content/site/page-labels';
import { interpolate } from '../../lib/text/interpolate';
import type { Subject } from './measure';
import { onSlowPhone } from './slow-phone';

type Visit = {
  readonly page: Page;
  readonly tap: (target: Locator) => Promise<void>;
};
type Journey = {
  readonly name: string;
  /** Without scripts the steps may differ. */
  readonly way: 'with scripts' | 'without';
  readonly from: string;
  /** @returns what the visitor came for. */
  readonly walk: (visit: Visit) => Promise<Locator>;
};
const epinephrine = '#adult-arrest-epinephrine';
const searchedFor = 'epinephrine';
const city = 'Mesa';
const courseLabel = heroFinder.courses.find(({ value }) => value === 'bls')?.label ?? '';
const ahaForms = classKinds.find((kind) => kind.id === 'aha');
const formLabel = ahaForms?.label ?? '';

const walks: readonly Journey[] = [
  {
    name: '/bls-algorithm, search, epinephrine row',
    way: 'with scripts',
    from: '/bls-algorithm',
    walk: async ({ page, tap }) => {
      await tap(page.locator('summary', { hasText: pageLabels.menu }));
      await tap(page.locator('#menu-search'));
      await page.keyboard.type(searchedFor);
      await tap(page.getByRole('option').filter({ visible: true }).first());
      await page.waitForURL(/#/);
      return page.locator(new URL(page.url()).hash);
    },
  },
  ...(['with scripts', 'without'] as const).map((way) => ({
    name: '/bls-algorithm, links, epinephrine row',
    way,
    from: '/bls-algorithm',
    walk: async ({ page, tap }: Visit) => {
      await tap(page.locator('summary', { hasText: pageLabels.menu }));
      const menu = page.getByRole('navigation', { name: pageLabels.smallScreenNavigation });
      await tap(menu.locator('summary', { hasText: menuReferences.title }));
      await tap(menu.locator('a[href="/acls-algorithm"]'));
      await tap(page.locator('a[href="#adult-arrest-drugs"]').first());
      const row = page.locator(epinephrine);
      await row.scrollIntoViewIfNeeded();
      return row;
    },
  })),
  {
    name: '/, BLS in Mesa, its form',
    way: 'with scripts',
    from: '/',
    walk: async ({ page, tap }) => {
      await chooseCourse(page, tap);
      const near = page.getByLabel(heroFinder.near, { exact: true });
      await tap(near);
      await near.fill(city);
      await page.keyboard.press('Enter');
      const name = interpolate(finderLabels.registerIn, {
        class: `${classNames.bls.label} (${ahaForms?.issuer ?? ''})`,
        city,
      });
      return page.getByRole('link', { name });
    },
  },
  {
    name: '/, BLS in Mesa, its form',
    way: 'without',
    from: '/',
    walk: async ({ page, tap }) => {
      await chooseCourse(page, tap);
      await tap(page.getByRole('button', { name: hero.mainAction }));
      const entry = page.locator(`#${city.toLowerCase()}`);
      await tap(entry.locator('> summary'));
      return entry.getByRole('link', { name: new RegExp(formLabel) });
    },
  },
  {
    name: '/merchandise, two articles, order text',
    way: 'with scripts',
    from: '/merchandise',
    walk: async ({ page, tap }) => {
      const add = page.getByRole('button', { name: new RegExp(`^${cartLabels.add}`) });
      const choices = page.locator('#products article').filter({ hasNot: page.locator('select') });
      for (const index of [0, 1]) await tap(choices.nth(index).locator(add));
      const cart = page.getByRole('region', { name: cartLabels.summary.label });
      await tap(cart.getByRole('button', { name: new RegExp(`^${cartLabels.summary.title}`) }));
      await tap(cart.getByRole('button', { name: cartLabels.summary.checkout }));
      return page
        .getByRole('dialog', { name: cartLabels.dialog.title })
        .getByRole('heading', { name: cartLabels.dialog.choose });
    },
  },
  {
    // One message per article: its text is in the link.
    name: '/merchandise, two articles, order text',
    way: 'without',
    from: '/merchandise',
    walk: async ({ page, tap }) => {
      const links = page.getByRole('link', { name: new RegExp(`^${orderMail.link}`) });
      for (const index of [0, 1]) await tap(links.nth(index));
      return links.nth(1);
    },
  },
];

async function chooseCourse(page: Page, tap: Visit['tap']): Promise<void> {
  const list = page.getByLabel(heroFinder.course, { exact: true });
  await tap(list);
  await list.selectOption({ label: courseLabel });
}

export const journeys: readonly Subject[] = walks.map(({ name, way, from, walk }) => ({
  part: 'journey',
  name: `${name}, ${way}`,
  measure: (browser, origin) =>
    onSlowPhone(browser, { hasScripts: way === 'with scripts' }, async ({ page, traffic }) => {
      const started = performance.now();
      await page.goto(`${origin}${from}`, { waitUntil: 'commit' });
      const answer = await walk({ page, tap: (target) => target.tap() });
      await answer.waitFor({ state: 'visible' });
      const doneMs = performance.now() - started;
      await traffic.quiet(1500);
      return { doneMs, ...traffic.sum() };
    }),
}));
