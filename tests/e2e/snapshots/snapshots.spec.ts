import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pageList } from '../support/pages';
import { wholeBrowser } from '../support/browsers';
import { expect, test } from '../support/fixtures';
import { isLong } from '../support/length';
import { baseline, differenceOf, fileOf, takeSnapshot, widths } from './snapshot';

/** Set by `npm run snapshots`: replaces the snapshots instead of comparing. */
const isRenewed = process.env['UPDATE_SNAPSHOTS'] !== undefined;
const tolerance = 0.002;
const noted = (name: string) => readFileSync(join(baseline, name), 'utf8').trim();
const hash = createHash('sha256');
/** With other facts, pages are supposed to look different. */
for (const csv of readdirSync('content/tables').sort()) hash.update(readFileSync(`content/tables/${csv}`));
const tables = hash.digest('hex');

test.use({ launchOptions: wholeBrowser });
test.skip(
  !isRenewed && noted('tables.sha256') !== tables,
  'The looks were recorded with other tables than those in content/tables. Record them again with "npm run snapshots".',
);

/** Pages take turns with the widths; each night all are seen at both, and all are renewed. */
for (const [turn, { path }] of pageList.entries()) {
  for (const width of widths.filter((_, index) => isLong || isRenewed || turn % 2 === index)) {
    test(`${path} matches its snapshot at ${width} px`, async ({ page, browser }) => {
      // Every browser version renders text slightly differently, so a comparison across versions means nothing.
      test.skip(
        !isRenewed && noted('browser.txt') !== browser.version(),
        `The looks were recorded with Chromium ${noted('browser.txt')}, this is ${browser.version()}. Compare with that version, or record again with "npm run snapshots".`,
      );
      const file = join(baseline, fileOf(path, width));
      const snapshot = await takeSnapshot(page, path, width);
      if (isRenewed) {
        writeFileSync(file, snapshot);
        writeFileSync(join(baseline, 'browser.txt'), `${browser.version()}\n`);
        writeFileSync(join(baseline, 'tables.sha256'), `${tables}\n`);
      }
      const difference = await differenceOf(readFileSync(file), snapshot);
      expect(
        difference,
        `${(difference * 100).toFixed(2)} % of the pixels differ; renew them with "npm run snapshots" and look at the changed pictures in git`,
      ).toBeLessThanOrEqual(tolerance);
    });
  }
}
