import type { Page, Route } from '@playwright/test';
import { expect, test } from './fixtures';
import { bodyOf, type IslandPage, islandPages, scriptsOnce } from './island-pages';

test.use({ allowsFaults: true });

/** `BAR=long` (npm run bar) tries every script on every page; `npm test` tries every script once. */
const isLong = process.env['BAR'] === 'long';

const faults = {
  missing: (route) => route.fulfill({ status: 404, contentType: 'text/html', body: '<!doctype html><title>Not found</title><p>Not found' }),
  unreachable: (route) => route.abort('connectionfailed'),
  'cut half-way': (route, body) => route.fulfill({ contentType: 'application/javascript', body: body.slice(0, body.length / 2) }),
  'answered with HTML': (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Welcome</title><p>Welcome' }),
} as const satisfies Record<string, (route: Route, body: string) => Promise<void>>;

/** Breaks one script until the network is whole again. */
async function breakScript(page: Page, script: string, fault: (route: Route, body: string) => Promise<void>): Promise<() => void> {
  let isBroken = true;
  await page.route(`**${script}`, (route) => (isBroken ? fault(route, bodyOf(script)) : route.continue()));
  return () => {
    isBroken = false;
  };
}

/** Makes every island of the page want its scripts, as a visitor does who comes to it with the keyboard. */
async function wake(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const host of document.querySelectorAll('[data-island]')) host.dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift', bubbles: true }));
  });
}

/** Headings and length of what is to be read. */
async function readable(page: Page): Promise<{ readonly headings: readonly string[]; readonly length: number }> {
  return page.evaluate(() => {
    const isSeen = (element: Element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    return {
      headings: [...document.querySelectorAll('h1, main h2')].filter(isSeen).map((heading) => heading.textContent.trim()),
      length: document.body.innerText.length,
    };
  });
}

/** The page is whole: the words of the exported file, and a link of the footer leads on. */
async function expectReadable(page: Page, path: string): Promise<void> {
  await expect(page.locator('h1:visible')).toHaveCount(1);
  expect((await readable(page)).length, `${path} has its words`).toBeGreaterThan(1500);
}

async function expectAwake(page: Page, { islands }: IslandPage): Promise<void> {
  for (const island of islands) await expect(page.locator(`[data-island="${island}"]`)).toHaveAttribute('data-ready', '', { timeout: 20_000 });
}

const said = (page: Page) => page.locator('.island-status, .island-lost').filter({ visible: true });

async function tryAgain(page: Page, own: boolean): Promise<void> {
  if (own) await page.getByRole('link', { name: 'Reload the page' }).filter({ visible: true }).first().click();
  else await page.getByRole('button', { name: 'Try again' }).filter({ visible: true }).first().click();
}

const tries = isLong
  ? islandPages.flatMap((page) => [page.own, ...page.runtime].map((script) => ({ path: page.path, script, page })))
  : scriptsOnce();

for (const { path, script, page: target } of tries) {
  test(`${path} stays readable and recovers when ${script} fails`, async ({ page }) => {
    test.setTimeout(120_000);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const isOwn = script === target.own;
    for (const [name, fault] of Object.entries(faults)) {
      await test.step(name, async () => {
        const mend = await breakScript(page, script, fault);
        await page.goto(path);
        await wake(page);
        await expect(said(page).first(), 'the island says that something is wrong').toBeVisible({ timeout: 15_000 });
        await expectReadable(page, path);
        mend();
        await tryAgain(page, isOwn);
        if (isOwn) await page.waitForLoadState();
        await wake(page);
        await expectAwake(page, target);
        await expect(said(page), 'nothing is wrong any more').toHaveCount(0);
        await expectReadable(page, path);
        await page.unrouteAll();
      });
    }
  });
}
