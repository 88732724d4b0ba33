import AxeBuilder from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import { scenarios } from '../../content/simulation';
import { expect, test } from './fixtures';
import { islandPages } from './island-pages';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const looks = [
  { name: 'light', options: { colorScheme: 'light' } },
  { name: 'dark', options: { colorScheme: 'dark' } },
  { name: 'forced colors', options: { forcedColors: 'active' } },
] as const;

type Scenario = (typeof scenarios)[number];

/** The game's corner of the page, awake. */
async function wakeSimulation(page: Page): Promise<Locator> {
  await page.goto('/#simulation');
  await expect(page.locator('[data-island="simulation"][data-ready]')).toBeVisible();
  return page.locator('[data-island="simulation"]');
}

/** Presses Tab until the focus stands on `target`. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('The keyboard does not get there.');
}

/** From the first card to the first question with the keyboard alone. */
async function startByKeyboard(page: Page, game: Locator, scenario: Scenario): Promise<void> {
  await game.getByRole('heading', { name: 'What would you do?' }).focus();
  await tabTo(page, game.getByRole('radio', { name: 'Surprise me' }));
  for (let presses = 0; presses <= scenarios.indexOf(scenario); presses += 1) await page.keyboard.press('ArrowDown');
  await expect(game.getByRole('radio', { name: scenario.title })).toBeChecked();
  await page.keyboard.press('Enter');
}

async function answerByKeyboard(page: Page, game: Locator, scenario: Scenario, offset: number): Promise<void> {
  for (const step of scenario.steps) {
    await expect(game.getByRole('heading', { name: step.title, exact: true })).toBeFocused();
    await tabTo(page, game.getByRole('group').getByRole('button').nth((step.correctOption + offset) % 4));
    await page.keyboard.press('Enter');
    await expect(game.getByRole('status')).toContainText(step.feedback);
    await tabTo(page, game.getByRole('button', { name: 'Next', exact: true }));
    await page.keyboard.press('Enter');
  }
}

/** A clock of our own for the events of the page: a busy test machine has no sense of rhythm. */
async function stampEvents(page: Page): Promise<(at: number) => Promise<void>> {
  await page.addInitScript(() => {
    const stamped = window as { eventTime?: number };
    const own = Object.getOwnPropertyDescriptor(Event.prototype, 'timeStamp')?.get;
    Object.defineProperty(Event.prototype, 'timeStamp', { configurable: true, get(this: Event): number { return stamped.eventTime ?? (own?.call(this) as number); } });
  });
  return (at) => page.evaluate((time) => void Object.assign(window, { eventTime: time }), at);
}

test.describe('the simulation by keyboard alone', () => {
  for (const scenario of scenarios) {
    test(`${scenario.title}: every answer right, six of six`, async ({ page }) => {
      const stampAt = await stampEvents(page);
      const game = await wakeSimulation(page);
      await startByKeyboard(page, game, scenario);
      await answerByKeyboard(page, game, scenario, 0);
      await expect(game.getByRole('heading', { name: 'Now push: ten compressions' })).toBeFocused();
      for (let push = 0; push < 10; push += 1) {
        await stampAt(5000 + push * 545);
        await page.keyboard.press('Space');
      }
      await expect(game.getByRole('heading', { name: 'Excellent Response!' })).toBeFocused();
      await expect(game.getByText('You scored 6 of 6, 100 percent.')).toBeVisible();
    });

    test(`${scenario.title}: every answer wrong, Keep Learning!`, async ({ page }) => {
      const game = await wakeSimulation(page);
      await startByKeyboard(page, game, scenario);
      await answerByKeyboard(page, game, scenario, 1);
      await expect(game.getByRole('heading', { name: 'Keep Learning!' })).toBeFocused();
      await expect(game.getByText('You scored 0 of 6, 0 percent.')).toBeVisible();
      await tabTo(page, game.getByRole('button', { name: 'Try Another Scenario' }));
      await page.keyboard.press('Enter');
      await expect(game.getByText('Step 1 of 5')).toBeVisible();
      await expect(game.getByText(scenario.title)).toHaveCount(0);
    });
  }
});

test('the feedback stands for 2,500 ms', async ({ page }) => {
  await page.clock.install();
  const game = await wakeSimulation(page);
  await game.getByRole('button', { name: 'Start Emergency Simulation' }).click();
  await expect(game.getByText('Step 1 of 5')).toBeVisible();
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await game.getByRole('group').getByRole('button').first().click();
  await page.clock.runFor(2499);
  await expect(game.getByText('Step 1 of 5')).toBeVisible();
  await page.clock.runFor(1);
  await expect(game.getByText('Step 2 of 5')).toBeVisible();
});

test('Get Certified Now leads to the training programs', async ({ page }) => {
  const game = await wakeSimulation(page);
  await startByKeyboard(page, game, scenarios[0]);
  await answerByKeyboard(page, game, scenarios[0], 1);
  await game.getByRole('link', { name: 'Get Certified Now' }).click();
  await expect(page).toHaveURL(/#services$/);
  await expect(page.locator('#services')).toBeInViewport();
});

test('an unknown scenario in the address is ignored, a known one is chosen', async ({ page }) => {
  await page.goto('/?scenario=volcano#simulation');
  await expect(page.locator('[data-island="simulation"][data-ready]')).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Surprise me' })).toBeChecked();
  await page.goto('/?scenario=infant-emergency#simulation');
  await expect(page.getByRole('radio', { name: 'Baby choking at lunch' })).toBeChecked();
});

for (const look of looks) {
  test(`axe finds nothing in any state of the simulation in ${look.name}`, async ({ page }) => {
    await page.emulateMedia({ ...look.options, reducedMotion: 'reduce' });
    const game = await wakeSimulation(page);
    const check = async (state: string) => {
      const { violations } = await new AxeBuilder({ page }).include('[data-island="simulation"]').withTags(tags).analyze();
      expect(violations.map((violation) => `${state}: ${violation.id}: ${violation.nodes.map((node) => node.target.join(' ')).join(', ')}`)).toEqual([]);
    };
    await check('idle');
    await game.getByRole('checkbox').check();
    await startByKeyboard(page, game, scenarios[0]);
    for (const step of scenarios[0].steps) {
      await expect(game.getByRole('heading', { name: step.title, exact: true })).toBeFocused();
      if (step === scenarios[0].steps[0]) await check('question');
      const isFirst = step === scenarios[0].steps[0];
      await game.getByRole('group').getByRole('button').nth((step.correctOption + (isFirst ? 1 : 0)) % 4).click();
      if (isFirst) await check('answered');
      await game.getByRole('button', { name: 'Next', exact: true }).click();
    }
    await check('compressions');
    for (let push = 0; push < 10; push += 1) await page.keyboard.press('Space');
    await expect(game.getByRole('heading', { name: 'Step by step' })).toBeVisible();
    await check('result');
  });
}

test.describe('without its scripts', () => {
  test('the simulation is five scenarios to read, and there is no dead button', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL === undefined ? {} : { baseURL }) });
    const page = await context.newPage();
    await page.goto('/#simulation');
    await expect(page.getByRole('button', { name: 'Start Emergency Simulation' })).toBeHidden();
    await expect(page.getByText('This practice game does not replace hands-on training').last()).toBeVisible();
    for (const scenario of scenarios) {
      const reading = page.locator('details', { has: page.getByText(scenario.description, { exact: true }) }).first();
      await reading.locator('summary').first().click();
      for (const step of scenario.steps) await expect(reading.getByText(step.description, { exact: true })).toBeVisible();
      await reading.getByText('Show the answer').first().click();
      await expect(reading.getByText(scenario.steps[0].feedback)).toBeVisible();
    }
    await context.close();
  });

  test('the contact form is a plain form that a mail program can take', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL === undefined ? {} : { baseURL }) });
    const page = await context.newPage();
    await page.goto('/#contact');
    const form = page.getByRole('form', { name: 'Send a message' });
    await expect(form).toHaveAttribute('action', /^mailto:/);
    await expect(form).toHaveAttribute('method', 'post');
    await expect(form).toHaveAttribute('enctype', 'text/plain');
    for (const name of ['Name', 'E-mail', 'Message']) await expect(form.getByRole('textbox', { name })).toHaveAttribute('required', '');
    await context.close();
  });
});

test.describe('when the game does not load', () => {
  test.use({ allowsFaults: true });

  test('it says so, and Try again works once the network is back', async ({ page }) => {
    await page.goto('/');
    const runtime = islandPages.flatMap((entry) => entry.runtime);
    const isGame = (url: URL) => url.pathname.startsWith('/_next/static/chunks/') && url.pathname.endsWith('.js') && !runtime.includes(url.pathname);
    await page.route(isGame, (route) => route.abort());
    const game = await wakeSimulation(page);
    await game.getByRole('button', { name: 'Start Emergency Simulation' }).click();
    await expect(game.getByText('The simulation could not load.')).toBeVisible();
    await expect(page.locator('h1')).toHaveText('Know what to do with your hands.');
    await page.unroute(isGame);
    await game.getByRole('button', { name: 'Try again' }).click();
    await expect(game.getByText('Step 1 of 5')).toBeVisible();
    const scripts = await page.locator('script[src*="/_next/"]').evaluateAll((elements) => elements.map((element) => [element.getAttribute('src'), element.getAttribute('integrity')]));
    expect(scripts.filter(([, integrity]) => !integrity?.startsWith('sha384-'))).toEqual([]);
    expect(scripts.some(([src]) => isGame(new URL(src ?? '', page.url())))).toBe(true);
  });
});

test('the first load fetches the small site script and nothing of the framework', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(scripts.filter((path) => path.startsWith('/_next/'))).toEqual([]);
});

test.describe('the counters', () => {
  test('end at their targets', async ({ page }) => {
    await page.goto('/');
    const band = page.locator('[data-counter]');
    await page.locator('[data-counter]').last().scrollIntoViewIfNeeded();
    await expect(band).toHaveText(['10,000+', '1,000+', '55', '25+', '100%']);
  });

  test('do not move for visitors who asked for less motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    await page.locator('[data-counter]').first().scrollIntoViewIfNeeded();
    for (let look = 0; look < 5; look += 1) expect(await page.locator('[data-counter]').first().textContent()).toBe('10,000+');
  });
});

test('small screens show three testimonials, wide ones all nine', async ({ page }) => {
  const quotes = page.locator('#testimonials blockquote:visible');
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/');
  await expect(quotes).toHaveCount(3);
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(quotes).toHaveCount(9);
});

test.describe('the contact form', () => {
  test('keeps what was typed before its script came, and sends the focus to the first error', async ({ page }) => {
    await page.goto('/#contact');
    const form = page.getByRole('form', { name: 'Send a message' });
    await form.getByRole('textbox', { name: 'Message' }).fill('Typed early');
    await form.getByRole('button', { name: 'Send message' }).click();
    await expect(page.locator('[data-island="contact-form"][data-ready]')).toBeVisible();
    await expect(form.getByText('Enter your name.')).toBeVisible();
    await expect(form.getByRole('textbox', { name: 'Name' })).toBeFocused();
    await expect(form.getByRole('textbox', { name: 'Message' })).toHaveValue('Typed early');
    const { violations } = await new AxeBuilder({ page }).include('#contact').withTags(tags).analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);
  });

  test('opens a mail and offers the text to copy', async ({ page }) => {
    await page.goto('/#contact');
    const form = page.getByRole('form', { name: 'Send a message' });
    await form.getByRole('textbox', { name: 'Name' }).fill('Ana');
    await form.getByRole('textbox', { name: 'E-mail' }).fill('ana@example.com');
    await form.getByRole('textbox', { name: 'Message' }).fill('Line one\nLine & two');
    await form.getByRole('button', { name: 'Send message' }).click();
    await expect(form.getByRole('textbox', { name: 'Your message as text' })).toHaveValue('Name: Ana\nE-mail: ana@example.com\n\nLine one\nLine & two');
    await expect(form.getByRole('link', { name: 'Open the mail again' })).toHaveAttribute('href', /^mailto:.*Line%20one%0D%0ALine%20%26%20two$/);
  });
});
