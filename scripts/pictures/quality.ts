// Finds the lowest quality at which a picture still resembles its master.
import msssim from '@blazediff/ssim/msssim';
import sharp from 'sharp';
import type { PictureFormat, PictureGround } from '../../lib/site/pictures';
import { encodePicture, resizedMaster } from './master';

/**
 * How closely a file must resemble its master: MS-SSIM of the picture's subject, 1 for identical
 * (docs/decisions/010-things-are-cut-out.md).
 */
export const likenessFloor = 0.997;

/**
 * The qualities tried, per format. A picture that misses the floor even at `high` is kept at `high`. MS-SSIM ignores
 * color, so `low` is the lowest quality with good colors.
 */
const range = { avif: { low: 38, high: 70 }, webp: { low: 60, high: 92 } } as const;
const step = 4;
/** A picture's own background shows blocks and banding long before the metric notices. */
const rangeWithGround = { avif: { ...range.avif, low: 58 }, webp: { ...range.webp, low: 76 } } as const;

/** Everything but the master that decides the bytes of a file. Part of a picture's hash. */
export function recipeFor(ground: PictureGround) {
  return { likenessFloor, range: ground === 'own' ? rangeWithGround : range, step };
}

export type FileQuality = {
  readonly quality: number;
  /** Between 0 and 1: see {@link likenessFloor}. */
  readonly likeness: number;
  readonly bytes: number;
};

type Frame = { readonly left: number; readonly top: number; readonly width: number; readonly height: number };

/** A picture as seen on middle gray, where nothing pale or dark is lost; cropped to its frame. */
async function seen(picture: Buffer, frame: Frame | null): Promise<Buffer> {
  const whole = sharp(picture).flatten({ background: '#808080' });
  return (frame === null ? whole : whole.extract(frame)).ensureAlpha().raw().toBuffer();
}

/** The rectangle around everything visible in a cut-out; null for a picture that fills its frame. */
async function frameOf(picture: Buffer, ground: PictureGround): Promise<Frame | null> {
  if (ground !== 'clear') return null;
  const alpha = await sharp(picture).extractChannel('alpha').raw().toBuffer({ resolveWithObject: true });
  const { width, height } = alpha.info;
  let [left, top, right, bottom] = [width, height, -1, -1];
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1)
      if ((alpha.data[y * width + x] ?? 0) > 8) {
        left = Math.min(left, x);
        right = Math.max(right, x);
        top = Math.min(top, y);
        bottom = y;
      }
  return right < 0 ? null : { left, top, width: right - left + 1, height: bottom - top + 1 };
}

/** Compares files of one size with their master. */
export type Comparison = (encoded: Buffer) => Promise<number>;

/**
 * A comparison with a lossless PNG. Only the subject counts, not the background: a large background would make every
 * file look good.
 */
export async function compareWith(original: Buffer, ground: PictureGround): Promise<Comparison> {
  const frame = await frameOf(original, ground);
  const { width, height } = frame ?? (await sharp(original).metadata());
  const wanted = await seen(original, frame);
  return async (encoded) => msssim(wanted, await seen(encoded, frame), undefined, width, height);
}

/**
 * One file of a picture at the lowest quality at which it resembles its master.
 * @param width in pixels.
 * @param start the quality to begin with, from a narrower file; without it, the whole range is searched.
 */
export async function encodeByLikeness(
  body: Buffer,
  width: number,
  format: PictureFormat,
  ground: PictureGround,
  start?: number,
): Promise<FileQuality & { readonly body: Buffer }> {
  const compare = await compareWith(await resizedMaster(body, width).png().toBuffer(), ground);
  const attempt = async (quality: number) => {
    const encoded = await encodePicture(body, width, format, quality);
    return { quality, likeness: await compare(encoded), bytes: encoded.length, body: encoded };
  };
  const { low, high } = recipeFor(ground).range[format];
  if (start !== undefined) {
    // At the same quality, a wider file resembles its master about as closely.
    let found = await attempt(start);
    while (found.likeness < likenessFloor && found.quality < high)
      found = await attempt(Math.min(high, found.quality + step));
    return found;
  }
  let best = null;
  let [from, to] = [0, (high - low) / step];
  while (from <= to) {
    const middle = Math.floor((from + to) / 2);
    const found = await attempt(low + middle * step);
    if (found.likeness >= likenessFloor) {
      best = found;
      to = middle - 1;
    } else from = middle + 1;
  }
  return best ?? attempt(high);
}
