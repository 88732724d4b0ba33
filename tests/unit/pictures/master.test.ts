import sharp from 'sharp';
import { encodePicture, groundOf, readMaster } from '@/scripts/pictures/master';

const file = 'art/pictures/hero.jpg';
/** A block of one color at a position of a picture. */
const block = (background: string, width: number, height: number, left = 0, top = 0) => ({
  input: { create: { width, height, channels: 4 as const, background } },
  left,
  top,
});
/** 60 x 40 pixels, the left half red. */
const wide = () =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: '#1f6f50' } }).composite([
    block('#d8442a', 30, 40),
  ]);

/** Two frames, one black and one white. */
const film = () =>
  sharp(Buffer.alloc(384).fill(255, 192), { raw: { width: 8, height: 16, channels: 3, pageHeight: 8 } })
    .webp()
    .toBuffer();

/** Color of one pixel, as sRGB. */
async function pixel(body: Buffer, left: number, top: number): Promise<readonly number[]> {
  const cut = sharp(body).extract({ left, top, width: 1, height: 1 });
  return [...(await cut.removeAlpha().raw().toBuffer())];
}

function expectNear(color: readonly number[], wanted: readonly number[]): void {
  color.forEach((value, index) => expect(Math.abs(value - (wanted[index] ?? 0))).toBeLessThan(24));
}

describe('a master', () => {
  it('is measured upright if the phone was held sideways', async () => {
    const body = await wide().jpeg().withMetadata({ orientation: 6 }).toBuffer();
    expect(await readMaster(body, file)).toEqual({ file, width: 40, height: 60, bytes: body.length });
  });

  it('may not be an animation', async () => {
    expect(await readMaster(await film(), file)).toContain(`${file} moves: it has 2 frames.`);
  });
});

describe('an encoded file', () => {
  it.each(['avif', 'webp'] as const)(
    'in %s is upright and has no metadata about place, day and owner',
    async (format) => {
      const body = await wide()
        .withExif({
          IFD0: { Copyright: 'Somebody' },
          IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '33/1 24/1 0/1' },
        })
        .withMetadata({ orientation: 6 })
        .jpeg({ quality: 95 })
        .toBuffer();
      const before = await sharp(body).metadata();
      expect(before.exif).toBeDefined();
      const encoded = await encodePicture(body, 40, format);
      const { width, height, exif, xmp, iptc, orientation } = await sharp(encoded).metadata();
      expect({ width, height, exif, xmp, iptc }).toEqual({ width: 40, height: 60 });
      expect(orientation ?? 1).toBe(1);
      // Rotated clockwise, the left half is on top.
      expectNear(await pixel(encoded, 20, 5), [216, 68, 42]);
      expectNear(await pixel(encoded, 20, 55), [31, 111, 80]);
    },
  );

  it.each([
    ['printing inks (CMYK)', () => wide().toColorspace('cmyk').jpeg({ quality: 95 }).toBuffer()],
    ['16 bits a color', () => wide().toColorspace('rgb16').png().toBuffer()],
  ])('of a master in %s is in sRGB', async (_, make) => {
    for (const format of ['avif', 'webp'] as const) {
      const encoded = await encodePicture(await make(), 60, format);
      const { space, depth } = await sharp(encoded).metadata();
      expect({ space, depth }).toEqual({ space: 'srgb', depth: 'uchar' });
    }
  });
});

describe('the background of a master', () => {
  /** A dot of 20 pixels in the middle of 60 x 40. */
  const onGround = (background: string, dot = block('#0a6b50', 20, 20, 20, 10)) =>
    sharp({ create: { width: 60, height: 40, channels: 4, background } }).composite([dot]);

  it.each([
    ['clear', 'is transparent around a cut-out', '#00000000'],
    ['white', 'is white if it is nearly white in the photo', '#fafaf8'],
    ['own', 'is kept on a gray table', '#f0f0f0'],
  ])('"%s" %s', async (ground, _, background) => {
    expect(await groundOf(await onGround(background).png().toBuffer())).toBe(ground);
  });

  it('is kept if only three sides are white', async () => {
    const body = onGround('#fff', block('#0a6b50', 10, 40, 50));
    expect(await groundOf(await body.png().toBuffer())).toBe('own');
  });

  it.each(['avif', 'webp'] as const)(
    'stays transparent in %s, without a rim around the object',
    async (format) => {
      const body = await onGround('#00000000').png().toBuffer();
      const encoded = await encodePicture(body, 60, format);
      const { data } = await sharp(encoded).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
      const at = (left: number, top: number) => [
        ...data.subarray((top * 60 + left) * 4, (top * 60 + left) * 4 + 4),
      ];
      for (const [, , , alpha] of [at(0, 0), at(59, 39), at(10, 20)]) expect(alpha).toBeLessThanOrEqual(1);
      expect(at(30, 20)[3]).toBeGreaterThanOrEqual(254);
      expectNear(at(30, 20).slice(0, 3), [10, 107, 80]);
    },
  );
});
