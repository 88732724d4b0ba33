import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pageList } from '../support/pages';
import { wholeBrowser } from '../support/browsers';
import { expect, test } from '../support/fixtures';
import { isLong } from '../support/length';
import { baseline, differenceOf, fileOf, takeSnapshot, widths } from './snapshot';

/** Set by `npm run snapshots`: replaces the snapshots instead of comparing. */
const isUpdating = process.env['UPDATE_SNAPSHOTS'] !== undefined;
/** A busy machine has drawn up to 1.7 % of a band differently. */
const tolerance = { page: 0.002, band: 0.03 };
const recorded = (name: string) => readFileSync(join(baseline, name), 'utf8').trim();

test.use({ launchOptions: wholeBrowser });

/** Another version may render text differently: then most pages differ at once. Nothing is skipped for it. */
const drawnBy = (version: string) =>
  recorded('browser.txt') === version
    ? ''
    : `; they were taken with Chromium ${recorded('browser.txt')}, and this is ${version}`;

/** Each page is compared at one width, alternating; at night, and in an update, at both. */
for (const [turn, { path }] of pageList.entries()) {
  for (const width of widths.filter((_, index) => isLong || isUpdating || turn % 2 === index)) {
    test(`${path} matches its snapshot at ${width} px`, async ({ page, browser }) => {
      const file = join(baseline, fileOf(path, width));
      const snapshot = await takeSnapshot(page, path, width);
      if (isUpdating) {
        writeFileSync(file, snapshot);
        writeFileSync(join(baseline, 'browser.txt'), `${browser.version()}\n`);
      }
      const difference = await differenceOf(readFileSync(file), snapshot);
      for (const part of ['page', 'band'] as const)
        expect(
          difference[part],
          `${(difference[part] * 100).toFixed(2)} % of the pixels of a ${part} differ; update with "npm run snapshots" and review the changed pictures in Git${drawnBy(browser.version())}`,
        ).toBeLessThanOrEqual(tolerance[part]);
    });
  }
}
