import { readFileSync, writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { testDay } from '../../../scripts/run/today';
import { tolerance, wholeBrowser } from '../support/browsers';
import { expect, test } from '../support/fixtures';
import { laidOut } from '../support/laid-out';
import { openHydrated } from '../support/island-pages';
import { isLong } from '../support/length';
import { pageList } from '../support/pages';
import { waitForFonts } from '../support/typefaces';

/** Which browser drew the snapshots. Another version may render text differently: then most pages differ at once. */
const browserFile = 'tests/e2e/snapshots/baseline/browser.txt';
/** Width and height of a sheet of Letter. */
const [paper, sheet] = [816, 1056];
/** What islands show, by address. */
const views = [
  '/aha-courses?view=compare',
  '/aha-courses?course=acls',
  '/red-cross-courses?view=requirements',
  '/aed-first-aid-equipment?compare=equipment-trauma-kit,equipment-first-aid-kit-150',
  '/books-guides?view=list&sort=price-asc',
  '/merchandise?q=zzz&cart=merch-mug-110*2,merch-pin-set#cart',
  '/merchandise?cart=merch-mug-110*2,merch-pin-set&order=open',
  '/locations?city=atlanta',
  '/locations?near=Austin%2C+TX&class=acls',
  '/locations?need=clinical.bls',
  '/acls-algorithm?adult-arrest=c1.c2.c3',
];
/** What print has its own style for. */
const printed = [
  ...['/', '/locations', '/aha-courses', '/osha-classes', '/osha-compliance', '/books-guides', '/about'],
  ...['/your-card', '/host-training', '/aed-check', '/terms-of-service', '/acls-algorithm', '/collapse'],
  ...['/bls-algorithm#sheet-adult-bls', '/tachycardia-algorithm#sheet-tachycardia-drugs'],
];
test.use({ launchOptions: wholeBrowser });

/** A whole page as a small picture, half as wide. The same page in the same browser gives the same bytes. */
async function pictureOf(page: Page, path: string, width: number): Promise<Buffer> {
  // The dates of classes are ahead only on the day of the build.
  await page.clock.setFixedTime(`${testDay}T12:00:00Z`);
  // Both color schemes are seen that way, and pages both folded and unfolded.
  await page.emulateMedia({
    colorScheme: width === 390 ? 'dark' : 'light',
    media: width === paper ? 'print' : null,
    reducedMotion: 'reduce',
  });
  const isView = views.includes(path);
  // A dialog is in the middle of the window.
  await page.setViewportSize({ width, height: width === paper ? sheet : isView ? 3000 : 12_000 });
  await (isView ? openHydrated(page, path) : page.goto(path));
  await page.waitForLoadState('networkidle');
  await laidOut(page);
  await waitForFonts(page);
  await page.evaluate(
    async (isUnfolded) => {
      for (const fold of document.querySelectorAll('main details'))
        if (isUnfolded) fold.setAttribute('open', '');
      for (const image of document.images) {
        image.loading = 'eager';
        // One that is hidden on small screens has no box, and never loads.
        if (image.getClientRects().length > 0) await image.decode().catch(() => undefined);
      }
    },
    width === 1440 && !isView,
  );
  const end = await page
    .locator('main, footer')
    .evaluateAll((all) => Math.max(...all.map((part) => part.getBoundingClientRect().bottom)));
  const height = isView ? 3000 : Math.ceil(end);
  const parts: { readonly input: Buffer; readonly left: 0; readonly top: number }[] = [];
  // Chromium draws no taller picture than 16,384 px.
  for (let top = 0; top < height; top += 12_000) {
    const clip = { x: 0, y: top, width, height: Math.min(12_000, height - top) };
    const input = await page.screenshot({ animations: 'disabled', fullPage: !isView, clip });
    parts.push({ input, left: 0, top });
  }
  const whole = sharp({ create: { width, height, channels: 3, background: 'white' } }).composite(parts);
  return sharp(await whole.png({ compressionLevel: 1 }).toBuffer())
    .resize({ width: Math.round(width / 2) })
    .jpeg({ quality: 70, mozjpeg: true })
    .toBuffer();
}

/** Each page is compared at one width, alternating; at night, and in an update, at both. */
const shots = [...pageList.map(({ path }) => path), ...views].flatMap((path, turn) =>
  ([390, 1440] as const).filter((_, index) => isLong || turn % 2 === index).map((width) => ({ path, width })),
);
for (const { path, width } of [...shots, ...printed.map((path) => ({ path, width: paper }))])
  test(`${path} matches its snapshot at ${width} px`, async ({ page, browser }, { config }) => {
    if (config.updateSnapshots === 'all') writeFileSync(browserFile, `${browser.version()}\n`);
    const drawnBy = readFileSync(browserFile, 'utf8').trim();
    expect(
      await pictureOf(page, path, width),
      `Is the change meant? Then run "npm run snapshots", and look at the changed pictures in Git. They were taken with Chromium ${drawnBy}; this is ${browser.version()}.`,
    ).toMatchSnapshot(
      `${path === '/' ? 'home' : path.slice(1).replaceAll(/\W+/g, '-')}-${width}.jpg`,
      tolerance,
    );
  });
