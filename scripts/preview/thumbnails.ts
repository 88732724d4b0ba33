// Draws a thumbnail of each page for the preview report.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { type Browser, chromium } from '@playwright/test';
import { load } from 'cheerio';
import sharp from 'sharp';
import { startServer } from '../hosting/local-server';
import { chromiumProgram } from '../run/chromium';

const kept = '.cache/thumbnails';
const screen = { width: 1280, height: 800 };

/** A thumbnail: its file in the export, and its bytes (WebP, 480 x 300). */
export type PageImage = { readonly file: string; readonly body: Buffer };

/**
 * Draws thumbnails with the installed Chromium; without one there are no thumbnails. They are cached by page content
 * (without the badge), so a build only draws pages that changed.
 */
export async function drawPages(
  root: string,
  pages: readonly { readonly path: string; readonly html: string }[],
): Promise<ReadonlyMap<string, PageImage>> {
  mkdirSync(kept, { recursive: true });
  const named = pages.map(({ path, html }) => ({ path, key: keyOf(html) }));
  const missing = named.filter(({ key }) => !existsSync(`${kept}/${key}.webp`));
  if (missing.length > 0) {
    const browser = await chromium
      .launch({ ...chromiumProgram, args: ['--no-sandbox', '--disable-gpu'] })
      .catch(() => null);
    if (browser === null) return new Map();
    await draw(root, browser, missing).finally(() => browser.close());
  }
  return new Map(
    named.map(({ path, key }) => [
      path,
      {
        file: `/preview/pages/${path === '/' ? 'home' : path.slice(1)}.${key}.webp`,
        body: readFileSync(`${kept}/${key}.webp`),
      },
    ]),
  );
}

function keyOf(html: string): string {
  const $ = load(html);
  $('#preview-badge').remove();
  return createHash('sha256').update($.html()).digest('hex').slice(0, 16);
}

async function draw(
  root: string,
  browser: Browser,
  pages: readonly { readonly path: string; readonly key: string }[],
): Promise<void> {
  console.log(`Drawing ${pages.length} pages for the preview …`);
  const { server, url } = await startServer({ root, port: 0 });
  try {
    const page = await browser.newPage({ viewport: screen, reducedMotion: 'reduce' });
    for (const { path, key } of pages) {
      await page.goto(url + path, { waitUntil: 'load' });
      // Hides the badge without a style that the policy would block.
      await page.evaluate(() => document.getElementById('preview-badge')?.remove());
      const image = await page.screenshot({ type: 'png' });
      writeFileSync(`${kept}/${key}.webp`, await sharp(image).resize(480).webp({ quality: 70 }).toBuffer());
    }
  } finally {
    server.close();
    server.closeAllConnections();
  }
}
