import sharp, { type Metadata } from 'sharp';
import type { MasterFacts, PictureFormat } from '../../lib/site/pictures';

/** How a picture is encoded. Part of every hash: changing a setting encodes everything anew. */
export const recipe = { avif: { quality: 58, effort: 4 }, webp: { quality: 78, effort: 6 } };

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
 * place, day and owner. @param width in pixels; a narrower master is not enlarged.
 */
export async function encodePicture(body: Buffer, width: number, format: PictureFormat): Promise<Buffer> {
  const resized = sharp(body).autoOrient().resize({ width, withoutEnlargement: true }).toColorspace('srgb');
  return (format === 'avif' ? resized.avif(recipe.avif) : resized.webp(recipe.webp)).toBuffer();
}
