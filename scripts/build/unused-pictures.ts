/** Removes pictures that no page shows from the export: those of deleted rows. */
import { rmSync } from 'node:fs';
import { encodedPictures } from '../../content/site/picture-files';
import { pictures } from '../../content/site/pictures';
import { pictureFilesOf } from '../../lib/site/pictures';

for (const [id, encoded] of Object.entries(encodedPictures)) {
  if (pictures[id] !== undefined) continue;
  const { avif, webp } = pictureFilesOf(id, encoded);
  for (const { url } of [...avif, ...webp]) rmSync(`out${url}`, { force: true });
}
