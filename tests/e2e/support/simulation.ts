import type { Locator, Page } from '@playwright/test';
import { type scenarios, simulationGame } from '../../../content/simulation/simulation';
import { openHydrated } from './island-pages';

type Scenario = (typeof scenarios)[number];

/** Opens the page at the game, hydrated. */
export async function openSimulation(page: Page): Promise<Locator> {
  await openHydrated(page, '/#simulation');
  return page.locator('[data-island="simulation"]');
}

export async function start(game: Locator, { title }: Scenario): Promise<void> {
  // Turns on "wait for Next", so that a step stays while a test looks at it.
  await game.getByRole('checkbox', { name: simulationGame.intro.pace }).check();
  await game.getByRole('radio', { name: title }).check();
  await game.getByRole('button', { name: simulationGame.intro.start }).click();
}

export const answersOf = (game: Locator) => game.getByRole('group').getByRole('button');

export const nextOf = (game: Locator) =>
  game.getByRole('button', { name: simulationGame.question.next, exact: true });

/** Answers questions, one after the other: right, or with the option some places after the right one. */
export async function answerAll(
  game: Locator,
  steps: readonly Scenario['steps'][number][],
  places = 0,
): Promise<void> {
  for (const step of steps) {
    const answer = (step.correctOption + places) % step.options.length;
    await answersOf(game).nth(answer).click();
    await nextOf(game).click();
  }
}
