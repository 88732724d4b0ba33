import type { Locator, Page } from '@playwright/test';
import { scenarios, simulationGame } from '../../../content/simulation/simulation';
import { practiceLabels } from '../../../content/clinical/rhythms';
import { cartLabels } from '../../../content/shop/cart-labels';
import { testDay } from '../../../scripts/run/today';
import { compressionTarget } from '../../../lib/simulation/simulation';
import { everyOf } from './every-of';
import { openHydrated } from './island-pages';
import { answerAll, answersOf, start } from './simulation';

/** What a visitor meets after some steps, and no address leads to: where, and the selector of the part to look at. */
export type State = {
  readonly name: string;
  readonly path: string;
  readonly part: string;
  readonly steps: (page: Page, part: Locator) => Promise<unknown>;
  /** The only width that has it. */
  readonly width?: 390 | 820 | 1440;
};

export const state = (
  name: string,
  path: string,
  part: string,
  steps: State['steps'],
  width?: State['width'],
): State => ({ name, path, part, steps, ...(width === undefined ? {} : { width }) });

const island = (name: string) => `[data-island="${name}"]`;
const dialog = 'dialog[open]';
const [scenario] = scenarios;

/** What islands show, by address, and the part that shows it. */
export const views: Readonly<Record<string, string>> = {
  '/aha-courses?view=compare': '[data-view="compare"]',
  '/aha-courses?view=compare&compare=bls-provider,pals': island('side-by-side'),
  '/aha-courses?course=acls': dialog,
  '/red-cross-courses?view=requirements': '[data-view="requirements"]',
  '/aed-first-aid-equipment?compare=equipment-trauma-kit,equipment-first-aid-kit-150,equipment-oxygen-kit':
    '#compare',
  '/books-guides?view=list&sort=price-asc': island('catalog'),
  '/merchandise?q=zzz': island('catalog'),
  '/merchandise?cart=merch-mug-110*2,merch-pin-set#cart': '#cart',
  '/merchandise?cart=merch-mug-110*2,merch-pin-set&order=open': dialog,
  '/locations?city=atlanta': island('location-finder'),
  '/locations?city=wilmington': `${island('location-finder')} section`,
  '/locations?near=Austin%2C+TX&class=acls': island('location-finder'),
  '/locations/atlanta-ga#acls-2025-01-25-0800': '#acls-2025-01-25-0800',
  '/locations?city=atlanta&class=acls': `${island('location-finder')} section`,
  '/locations?near=Decatur%2C+GA&class=acls': `${island('location-finder')} [role="search"]`,
  '/locations?need=clinical.bls': '#which-course',
  '/locations?need=clinical.acls.valid.in-person': '#which-course',
  '/acls-algorithm?adult-arrest=c1.c2.c3': island('step-through-adult-arrest'),
  '/tachycardia-algorithm?adult-tachycardia=t0.t1.t1q.t1p.t2.t2w.t3': island(
    'step-through-adult-tachycardia',
  ),
  '/acls-algorithm#sheet-adult-arrest': '[data-sheet]:target',
  '/about?cart=merch-mug-110*2': 'body > header',
};

const submit = (part: Locator) => part.locator('[type="submit"]').click();

const searched = (name: string, text: string, before?: (page: Page) => Promise<unknown>): State =>
  state(`search ${name}`, '/a-to-z', 'main form[data-search]', async (page, form) => {
    await before?.(page);
    await form.locator('input').fill(text);
    await form.locator('p:not(:empty)').first().waitFor();
    await form.locator('input').press('ArrowDown');
  });

const found = (name: string, text: string): State =>
  state(
    `finder ${name}`,
    '/locations',
    `${island('location-finder')} [role="search"]`,
    async (_page, form) => {
      await form.getByRole('searchbox').fill(text);
      await form.locator('[role="status"]:not(:empty)').waitFor({ state: 'attached' });
    },
  );

/** Strips of the rhythm practice, with the first answer to each. */
const quizzed = (name: string, strips: number): State =>
  state(name, '/acls-algorithm#rhythm-practice', island('rhythm-practice-strips'), async (page, quiz) => {
    // The order of strips and answers is up to chance.
    await page.evaluate(() => (Math.random = () => 0.5));
    await quiz.getByRole('button', { name: practiceLabels.start }).click();
    for (let strip = 1; (await quiz.getByRole('group').count()) > 0; strip += 1) {
      await quiz.getByRole('group').getByRole('button').first().click();
      if (strip === strips) return;
      await quiz.getByRole('button').last().click();
    }
  });

const played = (name: string, steps: State['steps']): State =>
  state(`simulation ${name}`, '/', island('simulation'), async (page, game) => {
    await start(game, scenario);
    await steps(page, game);
  });

async function openAll(_page: Page, menu: Locator): Promise<void> {
  await menu.locator('> summary').click();
  for (const fold of await everyOf(menu.locator('.menu-fold > summary'))) await fold.click();
}

export const states: readonly State[] = [
  ...[0, 1, 2].map((index) => {
    const open = (page: Page) => page.locator('.header-menu > summary').nth(index).click();
    return state(`header menu ${index + 1}`, '/about', '.header-menu[open]', open, 1440);
  }),
  state('small menu', '/about', '.site-menu', openAll, 390),
  searched('many', 'acls'),
  searched('none', 'zzzzzz'),
  searched('zip code', '30303'),
  searched('lost', 'acls', (page) => page.route(/search-index/, (route) => route.abort())),
  searched('script lost', 'acls', (page) => page.route(/site-search/, (route) => route.abort())),
  found('several', 'san'),
  found('many', 'c'),
  found('elsewhere', 'Chattanooga'),
  found('unknown', 'nowhere'),
  state('contact errors', '/', island('contact-form'), (_page, form) => submit(form)),
  state('contact written', '/', island('contact-form'), async (_page, form) => {
    await form.locator('[name="name"]').fill('Ana Ruiz');
    await form.locator('[name="email"]').fill('ana@example.com');
    await form.locator('[name="message"]').fill('Twelve people, on a Monday, at our office.');
    await submit(form);
  }),
  state('group error', '/host-training', island('group-request'), async (_page, form) => {
    await form.locator('[inputmode="numeric"]').fill('-4');
    await submit(form);
  }),
  state('group asked', '/osha-compliance', island('group-request'), async (_page, form) => {
    await form.locator('select').selectOption({ index: 2 });
    await form.locator('[inputmode="numeric"]').fill('14');
    await form.locator('#group-request-place').fill('Mesa');
    await submit(form);
  }),
  ...['0', '12'].map((people) =>
    state(`quote for ${people}`, '/aha-courses?course=bls-provider', dialog, async (_page, details) => {
      await details.locator('[inputmode="numeric"]').fill(people);
      await details.locator('[type="date"]').fill('2025-01-09');
      if (people !== '0') await details.locator('[href^="mailto"]').last().click();
    }),
  ),
  state('card chosen', '/your-card', '.guide', (_page, guide) =>
    guide.locator('input[value="red-cross"]').check(),
  ),
  state('renewal', '/aha-courses?view=requirements', island('renewal-date'), (_page, form) =>
    form.locator('[type="date"]').fill('2023-03-10'),
  ),
  state('reminders', '/your-card', island('team-reminders'), async (_page, list) => {
    for (const [index, day] of ['2022-01-05', '2023-01-10', '2024-06-01'].entries()) {
      if (index > 0) await list.locator('ol + div > button').first().click();
      await list.locator('[type="date"]').last().fill(day);
    }
  }),
  state(
    'reminders on paper',
    '/your-card',
    island('team-reminders'),
    async (page, list) => {
      await list.locator('[type="date"]').fill('2023-01-10');
      await page.emulateMedia({ media: 'print' });
    },
    820,
  ),
  quizzed('strip named', 1),
  { ...quizzed('strips finished', Infinity), width: 820 },
  state('chest pressed', '/', '.hero', async (page, top) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await top.locator('button[data-times]').hover();
    await page.mouse.down();
  }),
  state('chest done', '/', '.hero', async (page, top) => {
    await top.locator('button[data-times]').focus();
    for (let push = 0; push < compressionTarget; push += 1) await page.keyboard.press('Space');
  }),
  played('question', (_page, game) => answersOf(game).first().waitFor()),
  played('wrong', (_page, game) =>
    answersOf(game)
      .nth((scenario.steps[0].correctOption + 1) % 4)
      .click(),
  ),
  played('second question', async (_page, game) => {
    await answerAll(game, scenario.steps.slice(0, 1), 1);
    await game.locator('details > summary').click();
  }),
  played('result', (_page, game) => answerAll(game, scenario.steps, 1)),
  played('in high contrast', async (page, game) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await answerAll(game, scenario.steps);
    await game.getByRole('button', { name: simulationGame.compressions.button }).click();
  }),
  state('order copied', '/merchandise?cart=merch-mug-110*2&order=open', dialog, async (page, order) => {
    await page.context().grantPermissions(['clipboard-write']);
    await order.getByRole('button', { name: cartLabels.dialog.copy }).click();
  }),
  state('order to copy', '/merchandise?cart=merch-mug-110*2&order=open', dialog, (_page, order) =>
    order.locator('summary').click(),
  ),
  state('cart emptied', '/merchandise?cart=merch-mug-110*2#cart', island('cart-summary'), (_page, cart) =>
    cart.getByRole('button', { name: new RegExp(`^${cartLabels.summary.remove}`) }).click(),
  ),
  state(
    'size asked',
    '/merchandise',
    'article:has([data-island="add-merch-tee-hands-on"])',
    (_page, card) => card.getByRole('button').last().click(),
    // On a phone, its letters are drawn in one of two ways.
    1440,
  ),
  state('one to compare', '/aed-first-aid-equipment', island('catalog'), (page) =>
    page.getByRole('checkbox').first().check(),
  ),
  state('drawing opened', '/tachycardia-algorithm', '.tree-view', (page) =>
    page.locator('[popovertarget]').first().click(),
  ),
  ...['/merchandise', '/aed-first-aid-equipment'].map((path) =>
    state(`picture enlarged ${path}`, path, '[popover]:popover-open', (page) =>
      page.locator('[popovertarget]').first().click(),
    ),
  ),
  state('color chosen', '/merchandise', '#merch-tee-hands-on', async (page, card) => {
    await card.getByRole('radio').last().check();
    await page.locator('[data-loaded]').waitFor();
  }),
];

export const viewStates = Object.entries(views).map(([path, part]) =>
  state(path, path, part, () => Promise.resolve()),
);

/** Opens the page of a state on the day of the test, and takes its steps. */
export async function openState(page: Page, { path, part, steps, width }: State): Promise<void> {
  if (width !== undefined) await page.setViewportSize({ width, height: 3000 });
  await page.clock.setFixedTime(`${testDay}T12:00:00Z`);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openHydrated(page, path);
  await steps(page, page.locator(part));
}
