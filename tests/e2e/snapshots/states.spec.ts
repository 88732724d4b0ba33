import { expect, type Page, test } from '@playwright/test';
import { tolerances, wholeBrowser } from '../support/browsers';
import { failIslands, stirIslands } from '../support/island-pages';
import { asJpeg, meant, nameOf, widths } from '../support/snapshots';
import { openState, type State, state, states, viewStates } from '../support/states';

test.use({ launchOptions: wholeBrowser });

/** On a whole screen, movements stop a moment sooner or later. */
const screenTolerances = [
  { threshold: 0.1, maxDiffPixels: 30 },
  { threshold: 0.015, maxDiffPixels: 6000 },
];

/** Puts everything that can be pointed at into a state of the pointer or the keyboard. */
async function force(page: Page, kind: string): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('DOM.enable');
  await devtools.send('CSS.enable');
  const { root } = await devtools.send('DOM.getDocument');
  const selector = 'a, button, summary, input, select, textarea, label, .group, article, li';
  const { nodeIds } = await devtools.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector });
  const forcedPseudoClasses = kind === 'focus-visible' ? ['focus', kind] : [kind];
  for (const nodeId of nodeIds) await devtools.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses });
}

const first = ['/', '/aha-courses', '/locations', '/merchandise', '/acls-algorithm'];

/** The first screens of a page after some steps. */
const screens = (name: string, path: string, steps: State['steps'], width?: State['width']): State =>
  state(`${name} ${nameOf(path)}`, path, 'body', steps, width);

/** With everything under the pointer, in focus, or pressed. */
const held = first.flatMap((path) =>
  ['hover', 'focus-visible', 'active'].map((kind) => screens(kind, path, (page) => force(page, kind))),
);

async function forceDark(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setAutoDarkModeOverride', { enabled: true });
}
const step = '/acls-algorithm?adult-arrest=c1.c2.c3';
/** In browsers that override colors: Windows has high contrast, Samsung Internet and Chromium force dark mode. */
const overridden = ['/', '/aha-courses', '/merchandise', '/acls-algorithm', step, '/adult-choking'].flatMap(
  (path) => [
    screens('high contrast', path, (page) => page.emulateMedia({ forcedColors: 'active' })),
    screens('more contrast', path, (page) => page.emulateMedia({ contrast: 'more' })),
    screens('forced dark', path, forceDark, 1440),
  ],
);

const enlarge = (page: Page) => page.locator('html').evaluate((root) => void (root.style.fontSize = '200%'));
/** On a phone with text twice as large, where columns and rows give way to one another, and on a tablet. */
const resized = [...first, '/instructors'].flatMap((path) => [
  screens('enlarged', path, enlarge, 390),
  screens('tablet', path, () => Promise.resolve(), 820),
]);

/** Half a second into each movement, with every control still busy. */
const moving = ['/', '/aha-courses', '/merchandise', '/a-to-z'].map((path) =>
  screens('moving', path, async (page) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.evaluate(() => {
      for (const control of document.querySelectorAll('[data-island] :is(button, input)'))
        control.setAttribute('aria-busy', 'true');
      for (const movement of document.getAnimations()) {
        movement.pause();
        if (movement.timeline instanceof DocumentTimeline) movement.currentTime = 500;
      }
    });
  }),
);

/** When every island has failed. */
const lost = ['/', '/aha-courses', '/locations', '/merchandise'].map((path) =>
  screens('lost', path, async (page) => {
    await failIslands(page);
    await page.reload();
    await stirIslands(page);
    await expect(page.locator('[data-island]:not([data-lost])')).toHaveCount(0);
  }),
);

/** When something is off or does not arrive. */
const missing: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  scripts: async (page) => {
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Emulation.setScriptExecutionDisabled', { value: true });
  },
  'site script': (page) => page.route(/\/assets\/site-islands\./, (route) => route.abort()),
  pictures: (page) => page.route(/\/pictures\//, (route) => route.abort()),
};
const incomplete = Object.entries(missing).flatMap(([name, leaveOut]) =>
  first.map((path) =>
    screens(`without ${name}`, path, async (page) => {
      await leaveOut(page);
      await page.reload();
    }),
  ),
);

const all = [states, viewStates, held, overridden, resized, moving, lost, incomplete].flat();
for (const [turn, one] of all.entries())
  for (const width of one.width === undefined ? widths(turn) : [one.width])
    test(`after steps: ${one.name} matches its snapshot at ${width} px`, async ({ page, browser }) => {
      await page.setViewportSize({ width, height: 3000 });
      await page.emulateMedia({ colorScheme: width === 390 ? 'dark' : 'light' });
      await openState(page, one);
      await page.waitForLoadState('networkidle');
      await page.evaluate(() => document.fonts.ready);
      const clip = await page.locator(one.part).evaluate((part) => {
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
      const animations = moving.includes(one) ? 'allow' : 'disabled';
      const picture = await page.screenshot({ animations, clip });
      const isScreen = one.part === 'body';
      const shot = await asJpeg(picture, isScreen ? 0.5 : 1);
      for (const most of isScreen ? screenTolerances : tolerances)
        expect(shot, meant(browser)).toMatchSnapshot(`state-${nameOf(one.name)}-${width}.jpg`, most);
    });
