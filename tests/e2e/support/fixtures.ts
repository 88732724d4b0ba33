import { type Page, test as base } from '@playwright/test';

type Fixtures = {
  readonly allowsFaults: boolean;
  /** A console message that the test provokes. */
  readonly expectedMessage: RegExp | null;
  readonly watch: undefined;
  /** A page without JavaScript, for a test that compares it with one that has it. */
  readonly plainPage: Page;
};

/**
 * Chromium skips a transition between two pages if the new one has already been painted, and reports its own promise
 * as unhandled. No script of ours starts or observes a transition (`@view-transition` in app/globals.css).
 */
const browsersOwn = /^Transition was (?:aborted|skipped)/;

/** Chromium before 114 logs this for each popover, whose attribute it does not support. */
const olderBrowsersOwn = /^Found a 'popover' attribute/;

/**
 * The test of this project: fails if the page writes an error to the console, throws, violates the policy, or sends a
 * request to another origin. A test that provokes faults on purpose sets `allowsFaults`.
 */
export const test = base.extend<Fixtures>({
  allowsFaults: [false, { option: true }],
  expectedMessage: [null, { option: true }],
  watch: [
    async ({ context, baseURL, allowsFaults, expectedMessage }, use) => {
      const faults: string[] = [];
      const origin = new URL(baseURL ?? 'http://127.0.0.1').origin;
      context.on('console', (message) => {
        const isExpected =
          expectedMessage?.test(message.text()) === true || olderBrowsersOwn.test(message.text());
        if ((message.type() === 'error' || message.type() === 'warning') && !isExpected)
          faults.push(`console ${message.type()}: ${message.text()}`);
      });
      context.on('weberror', (error) => {
        const { message } = error.error();
        if (!browsersOwn.test(message)) faults.push(`uncaught: ${message}`);
      });
      context.on('request', (request) => {
        const url = request.url();
        if (url.startsWith('http') && new URL(url).origin !== origin)
          faults.push(`request to another origin: ${url}`);
      });
      await use(undefined);
      if (!allowsFaults) base.expect(faults, 'the page stays quiet').toEqual([]);
    },
    { auto: true },
  ],
  plainPage: async ({ browser }, give) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    await give(await context.newPage());
    await context.close();
  },
});

export { expect } from '@playwright/test';
