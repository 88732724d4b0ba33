import { readFileSync, writeFileSync } from 'node:fs';
import type { Browser } from '@playwright/test';
import sharp from 'sharp';
import { isLong } from './length';

/** Which browser drew the snapshots. Another version may render text differently: then most pages differ at once. */
const browserFile = 'tests/e2e/snapshots/baseline/browser.txt';

export const noteBrowser = (browser: Browser) => writeFileSync(browserFile, `${browser.version()}\n`);

/** What a test says about a picture that differs. */
export const meant = (browser: Browser) =>
  `Is the change meant? Then run "npm run snapshots", and look at the changed pictures in Git. They were taken with Chromium ${readFileSync(browserFile, 'utf8').trim()}; this is ${browser.version()}.`;

export const nameOf = (path: string) =>
  path === '/' ? 'home' : path.replace(/^\//, '').replaceAll(/\W+/g, '-');

/** Most are compared at one width, alternating; at night, and in an update, at both. */
export const widths = (turn: number) =>
  ([390, 1440] as const).filter((_, index) => isLong || turn % 2 === index);

/** Half as wide, or to another scale. The same picture gives the same bytes. */
export async function asJpeg(picture: Buffer, scale = 0.5): Promise<Buffer> {
  const image = sharp(picture);
  const { width } = await image.metadata();
  return image
    .resize({ width: Math.round(width * scale) })
    .jpeg({ quality: 70, mozjpeg: true })
    .toBuffer();
}
