// Keeps the files of the live release on this machine that a preview is compared with.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { forEachLimit } from './for-each-limit';
import { copyKey } from './keys';
import type { Manifest } from './release';
import type { ObjectStore } from './store';

/** The downloaded files, by their paths from the site's root. */
export const liveFolder = '.cache/live';
/** The id of their release, written after all of them. */
const idFile = `${liveFolder}/.release`;

/** Pages, and the narrowest file of each picture. */
const isCompared = (key: string) => /\.html$|^pictures\/.+-[1-4]\d\d\.[0-9a-f]{8}\.webp$/.test(key);

/**
 * Downloads what a preview compares with, in place of an earlier download; without a release it only deletes that.
 * Mutable files come from the copies that the release left in the store.
 * @throws when part of the release is missing from the store.
 */
export async function downloadRelease(store: ObjectStore, manifest: Manifest | undefined): Promise<void> {
  rmSync(liveFolder, { recursive: true, force: true });
  if (manifest === undefined) return;
  const objects = manifest.objects.filter(({ key }) => isCompared(key));
  await forEachLimit(objects, async ({ key, phase, sha256 }) => {
    const body = await store.read(phase === 'hashed' ? key : copyKey(sha256));
    if (body === null)
      throw new Error(`The copy of ${key} that release ${manifest.id} left in the store is gone.`);
    mkdirSync(dirname(`${liveFolder}/${key}`), { recursive: true });
    writeFileSync(`${liveFolder}/${key}`, body);
  });
  writeFileSync(idFile, manifest.id);
}

/** The id of the downloaded release, or null. */
export function downloadedRelease(): string | null {
  return existsSync(idFile) ? readFileSync(idFile, 'utf8') : null;
}
