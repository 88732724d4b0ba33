import sharp from 'sharp';
import { encodePicture } from '@/scripts/pictures/master';
import { compareWith, encodeByLikeness, likenessFloor } from '@/scripts/pictures/quality';

/** A striped and speckled object, 88 pixels wide, on a transparent square, as PNG. */
async function thing(margin = 12): Promise<Buffer> {
  const side = 88;
  const lights = Array.from({ length: side * side * 3 }, (_, at) => {
    const [x, y] = [Math.floor(at / 3) % side, Math.floor(at / 3 / side)];
    return 110 + 60 * Math.sin(x / 9) + 40 * Math.sin((x * y) / 700) + ((x * 31 + y * 17) % 23);
  });
  return sharp(Buffer.from(lights), { raw: { width: side, height: side, channels: 3 } })
    .ensureAlpha()
    .extend({ top: margin, bottom: margin, left: margin, right: margin, background: '#0000' })
    .png()
    .toBuffer();
}

describe('the likeness of a file to its master', () => {
  it('is 1 for the master itself, and falls with the quality', async () => {
    const master = await thing();
    const compare = await compareWith(master, 'clear');
    expect(await compare(master)).toBeCloseTo(1, 6);
    const [fine, coarse] = await Promise.all(
      [80, 10].map(async (quality) => compare(await encodePicture(master, 112, 'webp', quality))),
    );
    expect(coarse).toBeLessThan(fine ?? 0);
  });

  it('does not depend on how much empty space is around the object', async () => {
    const [close = 0, far = 0] = await Promise.all(
      [12, 116].map(async (margin) => {
        const master = await thing(margin);
        const encoded = await encodePicture(master, 88 + 2 * margin, 'webp', 30);
        return (await compareWith(master, 'clear'))(encoded);
      }),
    );
    expect(Math.abs(far - close)).toBeLessThan(0.004);
  });

  it('is too low for an object that has become half transparent', async () => {
    const master = await thing();
    const faded = await sharp(master).ensureAlpha().linear([1, 1, 1, 0.5], [0, 0, 0, 0]).png().toBuffer();
    expect(await (await compareWith(master, 'clear'))(faded)).toBeLessThan(likenessFloor);
  });
});

describe('the quality of a file', () => {
  it.each(['avif', 'webp'] as const)(
    'in %s is the lowest with enough likeness, or the highest there is',
    async (format) => {
      const master = await thing();
      const found = await encodeByLikeness(master, 112, format, 'clear');
      const highest = { avif: 70, webp: 92 }[format];
      const lowest = { avif: 38, webp: 60 }[format];
      if (found.quality < highest) expect(found.likeness).toBeGreaterThanOrEqual(likenessFloor);
      if (found.quality > lowest) {
        const compare = await compareWith(master, 'clear');
        const below = await compare(await encodePicture(master, 112, format, found.quality - 4));
        expect(below).toBeLessThan(likenessFloor);
      }
      expect(found.body).toHaveLength(found.bytes);
    },
  );

  it('starts at that of a narrower file, and is never below it', async () => {
    const found = await encodeByLikeness(await thing(), 112, 'webp', 'clear', 92);
    expect(found.quality).toBe(92);
  });
});
