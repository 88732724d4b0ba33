import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { addressOf } from '../../../scripts/check/clinical/clinical-data';
import { testDay } from '../../../scripts/run/today';
import { sheets } from '../support/algorithm-pages';
import { tolerances, wholeBrowser } from '../support/browsers';
import { expect, test } from '../support/fixtures';
import { laidOut } from '../support/laid-out';
import { openHydrated } from '../support/island-pages';
import { isLong } from '../support/length';
import { pageList } from '../support/pages';
import { asJpeg, meant, nameOf, noteBrowser, widths } from '../support/snapshots';
import { waitForFonts } from '../support/typefaces';

/** Width and height of a sheet of Letter, and a width between a phone and a wide screen. */
const [paper, sheet, between] = [816, 1056, 700];
/** What print has its own style for. */
const printed = [
  ...['/', '/locations', '/aha-courses', '/osha-classes', '/osha-compliance', '/books-guides', '/about'],
  ...['/your-card', '/host-training', '/aed-check', '/terms-of-service', '/acls-algorithm', '/collapse'],
  ...['/merchandise?cart=merch-mug-110*2,merch-pin-set&order=open', '/aha-courses?course=acls'],
  ...sheets.map(({ page, sheet }) => `${addressOf(page)}#${sheet.id}`),
];
// The page for lost addresses has the status 404, which Chromium writes to the console.
test.use({ launchOptions: wholeBrowser, expectedMessage: /status of 404/ });

/** A whole page as a small picture, half as wide. The same page in the same browser gives the same bytes. */
async function pictureOf(page: Page, path: string, width: number): Promise<Buffer> {
  // The dates of classes are ahead only on the day of the build.
  await page.clock.setFixedTime(`${testDay}T12:00:00Z`);
  // Both color schemes are seen that way, and pages both folded and unfolded. On paper both are the same.
  await page.emulateMedia({
    colorScheme: width === 1440 ? 'light' : 'dark',
    media: width === paper ? 'print' : null,
    reducedMotion: 'reduce',
  });
  await page.setViewportSize({ width, height: width === paper ? sheet : 12_000 });
  await (path.includes('?') ? openHydrated(page, path) : page.goto(path));
  await page.waitForLoadState('networkidle');
  await laidOut(page);
  await waitForFonts(page);
  await page.evaluate(async (isUnfolded) => {
    for (const fold of document.querySelectorAll('main details'))
      if (isUnfolded) fold.setAttribute('open', '');
    for (const image of document.images) {
      image.loading = 'eager';
      // One that is hidden on small screens has no box, and never loads.
      if (image.getClientRects().length > 0) await image.decode().catch(() => undefined);
    }
  }, width === 1440);
  const end = await page
    .locator('main, footer, dialog[open]')
    .evaluateAll((all) => Math.max(...all.map((part) => part.getBoundingClientRect().bottom)));
  const height = Math.ceil(end);
  const parts: { readonly input: Buffer; readonly left: 0; readonly top: number }[] = [];
  // Chromium draws no taller picture than 16,384 px.
  for (let top = 0; top < height; top += 12_000) {
    const clip = { x: 0, y: top, width, height: Math.min(12_000, height - top) };
    const input = await page.screenshot({ animations: 'disabled', fullPage: true, clip });
    parts.push({ input, left: 0, top });
  }
  const whole = sharp({ create: { width, height, channels: 3, background: 'white' } }).composite(parts);
  return asJpeg(await whole.png({ compressionLevel: 1 }).toBuffer());
}

const shots = [...pageList.map(({ path }) => path), '/404'].flatMap((path, turn) =>
  [...widths(turn), ...(isLong ? [between] : [])].map((width) => ({ path, width })),
);
for (const { path, width } of [...shots, ...printed.map((path) => ({ path, width: paper }))])
  test(`${path} matches its snapshot at ${width} px`, async ({ page, browser }, { config }) => {
    if (config.updateSnapshots === 'all') noteBrowser(browser);
    const picture = await pictureOf(page, path, width);
    for (const most of tolerances)
      expect(picture, meant(browser)).toMatchSnapshot(`${nameOf(path)}-${width}.jpg`, most);
  });
