import { expect, type Locator, type Page } from '@playwright/test';

/** A first-time visitor whose clicks and scrolling are counted, by touch where the device has it. */
export type Visitor = {
  readonly page: Page;
  /** Clicks, select choices and focused fields. Keystrokes in a field do not count. */
  readonly taps: () => number;
  /** How far the visitor had to scroll for them, in screens. */
  readonly screens: () => number;
  /** Scrolls there without clicking. */
  readonly read: (target: Locator) => Promise<void>;
  readonly tap: (target: Locator) => Promise<void>;
  readonly choose: (list: Locator, label: string) => Promise<void>;
  readonly type: (field: Locator, text: string) => Promise<void>;
};

export function visitorOn(page: Page, hasTouch: boolean): Visitor {
  let taps = 0;
  let screens = 0;
  const come = async (target: Locator) => {
    const before = await page.evaluate(() => window.scrollY);
    await target.scrollIntoViewIfNeeded();
    // While one page fades into the next, the browser sends every click to the root element. Older ones do not fade.
    const isFading = () =>
      CSS.supports('selector(:active-view-transition)') &&
      document.querySelector(':active-view-transition') !== null;
    await expect.poll(() => page.evaluate(isFading)).toBe(false);
    screens += await page.evaluate((from) => Math.abs(window.scrollY - from) / window.innerHeight, before);
  };
  const click = (target: Locator) => (hasTouch ? target.tap() : target.click());
  return {
    page,
    taps: () => taps,
    screens: () => screens,
    read: come,
    tap: async (target) => {
      await come(target);
      taps += 1;
      await click(target);
    },
    choose: async (list, label) => {
      await come(list);
      taps += 1;
      await list.selectOption({ label });
    },
    type: async (field, text) => {
      await come(field);
      taps += 1;
      await click(field);
      await field.fill(text);
    },
  };
}
