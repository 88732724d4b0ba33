import type { Locator, Page } from '@playwright/test';
import { scenarios, simulationGame } from '../../../content/simulation/simulation';
import { compressionTarget } from '../../../lib/simulation/simulation';
import { expect, test } from '../support/fixtures';
import { answerAll, answersOf, nextOf, openSimulation, start } from '../support/simulation';

const labels = simulationGame;
const [scenario] = scenarios;

/** Presses Tab until the focus is on `target`. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('Tab never reaches the target.');
}

/** True if the whole element is in the window, and nothing covers its upper or lower edge. */
const isUncovered = (part: Locator) =>
  part.evaluate((element) => {
    const { left, top, bottom } = element.getBoundingClientRect();
    return [top + 3, bottom - 3].every((y) => element.contains(document.elementFromPoint(left + 20, y)));
  });

test('the simulation is playable by keyboard alone', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const game = await openSimulation(page);
  await game.getByRole('heading', { name: labels.intro.title }).focus();
  await tabTo(page, game.getByRole('checkbox'));
  await page.keyboard.press('Space');
  await tabTo(page, game.getByRole('radio', { name: labels.intro.random }));
  await page.keyboard.press('ArrowDown');
  await expect(game.getByRole('radio', { name: scenario.title })).toBeChecked();
  await page.keyboard.press('Enter');
  for (const [index, step] of scenario.steps.entries()) {
    await expect(game.getByRole('heading', { name: step.title, exact: true })).toBeFocused();
    // The first answer is wrong, so right and wrong show side by side.
    await tabTo(page, answersOf(game).nth((step.correctOption + (index === 0 ? 1 : 0)) % 4));
    await page.keyboard.press('Enter');
    await expect(game.getByRole('status')).toContainText(step.feedback);
    await tabTo(page, nextOf(game));
    await page.keyboard.press('Enter');
  }
  await expect(game.getByRole('heading', { name: labels.compressions.title })).toBeFocused();
  for (let push = 0; push < compressionTarget; push += 1) await page.keyboard.press('Space');
  await expect(game.getByRole('heading', { name: labels.result.debrief })).toBeVisible();
});

for (const width of [320, 360, 640])
  test(`the simulation shows the whole answer, its reason and Next at a width of ${width}, and Push`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 1000 - Math.max(width, 360) });
    const game = await openSimulation(page);
    await start(game, scenario);
    // Clicked in place, because Playwright scrolls before it clicks.
    const click = (control: Locator) => control.evaluate((element: HTMLElement) => element.click());
    for (const [index, step] of scenario.steps.entries()) {
      await expect(game.getByRole('heading', { name: step.title })).toBeInViewport({ ratio: 1 });
      // All but the last are wrong; the right option shows then, too.
      const option = step.options[(step.correctOption + Number(index < 4)) % 4]!;
      const answer = game.getByRole('button', { name: option });
      await click(answer);
      for (const part of [answer, game.getByRole('status'), nextOf(game)])
        await expect.poll(() => isUncovered(part), { message: step.title }).toBe(true);
      await click(nextOf(game));
      if (index !== 0) continue;
      // A slower reader finds the reason again.
      await click(game.getByText(/Read why$/));
      await expect(game.getByText(step.feedback)).toBeVisible();
      await click(game.getByText(/Read why$/));
    }
    const push = game.getByRole('button', { name: labels.compressions.button });
    await expect(push).toBeInViewport({ ratio: 1 });
    const { x = 0, y = 0 } = (await push.boundingBox()) ?? {};
    expect(Math.max(x, y), 'within the reach of a thumb').toBeGreaterThan(256);
  });

test("the metronome's beat is visible, also with reduced motion", async ({ page }) => {
  const game = await openSimulation(page);
  await start(game, scenario);
  await answerAll(game, scenario.steps);
  const pulse = game.locator('.metronome-pulse');
  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    await page.emulateMedia({ reducedMotion });
    const seen = await pulse.evaluate(async (ring) => {
      const frames: { opacity: string; scale: string }[] = [];
      for (let frame = 0; frame < 12; frame += 1) {
        const { opacity, transform } = getComputedStyle(ring);
        frames.push({ opacity, scale: transform });
        await new Promise((resolve) => setTimeout(resolve, 60));
      }
      return frames;
    });
    expect(new Set(seen.map(({ opacity }) => opacity)).size, 'it lights up').toBeGreaterThan(2);
    const sizes = new Set(seen.map(({ scale }) => scale)).size;
    if (reducedMotion === 'reduce') expect(sizes, 'and does not move').toBe(1);
    else expect(sizes).toBeGreaterThan(2);
  }
});
