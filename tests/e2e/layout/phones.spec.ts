import { coursePage } from '../../../content/courses/course-labels';
import { locationsPage } from '../../../content/locations/locations-page';
import { routes } from '../../../content/site/routes';
import { scenarios, simulationGame } from '../../../content/simulation/simulation';
import { brokenWords } from '../support/broken-words';
import { expect, test } from '../support/fixtures';
import { fromLeftToRight } from '../support/every-of';
import { answerAll, openSimulation, start } from '../support/simulation';

test.use({ viewport: { width: 390, height: 844 } });

test('without scripts, a visitor picks the two courses that are compared', async ({ plainPage: page }) => {
  await page.goto(routes.redCrossCourses.path);
  const table = page.getByRole('region', { name: coursePage.comparison.label });
  const [one, two] = coursePage.comparison.picks.map((name) => page.getByRole('combobox', { name }));
  const heads = table.locator('tbody th:visible');
  await expect(heads).toHaveCount(2);
  const names = await one!.locator('option').allTextContents();
  await one!.selectOption(names[4]!);
  await two!.selectOption(names[2]!);
  await expect(heads).toHaveCount(2);
  expect(await fromLeftToRight(heads)).toEqual([names[4], names[2]]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  // The same course in both columns takes the whole width.
  await two!.selectOption(names[4]!);
  await expect(heads).toHaveCount(1);
  expect((await heads.boundingBox())!.width).toBeGreaterThan(300);
});

test('before a city is chosen, the map as a whole leads to the list', async ({ page }) => {
  await page.goto(routes.locations.path);
  // Dots of a few pixels are no targets.
  const links = page.getByRole('figure').locator('a:visible');
  await expect(links).toHaveCount(1);
  await links.click();
  await expect(page.getByRole('heading', { name: locationsPage.directory.title })).toBeInViewport();
});

/** Text at 200% by a style, as Android and reader's style sheets do it: media queries do not know of it. */
const enlarge = () => {
  document.documentElement.style.fontSize = '200%';
};

test('a question of the simulation breaks no word, and Push fits the window', async ({ page }) => {
  const [scenario] = scenarios;
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
