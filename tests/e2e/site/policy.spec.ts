import { createHash } from 'node:crypto';
import { headerPolicy, metaPolicy, styleSourceOf } from '../../../scripts/hosting/headers';
import { expect, test } from '../support/fixtures';
import { openHydrated } from '../support/island-pages';
import { attributesOf, storedPages } from '../support/site';

test.describe('the policy', () => {
  test('is the same in the header and in each page, except for header-only directives', async ({
    request,
  }) => {
    for (const page of storedPages) {
      const policy = page.$('meta[http-equiv="Content-Security-Policy"]').attr('content') ?? '';
      const css = page.$('head style').text();
      const style = `'sha256-${createHash('sha256').update(css).digest('base64')}'`;
      expect(policy, page.path).toBe(metaPolicy(style));
      expect(styleSourceOf(policy)).toBe(style);
      expect(
        attributesOf(page.$, 'head > :nth-child(-n + 2)', 'http-equiv'),
        'comes before any script',
      ).toContain('Content-Security-Policy');
      const headers = (await request.get(page.path)).headers();
      expect(headers['content-security-policy']).toBe(headerPolicy(false, style));
    }
  });

  test.describe('probed with attacks', () => {
    test.use({ allowsFaults: true });

    test('blocks foreign scripts, markup and requests', async ({ page }) => {
      await openHydrated(page, '/merchandise');
      const outcome = await page.evaluate(async () => {
        const tried = async (work: () => unknown) => {
          try {
            await work();
            return 'allowed';
          } catch {
            return 'stopped';
          }
        };
        const script = document.createElement('script');
        // Without a network a request fails in any case: only the policy reports it.
        const refused = new Promise<string>((resolve) =>
          document.addEventListener('securitypolicyviolation', ({ blockedURI }) => {
            if (blockedURI.startsWith('https://evil.example')) resolve('stopped');
          }),
        );
        fetch('https://evil.example/').catch(() => undefined);
        return {
          markup: await tried(() =>
            document.body.insertAdjacentHTML('beforeend', '<img src=x onerror="window.hacked = 1">'),
          ),
          fragment: await tried(() => document.createRange().createContextualFragment('<b>x</b>')),
          'script of another site': await tried(() => (script.src = 'https://evil.example/x.js')),
          'script of this site': await tried(() => (script.src = '/uploads/x.js')),
          'script as text': await tried(() => (script.text = 'window.hacked = 1')),
          request: await refused,
          // eslint-disable-next-line @typescript-eslint/no-implied-eval -- what the policy has to stop
          code: await tried(() => setTimeout('window.hacked = 1', 0)),
        };
      });
      expect(Object.entries(outcome).filter(([, end]) => end !== 'stopped')).toEqual([]);
      expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
    });
  });
});
