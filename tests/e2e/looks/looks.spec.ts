import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { routeList } from '../../../content/site/routes';
import { wholeBrowser } from '../support/browsers';
import { expect, test } from '../support/fixtures';
import { isLong } from '../support/length';
import { baseline, differenceOf, fileOf, takeLook, widths } from './look';

/** Set by `npm run looks`: the looks become the agreed ones instead of being compared with them. */
const isRenewed = process.env['RENEW_LOOKS'] !== undefined;
const tolerance = 0.002;

const pinned = existsSync(join(baseline, 'browser.txt'))
  ? readFileSync(join(baseline, 'browser.txt'), 'utf8').trim()
  : null;

test.use({ launchOptions: wholeBrowser });

/** Pages take turns with the widths; each night all are seen at both, and all are renewed. */
for (const [turn, { path }] of routeList.entries()) {
  for (const width of widths.filter((_, index) => isLong || isRenewed || turn % 2 === index)) {
    test(`${path} looks as agreed at ${width} px`, async ({ page, browser }) => {
      const file = fileOf(path, width);
      if (isRenewed) {
        writeFileSync(join(baseline, file), await takeLook(page, path, width));
        writeFileSync(join(baseline, 'browser.txt'), `${browser.version()}\n`);
        return;
      }
      // Every version of a browser draws letters a little differently: a comparison across versions says nothing.
      test.skip(
        pinned !== browser.version(),
        `The looks were recorded with Chromium ${pinned ?? '(none)'}, this is ${browser.version()}. Compare with that version, or record again with "npm run looks".`,
      );
      const difference = await differenceOf(
        readFileSync(join(baseline, file)),
        await takeLook(page, path, width),
      );
      expect(
        difference,
        `${(difference * 100).toFixed(2)} % of the pixels differ; renew them with "npm run looks" and look at the changed pictures in git`,
      ).toBeLessThanOrEqual(tolerance);
    });
  }
}
