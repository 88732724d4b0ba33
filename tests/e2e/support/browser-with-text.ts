import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { wholeBrowser } from './browsers';

/** Runs in a browser whose default font size is changed in its settings, so media queries in rem follow it. */
export async function withText(percent: number, width: number, work: (page: Page) => Promise<void>) {
  const profile = mkdtempSync(join(tmpdir(), 'text-size-'));
  const size = (16 * percent) / 100;
  const settings = { webkit: { webprefs: { default_font_size: size, default_fixed_font_size: size } } };
  mkdirSync(join(profile, 'Default'));
  writeFileSync(join(profile, 'Default', 'Preferences'), JSON.stringify(settings));
  const viewport = { width, height: 844 };
  const context = await chromium.launchPersistentContext(profile, { ...wholeBrowser, viewport });
  try {
    await work(context.pages()[0] ?? (await context.newPage()));
  } finally {
    await context.close();
    rmSync(profile, { recursive: true, force: true });
  }
}
