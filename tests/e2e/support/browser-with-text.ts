import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { wholeBrowser } from './browsers';

/** A browser whose own default size of text is another, as its settings have it: media queries in rem follow it. */
export async function browserWithText(percent: number, width: number, baseURL: string) {
  const profile = mkdtempSync(join(tmpdir(), 'text-size-'));
  mkdirSync(join(profile, 'Default'));
  const size = (16 * percent) / 100;
  writeFileSync(
    join(profile, 'Default', 'Preferences'),
    JSON.stringify({ webkit: { webprefs: { default_font_size: size, default_fixed_font_size: size } } }),
  );
  const context = await chromium.launchPersistentContext(profile, {
    ...wholeBrowser,
    baseURL,
    viewport: { width, height: 844 },
    // A test may add a style of its own, which the policy of the pages refuses.
    bypassCSP: true,
  });
  return {
    context,
    close: async () => {
      await context.close();
      rmSync(profile, { recursive: true, force: true });
    },
  };
}
