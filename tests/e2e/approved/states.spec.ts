import { expect, test } from '@playwright/test';
import { nameOf } from '../support/snapshots';
import { openState, states, viewStates } from '../support/states';
import { meant } from './outline';

for (const state of [...states, ...viewStates])
  test(`a visitor is told what was approved: ${state.name}`, async ({ page }) => {
    await openState(page, state);
    // A pause, after which screen readers hear a note.
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(1500);
    const told = await page.locator(state.part).ariaSnapshot();
    expect(`${told}\n`, meant).toMatchSnapshot(`state-${nameOf(state.name)}.txt`);
  });
