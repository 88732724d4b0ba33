// Keeps a copy of the live release on this machine, for previews to compare with.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { forEachLimit } from './for-each-limit';
import { copyKey } from './keys';
import { type Manifest, parseManifest, type ReleaseObject } from './release';
import type { ObjectStore } from './store';

/** This machine's record of the live release: its manifest, and the files a preview compares with. */
const folder = '.cache/live';
const manifestFile = `${folder}/release.json`;

/** The props of islands, by key. */
const isProps = (key: string) => key.startsWith('assets/islands/') && key.endsWith('.json');

/** Pages, the props of their islands, and the narrowest file of each picture. */
export function comparedObjects(objects: readonly ReleaseObject[]): readonly ReleaseObject[] {
  const pictures = new Map<string, { width: number; object: ReleaseObject }>();
  for (const object of objects) {
    const match = /^pictures\/([a-z0-9-]+)-(\d+)\.[0-9a-f]{8}\.webp$/.exec(object.key);
    const [id, width] = [match?.[1], Number(match?.[2])];
    if (id === undefined || (pictures.get(id)?.width ?? Infinity) <= width) continue;
    pictures.set(id, { width, object });
  }
  return [
    ...objects.filter(({ key }) => key.endsWith('.html') || isProps(key)),
    ...[...pictures.values()].map(({ object }) => object),
  ];
}

/**
 * Downloads what a preview compares with. Mutable files come from the copies that the release left in the store;
 * files already here are not read again.
 * @throws when part of the release is missing from the store.
 */
export async function downloadRelease(store: ObjectStore, manifest: Manifest): Promise<void> {
  const objects = comparedObjects(manifest.objects);
  mkdirSync(folder, { recursive: true });
  await forEachLimit(objects, async ({ key, phase, sha256 }) => {
    if (existsSync(`${folder}/${sha256}`)) return;
    const body = await store.readBytes(phase === 'hashed' ? key : copyKey(sha256));
    if (body === null)
      throw new Error(`The copy of ${key} that release ${manifest.id} left in the store is gone.`);
    writeFileSync(`${folder}/${sha256}`, body);
  });
  const kept = new Set<string>(objects.map(({ sha256 }) => sha256));
  for (const name of readdirSync(folder)) if (!kept.has(name)) rmSync(`${folder}/${name}`);
  writeFileSync(manifestFile, JSON.stringify({ ...manifest, objects, tags: {} }));
}

/** Deletes the downloaded release. */
export function deleteDownload(): void {
  rmSync(folder, { recursive: true, force: true });
}

/** The release downloaded last, and its files by path from the site's root. */
export type LiveRelease = {
  readonly id: string;
  readonly files: readonly string[];
  readonly read: (path: string) => Buffer | null;
};

/** This machine's record of the live release, or null. */
export function knownRelease(): LiveRelease | null {
  if (!existsSync(manifestFile)) return null;
  const manifest = parseManifest(readFileSync(manifestFile, 'utf8'), manifestFile);
  const digests = new Map(manifest.objects.map(({ key, sha256 }) => [`/${key}`, sha256]));
  return {
    id: manifest.id,
    files: [...digests.keys()],
    read: (path) => {
      const digest = digests.get(path);
      return digest === undefined ? null : readFileSync(`${folder}/${digest}`);
    },
  };
}
