import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { mark } from '../../../content/site/mark';
import { drawIcons } from '../../../scripts/pictures/icons';

const square = {
  width: 40,
  height: 40,
  shapes: [{ paint: 'accent', d: 'M0 0h40v40H0Z' }],
} as const;

describe('the icons', () => {
  it('match the mark; after a change, "npm run icons" draws them again', async () => {
    const icons = await drawIcons(mark);
    expect(readFileSync('public/icons/icon.svg', 'utf8')).toBe(icons.get('icons/icon.svg')?.toString());
    for (const [path, drawn] of icons) {
      const kept = readFileSync(join('public', path));
      if (!path.endsWith('.png')) continue;
      const pixels = (picture: Buffer) => sharp(picture).raw().toBuffer();
      expect((await pixels(drawn)).equals(await pixels(kept))).toBe(true);
    }
  });

  it('can have another mark, centered and no wider than its share of the square', async () => {
    const icon = (await drawIcons(square)).get('icons/icon-512.png') ?? Buffer.alloc(0);
    const { data, info } = await sharp(icon).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    const isAccent = (x: number) => (data[(256 * info.width + x) * info.channels] ?? 0) > 200;
    const first = Array.from({ length: 512 }, (_, x) => x).findIndex(isAccent);
    const last = Array.from({ length: 512 }, (_, x) => x).findLastIndex(isAccent);
    expect(first).toBe(511 - last);
    expect((last - first + 1) / 512).toBeCloseTo(50 / 64, 1);
  });
});
