import { rmSync } from 'node:fs';
import { encodedPictures } from '../../content/site/picture-files';
import { shownPictures } from '../../content/site/shown-pictures';
import { pictureFilesOf } from '../../lib/site/pictures';

/** Removes pictures that no page shows from the export: see content/site/shown-pictures.ts. */
export function removeUnusedPictures(): void {
  for (const [id, encoded] of Object.entries(encodedPictures)) {
    if (shownPictures[id] !== undefined) continue;
    const { avif, webp } = pictureFilesOf(id, encoded);
    for (const { url } of [...avif, ...webp]) rmSync(`out${url}`, { force: true });
  }
}
