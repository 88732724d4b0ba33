import { expect, type Page, test } from '@playwright/test';
import { tolerance, wholeBrowser } from '../support/browsers';
import { halved, meant, nameOf, widths } from '../support/snapshots';
import { openState, type State, states } from '../support/states';
import { waitForFonts } from '../support/typefaces';

test.use({ launchOptions: wholeBrowser });

/** Puts everything that can be pointed at into a state of the pointer or the keyboard. */
async function force(page: Page, forcedPseudoClasses: string[]): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('DOM.enable');
  await devtools.send('CSS.enable');
  const { root } = await devtools.send('DOM.getDocument');
  const selector = 'a, button, summary, input, select, textarea, label, .group, article, li';
  const { nodeIds } = await devtools.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector });
  for (const nodeId of nodeIds) await devtools.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses });
}

/** The first screens of a page, with everything under the pointer and in focus, or pressed. */
const held: readonly State[] = ['/', '/aha-courses', '/locations', '/merchandise', '/acls-algorithm'].flatMap(
  (path) =>
    [['hover', 'focus-visible'], ['active']].map((kinds) => ({
      name: `${kinds[0]} ${nameOf(path)}`,
      path,
      part: 'body',
      steps: (page: Page) => force(page, kinds),
    })),
);

/** In browsers that override colors: Windows has high contrast, Samsung Internet and Chromium force dark mode. */
const overridden: readonly State[] = [
  '/',
  '/aha-courses',
  '/merchandise',
  '/acls-algorithm',
  '/adult-choking',
].flatMap((path) => [
  {
    name: `high contrast ${nameOf(path)}`,
    path,
    part: 'body',
    steps: (page: Page) => page.emulateMedia({ forcedColors: 'active' }),
  },
  {
    name: `forced dark ${nameOf(path)}`,
    path,
    part: 'body',
    width: 1440,
    steps: async (page: Page) => {
      const devtools = await page.context().newCDPSession(page);
      await devtools.send('Emulation.setAutoDarkModeOverride', { enabled: true });
    },
  },
]);

for (const [turn, state] of [...states, ...held, ...overridden].entries())
  for (const width of state.width === undefined ? widths(turn) : [state.width])
    test(`after steps: ${state.name} matches its snapshot at ${width} px`, async ({ page, browser }) => {
      await page.setViewportSize({ width, height: 3000 });
      await page.emulateMedia({ colorScheme: width === 390 ? 'dark' : 'light' });
      await openState(page, state);
      await page.waitForLoadState('networkidle');
      await waitForFonts(page);
      const clip = await page.locator(state.part).evaluate((part) => {
        if (part !== document.body) part.scrollIntoView({ block: 'center', behavior: 'instant' });
        const boxes = [part, ...part.querySelectorAll('*')]
          .filter((one) => one.checkVisibility())
          .map((one) => one.getBoundingClientRect());
        const seen = boxes.filter((box) => box.width > 1 && box.height > 1);
        const x = Math.max(0, Math.min(...seen.map(({ left }) => left)));
        const y = Math.max(0, Math.min(...seen.map(({ top }) => top)));
        const right = Math.min(innerWidth, Math.max(...seen.map((box) => box.right)));
        const bottom = Math.min(innerHeight, Math.max(...seen.map((box) => box.bottom)));
        return { x, y, width: right - x, height: bottom - y };
      });
      const picture = await page.screenshot({ animations: 'disabled', clip });
      expect(await halved(picture), meant(browser)).toMatchSnapshot(
        `state-${nameOf(state.name)}-${width}.jpg`,
        tolerance,
      );
    });
