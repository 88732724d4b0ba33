import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pageList } from '../support/pages';
import { wholeBrowser } from '../support/browsers';
import { expect, test } from '../support/fixtures';
import { isLong } from '../support/length';
import { baseline, differenceOf, fileOf, takeSnapshot, widths } from './snapshot';

/** Set by `npm run snapshots`: replaces the snapshots instead of comparing. */
const isUpdating = process.env['UPDATE_SNAPSHOTS'] !== undefined;
const tolerance = 0.002;
const recorded = (name: string) => readFileSync(join(baseline, name), 'utf8').trim();
const hash = createHash('sha256');
/** Pages look different with other facts, as they should. */
for (const csv of readdirSync('content/tables').sort()) hash.update(readFileSync(`content/tables/${csv}`));
const tables = hash.digest('hex');

test.use({ launchOptions: wholeBrowser });
test.skip(
  !isUpdating && recorded('tables.sha256') !== tables,
  'The snapshots were taken with other tables than those in content/tables. Update them with "npm run snapshots".',
);

/** Each page is compared at one width, alternating; at night, and in an update, at both. */
for (const [turn, { path }] of pageList.entries()) {
  for (const width of widths.filter((_, index) => isLong || isUpdating || turn % 2 === index)) {
    test(`${path} matches its snapshot at ${width} px`, async ({ page, browser }) => {
      // Every browser version renders text slightly differently, so a comparison across versions means nothing.
      test.skip(
        !isUpdating && recorded('browser.txt') !== browser.version(),
        `The snapshots were taken with Chromium ${recorded('browser.txt')}, this is ${browser.version()}. Compare with that version, or update them with "npm run snapshots".`,
      );
      const file = join(baseline, fileOf(path, width));
      const snapshot = await takeSnapshot(page, path, width);
      if (isUpdating) {
        writeFileSync(file, snapshot);
        writeFileSync(join(baseline, 'browser.txt'), `${browser.version()}\n`);
        writeFileSync(join(baseline, 'tables.sha256'), `${tables}\n`);
      }
      const difference = await differenceOf(readFileSync(file), snapshot);
      expect(
        difference,
        `${(difference * 100).toFixed(2)} % of the pixels differ; update with "npm run snapshots" and review the changed pictures in Git`,
      ).toBeLessThanOrEqual(tolerance);
    });
  }
}
