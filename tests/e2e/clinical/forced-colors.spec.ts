import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { routes } from '../../../content/site/routes';
import { scenarios, simulationGame } from '../../../content/simulation/simulation';
import { compressionTarget } from '../../../lib/simulation/simulation';
import { expect, test } from '../support/fixtures';
import { openHydrated } from '../support/island-pages';
import { answerAll, openSimulation, start } from '../support/simulation';

/* Browsers that override colors: Samsung Internet and Chromium force dark mode, Windows has high contrast. */

/** The contrast between the most common color of a region and the color farthest from it (WCAG 2.2). */
async function contrastIn(part: Locator): Promise<number> {
  const { data } = await sharp(await part.screenshot())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const linear = (byte = 0) => (byte <= 10 ? byte / 255 / 12.92 : ((byte / 255 + 0.055) / 1.055) ** 2.4);
  const counts = new Map<number, number>();
  for (let at = 0; at < data.length; at += 3) {
    const luminance =
      0.2126 * linear(data[at]) + 0.7152 * linear(data[at + 1]) + 0.0722 * linear(data[at + 2]);
    const level = Math.round(luminance * 1000) / 1000;
    counts.set(level, (counts.get(level) ?? 0) + 1);
  }
  const ground = [...counts].reduce((most, next) => (next[1] > most[1] ? next : most))[0];
  return Math.max(
    ...[...counts.keys()].map((level) => (Math.max(level, ground) + 0.05) / (Math.min(level, ground) + 0.05)),
  );
}

const [scenario] = scenarios;

async function forceDark(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setAutoDarkModeOverride', { enabled: true });
}

test('a strip and a tree are readable in forced dark mode', async ({ page }) => {
  await forceDark(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/acls-algorithm#rhythms');
  const strip = page.locator('#rhythms [data-rhythm]').first();
  // The trace alone: the grid lines are light.
  await page.locator('[data-grid]').evaluateAll((grids) => grids.forEach((grid) => grid.remove()));
  expect(await contrastIn(strip)).toBeGreaterThan(4.5);
  const details = page.locator('#adult-arrest-drawing [data-node]').first().locator('text').last();
  await details.scrollIntoViewIfNeeded();
  expect(await contrastIn(details)).toBeGreaterThan(4.5);
});

test('a help card, the brand name and the rescuers can be seen in forced dark mode', async ({ page }) => {
  await forceDark(page);
  await page.goto(routes.adultChoking.path);
  expect(await contrastIn(page.locator('main ol svg[viewBox="0 0 120 90"]').first())).toBeGreaterThan(4.5);
  await page.goto(routes.home.path);
  expect(await contrastIn(page.locator('#wordmark').locator('..'))).toBeGreaterThan(4.5);
  const hero = page.locator('#home img').first();
  await expect(hero).toHaveJSProperty('complete', true);
  expect(await contrastIn(hero)).toBeGreaterThan(3);
});

test('in forced colors every step of a tree has an outline', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(routes.aclsAlgorithm.path);
  const outlines = page.locator('[data-drawing$="-tall"] [data-node] > :first-child');
  const colors = await outlines.evaluateAll((shapes) =>
    shapes.map((shape) => [getComputedStyle(shape).stroke, getComputedStyle(shape).fill]),
  );
  expect(colors.length).toBeGreaterThan(5);
  expect(colors.filter(([stroke, fill]) => stroke === 'none' || stroke === fill)).toEqual([]);
});

test('in forced colors the ring of the compression game shows exactly the compressions done', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  const game = await openSimulation(page);
  await start(game, scenario);
  await answerAll(game, scenario.steps);
  const push = game.getByRole('button', { name: simulationGame.compressions.button });
  await push.click();
  await push.click();
  const strokes = game.locator('svg path[transform^="rotate"]');
  const colors = await strokes.evaluateAll((paths) => paths.map((path) => getComputedStyle(path).stroke));
  expect(colors).toHaveLength(compressionTarget);
  const ground = await push.evaluate((element) =>
    getComputedStyle(element).getPropertyValue('--paper').trim(),
  );
  expect(ground, 'the colors of the system').toBe('Canvas');
  expect(colors.map((color) => !/^rgba\(.*, 0\)$/.test(color))).toEqual(
    Array.from({ length: compressionTarget }, (_, index) => index < 2),
  );
  // Completed strokes have the text color, not the background color.
  expect(colors[0]).toBe(await game.evaluate((element) => getComputedStyle(element).color));
});

for (const [what, path, selected, property] of [
  ['a tab', routes.ahaCourses.path, '[role="tab"][aria-selected="true"]', 'backgroundColor'],
  ['a pressed button', routes.merchandise.path, '[aria-pressed="true"]', 'backgroundColor'],
  ['a color', routes.merchandise.path, 'input:checked + svg', 'color'],
] as const)
  test(`in forced colors ${what} that is selected differs from its neighbors`, async ({ page }) => {
    await openHydrated(page, path);
    const colorsOf = (selector: string) =>
      page
        .locator(selector)
        .evaluateAll((elements, name) => elements.map((one) => getComputedStyle(one)[name]), property);
    // A color is marked by the same property in every mode.
    for (const forcedColors of property === 'color' ? (['none', 'active'] as const) : (['active'] as const)) {
      await page.emulateMedia({ forcedColors });
      const neighbors = await colorsOf(
        selected.replace('"true"', '"false"').replace(':checked', ':not(:checked)'),
      );
      expect(neighbors.length).toBeGreaterThan(0);
      for (const color of await colorsOf(selected)) expect(neighbors).not.toContain(color);
      // Otherwise the browser draws a plate behind the text that hides it.
      if (property === 'backgroundColor')
        await expect(page.locator(selected).first()).toHaveCSS('forced-color-adjust', 'none');
    }
  });

test('in forced colors only the current view of a course page has a line, before scripts load, too', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(routes.ahaCourses.path);
  const lines = await page
    .locator('.views [data-entry]')
    .evaluateAll((entries) => entries.map((entry) => getComputedStyle(entry).borderBottomColor));
  expect(lines).toHaveLength(3);
  const ground = await page.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor);
  expect(lines.map((line) => line === ground)).toEqual([false, true, true]);
});
