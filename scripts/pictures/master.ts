import sharp, { type Metadata } from 'sharp';
import type { MasterFacts, PictureFormat, PictureGround } from '../../lib/site/pictures';

const opaque = { avif: { quality: 58, effort: 4 }, webp: { quality: 78, effort: 6 } };
/** A cut-out has no ground that could show blocks, and AVIF takes its one quality for the transparency as well. */
const cutOut = {
  avif: { quality: 50, effort: 6 },
  webp: { quality: 76, alphaQuality: 60, effort: 6 },
};

/** How a picture is encoded. Part of its hash: changing a setting encodes such pictures anew. */
export function recipeFor(ground: PictureGround): typeof opaque {
  return ground === 'clear' ? cutOut : opaque;
}

/**
 * Measures a master as a visitor will see it: a phone's photo that lies on its side in the file is measured upright.
 * @param file its name, for the sentence. @returns the facts, or a sentence that says what to do when it is no still picture.
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

/** From here on a color counts as white: what a camera and a JPEG leave of a white table. */
const nearlyWhite = 247;

/** What a master has around its thing, read off its rim: nothing, white, or a ground of its own. */
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

/** Null for what is no picture; an empty file is refused before there is a promise. */
async function metadataOf(body: Buffer): Promise<Metadata | null> {
  try {
    return await sharp(body).metadata();
  } catch {
    return null;
  }
}

/**
 * One file of a picture: upright, in the colors of screens (sRGB, 8 bits a color), and without what the camera wrote about
 * place, day and owner. A cut-out stays clear. @param width in pixels; a narrower master is not enlarged.
 */
export async function encodePicture(
  body: Buffer,
  width: number,
  format: PictureFormat,
  ground: PictureGround = 'own',
): Promise<Buffer> {
  const recipe = recipeFor(ground);
  const resized = sharp(body).autoOrient().resize({ width, withoutEnlargement: true }).toColorspace('srgb');
  return (format === 'avif' ? resized.avif(recipe.avif) : resized.webp(recipe.webp)).toBuffer();
}
