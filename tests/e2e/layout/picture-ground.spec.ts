import sharp from 'sharp';
import { encodedPictures } from '../../../content/site/picture-files';
import { expect, test } from '../support/fixtures';
import { isLong } from '../support/length';
import { laidOut } from '../support/laid-out';
import { attributesOf, storedPages } from '../support/site';

/** The names of the files of cut-outs: `mug-480.1a2b3c4d`. */
const cutOuts = Object.entries(encodedPictures)
  .filter(([, { ground }]) => ground === 'clear')
  .flatMap(([id, { hash, widths }]) => widths.map((width) => `${id}-${width}.${hash}`));
const isCutOut = (address: string) => cutOuts.some((name) => address.includes(`/pictures/${name}.`));

/** Frames that are looked at on one page; each night enough for each of its sections. */
const looked = isLong ? 6 : 3;
/** Levels, of 255, from which on an edge may be seen. */
const seam = 2;

/** So dense that even in a thumbnail the compared rows end above the thing: at 96 px wide, one plain pixel is too much. */
const density = 4;
test.use({ deviceScaleFactor: density });

const pages = storedPages.filter(({ $ }) => attributesOf($, '.picture-frame img', 'src').some(isCutOut));

test('there are cut-outs on more than one page', () => {
  expect(pages.length).toBeGreaterThan(1);
});

for (const [turn, { path }] of pages.entries())
  for (const colorScheme of (['light', 'dark'] as const).filter((_, index) => isLong || turn % 2 === index))
    test(`${path}: around the thing, a cut-out has the color of its frame (${colorScheme})`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.setViewportSize({ width: 1440, height: 1000 });
      await page.goto(path);
      await laidOut(page);
      const frames = page.locator('.picture-frame:has(img):visible');
      let seen = 0;
      for (const frame of await frames.all()) {
        if (seen === looked) break;
        await frame.scrollIntoViewIfNeeded();
        const image = frame.locator('img');
        const isThere = () =>
          image.evaluate((element: HTMLImageElement) => element.complete && element.naturalWidth > 0);
        await expect.poll(isThere).toBe(true);
        if (!isCutOut(await image.evaluate((element: HTMLImageElement) => element.currentSrc))) continue;
        await frame.evaluate((element) =>
          Promise.all(element.getAnimations({ subtree: true }).map(({ finished }) => finished)),
        );
        const shown = await rim(await frame.screenshot({ animations: 'disabled' }));
        await image.evaluate((element) => {
          element.style.setProperty('display', 'none', 'important');
        });
        const bare = await rim(await frame.screenshot({ animations: 'disabled' }));
        const most = Math.max(...shown.map((value, place) => Math.abs(value - (bare[place] ?? 0))));
        expect(most, await image.evaluate((element: HTMLImageElement) => element.currentSrc)).toBeLessThan(
          seam,
        );
        seen += 1;
      }
      expect(seen).toBeGreaterThan(0);
    });

/** The colors along the upper edge of a screenshot, without its rounded corners: nothing reaches up there in a cut-out. */
async function rim(shot: Buffer): Promise<readonly number[]> {
  const { width } = await sharp(shot).metadata();
  const corner = Math.min(40 * density, Math.floor(width / 4));
  const { data } = await sharp(shot)
    .extract({ left: corner, top: 1, width: width - 2 * corner, height: 2 })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return [...data];
}
