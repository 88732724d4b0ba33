import type { Page } from '@playwright/test';
import postcss from 'postcss';
import { routes } from '../../../content/site/routes';
import { simulationGame } from '../../../content/simulation/simulation';
import { expect, test } from '../support/fixtures';
import { holdBack } from '../support/hold-back';
import { expectHydrated, stirIslands } from '../support/island-pages';
import { laidOut } from '../support/laid-out';

/** Serves pages with another style: as an older browser reads it. */
async function withStyle(page: Page, styleOf: (css: string) => string): Promise<void> {
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.continue();
    const response = await route.fetch();
    const html = (await response.text())
      // The policy allows only the style with this digest, and this one differs.
      .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '')
      .replace(/<style>(.*?)<\/style>/s, (_, css: string) => `<style>${styleOf(css)}</style>`);
    const { 'content-security-policy': policy, ...headers } = response.headers();
    expect(policy).toBeDefined();
    return route.fulfill({ body: html, headers });
  });
}

/** Chrome before 120 and Safari before 17 do not know the media feature `scripting`. */
function withoutScriptingFeature(css: string): string {
  const sheet = postcss.parse(css);
  let isMeant = false;
  sheet.walkAtRules('media', (rule) => {
    if (!rule.params.includes('scripting')) return;
    isMeant = true;
    rule.remove();
  });
  expect(isMeant).toBe(true);
  return sheet.toString();
}

test.describe('in a browser that cannot ask for scripts', () => {
  test.beforeEach(({ page }) => withStyle(page, withoutScriptingFeature));

  for (const { path } of [routes.ahaCourses, routes.redCrossCourses])
    test(`${path} shows one view before its scripts, and does not move as they arrive`, async ({ page }) => {
      await page.goto(path);
      await laidOut(page);
      const views = page.locator('.views > [data-view]');
      await expect(views.filter({ visible: true })).toHaveCount(1);
      const { y } = (await page.locator('footer').boundingBox())!;
      await stirIslands(page);
      await expectHydrated(page);
      await expect(views.filter({ visible: true })).toHaveCount(1);
      expect((await page.locator('footer').boundingBox())!.y).toBeCloseTo(y, -1);
    });

  test('no button takes a click that would be lost', async ({ page }) => {
    const release = await holdBack(page, '**/site-islands.*.js');
    // The page loads only with its script.
    await page.goto(routes.home.path, { waitUntil: 'commit' });
    const start = page.getByRole('button', { name: simulationGame.intro.start });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(start).toBeHidden();
    release();
    await expect(start).toBeVisible();
  });

  test.describe('without the loader', () => {
    test.use({ allowsFaults: true });
    test('a page says what to do', async ({ page }) => {
      await page.route('**/site-islands.*.js', (route) => route.abort());
      await page.goto(routes.home.path);
      await expect(page.locator('.island-lost').filter({ visible: true })).not.toHaveCount(0);
    });
  });
});
