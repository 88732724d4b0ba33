import { readdirSync } from 'node:fs';
import { join, parse } from 'node:path';
import sharp from 'sharp';
import { type PictureId, pictureOf } from '@/content/site/pictures';
import type { Backdrop } from '@/lib/site/pictures';

const masters = 'art/pictures';

/** Pixels of a link preview, and of the scene on its right. */
export const shareSize = { width: 1200, height: 630 } as const;
export const sceneWidth = 700;

/** The light-scheme tokens behind a cut-out. */
const grounds: Readonly<Record<Backdrop, string>> = {
  mint: '#cfe8da',
  apricot: '#ffd2b0',
  sand: '#f1e4d6',
  deep: '#0c4636',
};

/**
 * The master of a picture, cropped for a link preview, as a data URL; read at build time.
 * @throws if the picture has no master.
 */
export async function shareScene(id: PictureId): Promise<string> {
  const file = readdirSync(masters).find((name) => parse(name).name === id);
  if (file === undefined)
    throw new Error(
      `content/site/share-pictures.ts names "${id}", which has no master in ${masters}/. Add one, or name another picture.`,
    );
  // The wide hero is cropped toward its right, portraits toward their top.
  const { width, height } = await sharp(join(masters, file)).metadata();
  const position = width / height > 1.5 ? 'right' : width < height ? 'top' : 'centre';
  const cut = await sharp(join(masters, file))
    .rotate()
    .resize(sceneWidth, shareSize.height, { fit: 'cover', position })
    .flatten({ background: grounds[pictureOf(id).backdrop] })
    .png()
    .toBuffer();
  return `data:image/png;base64,${cut.toString('base64')}`;
}
