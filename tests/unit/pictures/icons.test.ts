import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { mark } from '../../../content/site/mark';
import { drawIcons } from '../../../scripts/pictures/icons';

describe('the icons', () => {
  it('match the mark; after a change, "npm run icons" draws them again', async () => {
    const icons = await drawIcons(mark);
    expect(readFileSync('public/icons/icon.svg', 'utf8')).toBe(icons.get('icons/icon.svg')?.toString());
    for (const [path, drawn] of icons) {
      const kept = readFileSync(join('public', path));
      if (path.endsWith('.svg')) continue;
      // The picture in an .ico file follows its header.
      const pixels = (file: Buffer) =>
        sharp(path.endsWith('.ico') ? file.subarray(22) : file)
          .raw()
          .toBuffer();
      expect((await pixels(drawn)).equals(await pixels(kept))).toBe(true);
    }
  });
});
