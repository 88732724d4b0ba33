import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { testDay } from '../../../scripts/run/today';
import { laidOut } from '../support/laid-out';
import { waitForFonts } from '../support/typefaces';

/** Where the snapshots are stored, and which browser drew them. */
export const baseline = 'tests/e2e/snapshots/baseline';
export const widths = [390, 1440] as const;

/** How much of a page is captured, in CSS pixels, and its stored scale. */
const height = 3000;
const shrink = 2;

/**
 * The difference per channel, out of 255, from which a pixel counts as changed; a subpixel shift of text stays below
 * it.
 */
const pixelTolerance = 24;

export function fileOf(path: string, width: number): string {
  return `${path === '/' ? 'home' : path.slice(1).replaceAll('/', '-')}-${width}.webp`;
}

/** The top of a page as a small picture. The same page in the same browser gives the same bytes. */
export async function takeSnapshot(page: Page, path: string, width: number): Promise<Buffer> {
  // The dates of a city are ahead only on the day of the build.
  const day = path.startsWith('/locations/') ? testDay : '2026-11-21';
  await page.clock.setFixedTime(`${day}T12:00:00Z`);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  // Tall enough to load every lazy picture in the captured part.
  await page.setViewportSize({ width, height });
  await page.goto(path);
  await laidOut(page);
  await waitForFonts(page);
  await page.evaluate(async () => {
    for (const image of document.images) {
      // A lazy picture without a box (hidden on small screens) never loads.
      if (image.getClientRects().length > 0 && image.getBoundingClientRect().top < window.innerHeight)
        await image.decode().catch(() => undefined);
    }
  });
  const shot = await page.screenshot({ animations: 'disabled' });
  return sharp(shot)
    .resize({ width: Math.round(width / shrink) })
    .webp({ quality: 72, effort: 4 })
    .toBuffer();
}

/** The height of a band, in stored pixels: a missing link is a large part of a band, and next to nothing of a page. */
const bandHeight = 50;

/** The share of pixels that differ, from 0 to 1, in the page and in the band where most do; 1 if the sizes differ. */
export async function differenceOf(one: Buffer, other: Buffer): Promise<{ page: number; band: number }> {
  const [a, b] = await Promise.all(
    [one, other].map((picture) => sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true })),
  );
  if (a === undefined || b === undefined || a.info.width !== b.info.width || a.info.height !== b.info.height)
    return { page: 1, band: 1 };
  const rowLength = a.info.width * 3;
  const bands = new Array<number>(Math.ceil(a.info.height / bandHeight)).fill(0);
  for (let at = 0; at < a.data.length; at += 3) {
    const distances = [at, at + 1, at + 2].map((byte) =>
      Math.abs(Number(a.data[byte]) - Number(b.data[byte])),
    );
    const band = Math.floor(at / rowLength / bandHeight);
    if (Math.max(...distances) > pixelTolerance) bands[band] = (bands[band] ?? 0) + 1;
  }
  const different = bands.reduce((sum, count) => sum + count, 0);
  return {
    page: different / (a.info.width * a.info.height),
    band: Math.max(...bands) / (a.info.width * bandHeight),
  };
}
