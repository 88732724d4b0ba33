import type { Page } from '@playwright/test';
import { heroCounters } from '../../../content/home/home';
import { expect, test } from '../support/fixtures';

/** What each counter has shown, in each frame in which it was on the screen. */
const record = () => {
  const shown: number[][] = [];
  Object.assign(window, { shown });
  const look = () => {
    for (const [index, counter] of document.querySelectorAll('[data-counter]').entries()) {
      const { top } = counter.getBoundingClientRect();
      if (top < 0 || top > innerHeight) continue;
      const text = counter.firstElementChild ?? counter;
      const value = Number(text.textContent.replace(/\D/g, ''));
      const moving = Number(getComputedStyle(counter, '::before').getPropertyValue('--count'));
      (shown[index] ??= []).push(getComputedStyle(text).opacity === '0' ? moving : value);
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
};

const shownBy = (page: Page) =>
  page.evaluate(() => (window as unknown as { shown: readonly (readonly number[])[] }).shown);

const values = heroCounters.map(({ value }) => value);

test('each counter counts once, from 0 to its value, when it is first seen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.addInitScript(record);
  await page.goto('/');
  // Long enough for a late script, and for a counter that is off screen to count.
  await page.waitForTimeout(2500);
  const counters = page.locator('[data-counter]');
  for (let index = 0; index < values.length; index += 1) {
    await counters.nth(index).scrollIntoViewIfNeeded();
    await expect.poll(async () => (await shownBy(page))[index]?.at(-1)).toBe(values[index]);
  }
  for (const [index, shown] of (await shownBy(page)).entries()) {
    const value = values[index] ?? 0;
    expect(shown[0], `starts near 0: ${shown.join(' ')}`).toBeLessThan(value / 2);
    expect(
      shown.every((count, at) => count >= (shown[at - 1] ?? 0)),
      `never falls: ${shown.join(' ')}`,
    ).toBe(true);
    expect(new Set(shown).size, `counts: ${shown.join(' ')}`).toBeGreaterThan(5);
  }
});
