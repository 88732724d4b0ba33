import type { Page } from '@playwright/test';
import { scenarios } from '../../../content/simulation/simulation';
import { formatCents } from '../../../lib/money/money';
import { expect, test } from '../support/fixtures';
import { simpleProduct } from '../support/products';

/** Writes down what a screen reader is given: words that come into live regions, and the names of what gets the focus. */
async function listen(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.evaluate(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    const wordsOf = (element: Element) => (element as HTMLElement).innerText.replace(/\s+/g, ' ').trim();
    const said = new Map<Element, string>();
    for (const region of document.querySelectorAll('[role="status"], [role="alert"], [aria-live]'))
      said.set(region, wordsOf(region));
    new MutationObserver(() => {
      for (const region of document.querySelectorAll('[role="status"], [role="alert"], [aria-live]')) {
        const words = wordsOf(region);
        // A region that comes together with its words is not read out.
        if (said.has(region) && said.get(region) !== words && words !== '') heard.push(`says: ${words}`);
        said.set(region, words);
      }
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
    document.addEventListener('focusin', (event) => {
      const target = event.target as HTMLElement;
      const described = (target.getAttribute('aria-describedby') ?? '')
        .split(' ')
        .flatMap((id) => document.getElementById(id)?.textContent ?? [])
        .join(' ');
      const name = (target.getAttribute('aria-label') ?? wordsOf(target)).slice(0, 120);
      const role = /^H\d$/.test(target.tagName)
        ? `heading ${target.tagName.slice(1)}`
        : (target.getAttribute('role') ?? target.tagName.toLowerCase());
      heard.push(`focus: ${role} "${name}"${described === '' ? '' : ` (${described})`}`);
    });
  });
  return () => page.evaluate(() => (window as unknown as { heard: readonly string[] }).heard);
}

test('the transcript of a round of the simulation: each heading once, each answer with its reason', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const scenario = scenarios[0];
  await page.goto('/#simulation');
  const game = page.locator('[data-island="simulation"]');
  await expect(game).toHaveAttribute('data-ready', '');
  await game.getByRole('radio', { name: scenario.title }).check();
  await game.getByRole('checkbox').check();
  const heard = await listen(page);
  const press = async (name: string | RegExp) =>
    game
      .getByRole('button', { name, ...(typeof name === 'string' ? { exact: true } : {}) })
      .evaluate((button: HTMLElement) => button.click());
  await press('Start Emergency Simulation');
  const expected: string[] = [];
  for (const [index, step] of scenario.steps.entries()) {
    await expect(game.getByRole('heading', { name: step.title, exact: true })).toBeFocused();
    expected.push(`focus: heading 3 "${step.title}"`);
    const chosen = index === 1 ? (step.correctOption + 1) % 4 : step.correctOption;
    await game
      .getByRole('group')
      .getByRole('button')
      .nth(chosen)
      .evaluate((button: HTMLElement) => button.click());
    await expect(game.getByRole('status')).toContainText(step.feedback);
    expected.push(`says: ${(await game.getByRole('status').innerText()).replace(/\s+/g, ' ').trim()}`);
    await press('Next');
  }
  await expect(game.getByRole('heading', { name: 'Now push: ten compressions' })).toBeFocused();
  expected.push('focus: heading 3 "Now push: ten compressions"');
  expect((await heard()).slice(0, expected.length)).toEqual(expected);
  expect(expected.filter((line) => line.startsWith('says: ')).map((line) => /^says: \S/.test(line))).toEqual(
    Array.from({ length: 5 }, () => true),
  );
  // The one wrong answer names the right one.
  const wrong = scenario.steps[1];
  expect(expected.find((line) => line.includes(wrong.feedback))).toContain(
    wrong.options[wrong.correctOption],
  );
});

test('the transcript of the cart: what was put in, changed, taken out and brought back', async ({ page }) => {
  await page.goto('/merchandise');
  await page.mouse.move(4, 4);
  await expect(page.locator('[data-island="cart-summary"]')).toHaveAttribute('data-ready', '');
  const gift = simpleProduct('merchandise');
  const two = formatCents(2 * gift.price);
  const heard = await listen(page);
  const settle = async (count: number) =>
    expect.poll(async () => (await heard()).filter((line) => line.startsWith('says: ')).length).toBe(count);
  await page
    .getByRole('button', { name: `Add to Cart ${gift.name}` })
    .evaluate((button: HTMLElement) => button.click());
  await settle(1);
  const region = page.getByRole('region', { name: 'Cart Summary' });
  await region
    .getByRole('button', { name: /Cart Summary/ })
    .evaluate((button: HTMLElement) => button.click());
  await region
    .getByRole('button', { name: `One more ${gift.name}` })
    .evaluate((button: HTMLElement) => button.click());
  await settle(2);
  await region
    .getByRole('button', { name: `Remove ${gift.name}` })
    .evaluate((button: HTMLElement) => button.click());
  await settle(3);
  await page.getByRole('button', { name: 'Undo' }).evaluate((button: HTMLElement) => button.click());
  await settle(4);
  expect(await heard()).toEqual([
    `says: ${gift.name} added. Cart: 1 item, ${formatCents(gift.price)}.`,
    `says: ${gift.name}: 2. Cart: 2 items, ${two}.`,
    'focus: button "Undo"',
    `says: ${gift.name} removed. The cart is empty.`,
    `focus: button "Cart Summary 2 items ${two} Hide"`,
    `says: Put back. Cart: 2 items, ${two}.`,
  ]);
});
