// Reads a master picture and encodes it.
import sharp, { type Metadata, type Sharp } from 'sharp';
import type { MasterFacts, PictureFormat, PictureGround, Reach } from '../../lib/site/pictures';

/**
 * How files are encoded: the same for all, close to their master and without bands on smooth color
 * (docs/decisions/010-things-are-cut-out.md). Part of the hash in the names of new files.
 */
export const settings = {
  avif: { quality: 46, effort: 4 },
  webp: { quality: 76, effort: 6, alphaQuality: 60 },
} as const;

/**
 * Measures a master as visitors will see it: a phone photo stored sideways is measured upright.
 * @param file its name, for the message.
 * @returns the facts, or a sentence that says what to do when it is not a still picture.
 */
export async function readMaster(body: Buffer, file: string): Promise<MasterFacts | string> {
  const found = await metadataOf(body);
  if (found === null || found.width === 0 || found.height === 0)
    return `${file} cannot be read as a picture. Export it again as WebP, JPEG or PNG.`;
  if ((found.pages ?? 1) > 1)
    return `${file} moves: it has ${found.pages ?? 1} frames. Export the one that you want as WebP, JPEG or PNG.`;
  const { width, height } = found.autoOrient;
  return { file, width, height, bytes: body.length };
}

/** At this level and above, a color counts as white: what cameras and JPEG leave of a white table. */
const nearlyWhite = 247;

/** What surrounds the subject of a master, judged by its border: nothing, white, or a background of its own. */
export async function groundOf(body: Buffer): Promise<PictureGround> {
  const upright = sharp(body).autoOrient().toColorspace('srgb');
  if (!(await upright.clone().stats()).isOpaque) return 'clear';
  const { data, info } = await upright
    .resize(48, 48, { fit: 'fill' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const isRim = (place: number) => {
    const [row, column] = [Math.floor(place / info.width), place % info.width];
    return row === 0 || column === 0 || row === info.height - 1 || column === info.width - 1;
  };
  return data.every((value, index) => !isRim(Math.floor(index / info.channels)) || value >= nearlyWhite)
    ? 'white'
    : 'own';
}

/** Below this opacity there is only the subject's shadow. */
const opaque = 0.45 * 255;

/** How far the subject of a cut-out reaches from the center, in steps of a hundredth. */
export async function reachOf(body: Buffer): Promise<Reach> {
  const { data, info } = await resizedMaster(body, 400)
    .ensureAlpha()
    .extractChannel('alpha')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const reach = { across: 0, down: 0 };
  for (const [place, alpha] of data.entries()) {
    if (alpha < opaque) continue;
    const row = Math.floor(place / info.width);
    const from = (at: number, size: number) => Math.abs((2 * (at + 0.5)) / size - 1);
    reach.across = Math.max(reach.across, from(place - row * info.width, info.width));
    reach.down = Math.max(reach.down, from(row, info.height));
  }
  return [Number(reach.across.toFixed(2)), Number(reach.down.toFixed(2))];
}

/** Null for anything but a picture; an empty file is refused before there is a promise. */
async function metadataOf(body: Buffer): Promise<Metadata | null> {
  try {
    return await sharp(body).metadata();
  } catch {
    return null;
  }
}

/** A master, upright, in sRGB with 8 bits a color, at one width; a narrower one is not enlarged. */
function resizedMaster(body: Buffer, width: number): Sharp {
  return sharp(body).autoOrient().resize({ width, withoutEnlargement: true }).toColorspace('srgb');
}

/** One file of a picture, without the camera's metadata on place, date and owner. Cut-outs stay transparent. */
export async function encodePicture(body: Buffer, width: number, format: PictureFormat): Promise<Buffer> {
  return resizedMaster(body, width).toFormat(format, settings[format]).toBuffer();
}
