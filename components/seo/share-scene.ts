import { readdirSync } from 'node:fs';
import { join, parse } from 'node:path';
import sharp from 'sharp';
import { type PictureId, pictureOf } from '@/content/site/pictures';
import type { Backdrop } from '@/lib/site/pictures';

const masters = 'art/pictures';

/** Pixels of a link preview, and of the scene at its right. */
export const shareSize = { width: 1200, height: 630 } as const;
export const sceneWidth = 700;

/** The tokens of the light scheme that a cut-out lies on. */
const grounds: Readonly<Record<Backdrop, string>> = {
  mint: '#cfe8da',
  apricot: '#ffd2b0',
  sand: '#f1e4d6',
  deep: '#0c4636',
};

/**
 * The master of a picture, cut for a link preview, as a data address; read at build time.
 * @throws when the picture has no master.
 */
export async function shareScene(id: PictureId): Promise<string> {
  const file = readdirSync(masters).find((name) => parse(name).name === id);
  if (file === undefined)
    throw new Error(
      `content/site/share-pictures.ts names "${id}", which has no master in ${masters}/. Add one, or name another picture.`,
    );
  // The wide hero is composed to its right, portraits to their top.
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
