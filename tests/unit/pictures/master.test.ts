import sharp from 'sharp';
import { encodePicture, readMaster } from '@/scripts/pictures/master';

const file = 'art/pictures/hero.jpg';
/** 60 x 40 pixels, the left half red. */
const wide = () =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: '#1f6f50' } }).composite([
    {
      input: { create: { width: 30, height: 40, channels: 3, background: '#d8442a' } },
      left: 0,
      top: 0,
    },
  ]);

/** Color of one pixel, as sRGB. */
async function pixel(body: Buffer, left: number, top: number): Promise<readonly number[]> {
  const { data } = await sharp(body)
    .extract({ left, top, width: 1, height: 1 })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return [...data];
}

function expectNear(color: readonly number[], wanted: readonly number[]): void {
  color.forEach((value, index) => expect(Math.abs(value - (wanted[index] ?? 0))).toBeLessThan(24));
}

describe('a master', () => {
  it('is measured upright when a phone laid it on its side', async () => {
    const body = await wide().jpeg().withMetadata({ orientation: 6 }).toBuffer();
    expect(await readMaster(body, file)).toEqual({ file, width: 40, height: 60, bytes: body.length });
  });

  it('may not move', async () => {
    const frames = await Promise.all(['#fff', '#000'].map((background) => still(background)));
    const body = await sharp(frames, { join: { animated: true } })
      .webp()
      .toBuffer();
    expect(await readMaster(body, file)).toBe(
      `${file} moves: it has 2 frames. Export the one that you want as WebP, JPEG or PNG.`,
    );
  });

  it.each([
    ['words', Buffer.from('not a picture')],
    ['nothing', Buffer.alloc(0)],
  ])('may not be %s', async (_, body) => {
    expect(await readMaster(body, file)).toBe(
      `${file} cannot be read as a picture. Export it again as WebP, JPEG or PNG.`,
    );
  });

  it('cut off in the middle is not encoded', async () => {
    const body = await wide().jpeg().toBuffer();
    await expect(encodePicture(body.subarray(0, body.length / 2), 40, 'webp')).rejects.toThrow();
  });
});

describe('an encoded file', () => {
  it.each(['avif', 'webp'] as const)(
    'in %s stands upright and says nothing of place, day and owner',
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
      // Turned to the right, its left half is on top.
      expectNear(await pixel(encoded, 20, 5), [216, 68, 42]);
      expectNear(await pixel(encoded, 20, 55), [31, 111, 80]);
    },
  );

  it.each([
    ['printing inks (CMYK)', () => wide().toColorspace('cmyk').jpeg({ quality: 95 }).toBuffer()],
    ['16 bits a color', () => wide().toColorspace('rgb16').png().toBuffer()],
  ])('of a master in %s has the colors of a screen', async (_, make) => {
    for (const format of ['avif', 'webp'] as const) {
      const encoded = await encodePicture(await make(), 60, format);
      const { space, depth } = await sharp(encoded).metadata();
      expect({ space, depth }).toEqual({ space: 'srgb', depth: 'uchar' });
    }
  });

  it('of a cut-out keeps what can be seen through', async () => {
    const body = await sharp({
      create: { width: 20, height: 20, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
    })
      .png()
      .toBuffer();
    for (const format of ['avif', 'webp'] as const)
      expect((await sharp(await encodePicture(body, 20, format)).metadata()).hasAlpha).toBe(true);
  });
});

function still(background: string): Promise<Buffer> {
  return sharp({ create: { width: 8, height: 8, channels: 3, background } })
    .png()
    .toBuffer();
}
