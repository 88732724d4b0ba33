import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { nameOf } from '../support/snapshots';
import { openState, states, viewStates } from '../support/states';
import { meant } from './outline';
import { unseenStyles } from './unseen';

/** What unseen-style.spec.ts approves of whole pages. */
const usual = readFileSync('tests/fixtures/approved/unseen-style.txt', 'utf8').split('\n');

for (const state of [...states, ...viewStates])
  test(`a visitor is told what was approved: ${state.name}`, async ({ page }) => {
    await openState(page, state);
    // A pause, after which screen readers hear a note.
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(1500);
    const text = await page.locator(state.part).ariaSnapshot();
    const told = text.replaceAll(new URL(page.url()).origin, '');
    const styles = await unseenStyles(page.locator(state.part));
    const own = styles.filter((line) => !usual.includes(line)).map((line) => `${line}\n`);
    await page.emulateMedia({ media: 'print' });
    const buttons = await page.locator(state.part).getByRole('button').allTextContents();
    const printed = buttons.length > 0 ? `On paper: ${buttons.join(' | ')}\n` : '';
    expect(`${told}\n${own.join('')}${printed}`, meant).toMatchSnapshot(`state-${nameOf(state.name)}.txt`);
  });
