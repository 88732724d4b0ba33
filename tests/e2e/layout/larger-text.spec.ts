import { scenarios, simulationGame } from '../../../content/simulation/simulation';
import { routes } from '../../../content/site/routes';
import { brokenWords } from '../support/broken-words';
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
  expect(await brokenWords(page, { selector: '[data-card-heading]' })).toEqual([]);
  await answerAll(game, scenario.steps);
  const push = game.getByRole('button', { name: simulationGame.compressions.button });
  const { x = -1, width = 0 } = (await push.boundingBox()) ?? {};
  expect(x).toBeGreaterThanOrEqual(0);
  expect(x + width).toBeLessThanOrEqual(390);
});

test('the bar does not stay at the top where it would take a fifth of the window', async ({ page }) => {
  await page.goto(routes.home.path);
  await page.evaluate(enlarge);
  await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }));
  expect((await page.locator('.site-header').boundingBox())?.y).toBeLessThan(0);
});
