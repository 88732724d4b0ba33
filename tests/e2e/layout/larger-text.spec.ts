import { scenarios, simulationGame } from '../../../content/simulation/simulation';
import { routes } from '../../../content/site/routes';
import { expect, test } from '../support/fixtures';
import { answerAll, openSimulation, start } from '../support/simulation';

/* Text at 200% by a style, as Android and reader's style sheets do it: media queries do not know of it. */
test.use({ viewport: { width: 390, height: 780 } });

const enlarge = () => {
  document.documentElement.style.fontSize = '200%';
};

const [scenario] = scenarios;

test('a question of the simulation breaks no word, and Push fits the window', async ({ page }) => {
  const game = await openSimulation(page);
  await page.evaluate(enlarge);
  await start(game, scenario);
  const title = game.locator('[data-card-heading]');
  await expect(title).toHaveText(scenario.steps[0].title);
  const broken = await title.evaluate((heading) => {
    const text = heading.firstChild!;
    return [...(text.textContent ?? '').matchAll(/\p{L}+/gu)]
      .filter(({ 0: word, index }) => {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1;
      })
      .map(([word]) => word);
  });
  expect(broken).toEqual([]);
  await answerAll(game, scenario.steps);
  const push = game.getByRole('button', { name: simulationGame.compressions.button });
  const { x = -1, width = 0 } = (await push.boundingBox()) ?? {};
  expect(x).toBeGreaterThanOrEqual(0);
  expect(x + width).toBeLessThanOrEqual(390);
});

for (const [what, prepare, isSticky] of [
  ['at 200%', enlarge, false],
  ['at its usual size', () => undefined, true],
] as const)
  test(`the bar stays at the top only where it takes less than a fifth of the window: text ${what}`, async ({
    page,
  }) => {
    await page.goto(routes.home.path);
    await page.evaluate(prepare);
    const bar = page.locator('.site-header');
    const { height = 0 } = (await bar.boundingBox()) ?? {};
    await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }));
    const { y = -1 } = (await bar.boundingBox()) ?? {};
    expect(y >= 0).toBe(isSticky);
    if (isSticky) expect(height).toBeLessThan(780 / 5);
  });
