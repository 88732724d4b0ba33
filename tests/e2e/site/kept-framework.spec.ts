import { expect, test } from '../support/fixtures';
import { expectAwake, islandPages } from '../support/island-pages';
import { storedFiles, storedPages } from '../support/site';

/** What only a build that keeps the framework has: see docs/decisions/054-the-framework-contract.md. */
test.describe('a page that keeps the framework', () => {
  for (const page of storedPages) {
    test(`${page.path} runs no inline script, asks for no file that is not there, and holds every script to its digest`, () => {
      const { $ } = page;
      expect(
        $('script:not([src]):not([type="application/ld+json"]):not([type="application/json"])').length,
      ).toBe(0);
      expect($('script[src]:not([integrity])').length).toBe(0);
      expect($('[style], style').length).toBe(0);
      const asked = $('script[src], link[rel="stylesheet"], link[as="script"]')
        .toArray()
        .map((element) => $(element).attr('src') ?? $(element).attr('href') ?? '');
      expect(asked.filter((path) => !storedFiles.has(path))).toEqual([]);
      expect(
        asked.some((path) => path.startsWith('/_next/')),
        'the framework is there',
      ).toBe(true);
    });

    test(`${page.path} has a policy that is no laxer than that of the usual build, and Trusted Types before any other script`, () => {
      const { $ } = page;
      const policy = $('meta[http-equiv="Content-Security-Policy"]').attr('content') ?? '';
      expect(policy).toContain("script-src 'self';");
      expect(policy).toContain("require-trusted-types-for 'script'");
      expect(policy).not.toMatch(/unsafe|sha256|nonce|\*/);
      expect($('script').first().attr('src')).toMatch(/^\/assets\/trusted-first\./);
      expect($('script').first().attr('async') ?? $('script').first().attr('defer')).toBeUndefined();
    });
  }

  for (const target of islandPages) {
    test(`${target.path} wakes by itself`, async ({ page }) => {
      await page.goto(target.path);
      await expectAwake(page, target, { timeout: 20_000 });
    });
  }
});
