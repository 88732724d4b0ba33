import { expect, test } from '@playwright/test';
import { expectAccessible } from '../support/axe';
import { everyOf } from '../support/every-of';
import { openState, states, viewStates } from '../support/states';

/** On a phone in dark colors, and on a narrow window in light ones. every-page.spec.ts checks whole pages. */
for (const state of [...states, ...viewStates])
  test(`axe objects to nothing and nothing scrolls sideways: ${state.name}`, async ({ page }) => {
    await openState(page, state);
    for (const [width, colorScheme] of [
      [320, 'dark'],
      [800, 'light'],
    ] as const) {
      await page.setViewportSize({ width: state.width ?? width, height: 3000 });
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await expectAccessible(page, { within: [state.part], state: colorScheme });
      for (const part of await everyOf(page.locator('html, dialog[open]')))
        expect(
          await part.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth),
        ).toBeLessThanOrEqual(0);
    }
  });
