import type { Page } from '@playwright/test';
import postcss from 'postcss';
import { routeList } from '../../../content/site/routes';
import { expect, test } from '../support/fixtures';

/** Serves pages as a browser without cascade layers reads them: no rule of a layer, and the rules for such browsers. */
async function withoutLayers(page: Page): Promise<void> {
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.continue();
    const response = await route.fetch();
    const html = (await response.text())
      // The policy allows only the style with this digest, and this one differs.
      .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '')
      .replace(/<style>(.*?)<\/style>/s, (_, css: string) => `<style>${plainStyle(css)}</style>`);
    const { 'content-security-policy': policy, ...headers } = response.headers();
    expect(policy).toBeDefined();
    return route.fulfill({ body: html, headers });
  });
}

function plainStyle(css: string): string {
  const sheet = postcss.parse(css);
  sheet.walkAtRules('layer', (rule) => void rule.remove());
  let isMeant = false;
  sheet.walkAtRules('supports', (rule) => {
    if (!/^not \(color:\s*revert-layer\)$/.test(rule.params)) return;
    isMeant = true;
    rule.replaceWith(rule.nodes ?? []);
  });
  expect(isMeant).toBe(true);
  return sheet.toString();
}

/** Half of the pages at each width. */
for (const [turn, { path }] of routeList.entries()) {
  const width = turn % 2 === 0 ? 390 : 320;
  test(`${path} fits ${width} px without cascade layers`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await withoutLayers(page);
    await page.goto(path);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });
}
