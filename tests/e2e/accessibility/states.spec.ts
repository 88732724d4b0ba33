import { expect, test } from '@playwright/test';
import { expectAccessible } from '../support/axe';
import { everyOf } from '../support/every-of';
import { openState, states, viewStates } from '../support/states';

/** Alternately on a phone in dark colors, and on a narrow window in light ones. every-page.spec.ts checks whole pages. */
for (const [turn, state] of [...states, ...viewStates].entries())
  test(`axe objects to nothing and nothing scrolls sideways: ${state.name}`, async ({ page }) => {
    const isPhone = turn % 2 === 0;
    await page.setViewportSize({ width: isPhone ? 320 : 800, height: 3000 });
    await page.emulateMedia({ colorScheme: isPhone ? 'dark' : 'light' });
    await openState(page, state);
    await expectAccessible(page, { within: [state.part] });
    for (const part of await everyOf(page.locator('html, dialog[open]')))
      expect(
        await part.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth),
      ).toBeLessThanOrEqual(0);
  });
