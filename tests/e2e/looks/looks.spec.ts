import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { routeList } from '../../../content/site/routes';
import { wholeBrowser } from '../support/browsers';
import { expect, test } from '../support/fixtures';
import { baseline, differenceOf, fileOf, takeLook, widths } from '../../../scripts/check/look';
import { matrix } from '../support/matrix';

/** Set by `npm run shots`: a folder into which the looks are written instead of being compared. */
const target = process.env['SHOTS'];
const tolerance = 0.002;

const pinned = existsSync(join(baseline, 'browser.txt'))
  ? readFileSync(join(baseline, 'browser.txt'), 'utf8').trim()
  : null;

test.use({ launchOptions: wholeBrowser });

for (const { path } of routeList) {
  for (const width of widths) {
    test(`${path} looks as agreed at ${width} px`, matrix, async ({ page, browser }) => {
      const file = fileOf(path, width);
      if (target !== undefined) {
        mkdirSync(target, { recursive: true });
        writeFileSync(join(target, file), await takeLook(page, path, width));
        writeFileSync(join(target, 'browser.txt'), `${browser.version()}\n`);
        return;
      }
      // Every version of a browser draws letters a little differently: a comparison across versions says nothing.
      test.skip(
        pinned !== browser.version(),
        `The looks were recorded with Chromium ${pinned ?? '(none)'}, this is ${browser.version()}. Compare with that version, or record again with "npm run shots".`,
      );
      const difference = await differenceOf(
        readFileSync(join(baseline, file)),
        await takeLook(page, path, width),
      );
      expect(
        difference,
        `${(difference * 100).toFixed(2)} % of the pixels differ; look with "npm run shots"`,
      ).toBeLessThanOrEqual(tolerance);
    });
  }
}
