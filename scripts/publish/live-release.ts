// Keeps the live release on this machine, for previews to compare with.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { forEachLimit } from './for-each-limit';
import { copyKey } from './keys';
import { type Manifest, parseManifest, type ReleaseObject } from './release';
import type { ObjectStore } from './store';

/** What this machine knows of the release that is live: its manifest, and the files that a preview compares with. */
const folder = '.cache/live';
const manifestFile = `${folder}/release.json`;

/** The props of islands, as keys. */
const isProps = (key: string) => key.startsWith('assets/islands/') && key.endsWith('.json');

/** Pages, what their interactive parts start with, and each picture once, in the narrowest file. */
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
 * Keeps on this machine what a preview compares with. What changes under its name is read from the copies that the release
 * left in the store; what is here already is not read again.
 * @throws when the store has lost a part of the release.
 */
export async function downloadRelease(store: ObjectStore, manifest: Manifest, width: number): Promise<void> {
  const objects = comparedObjects(manifest.objects);
  mkdirSync(folder, { recursive: true });
  await forEachLimit(objects, width, async ({ key, phase, sha256 }) => {
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

/** After this, no release is known. */
export function deleteDownload(): void {
  rmSync(folder, { recursive: true, force: true });
}

/** The release that was remembered last, and its files by their paths from the root of the site. */
export type LiveRelease = {
  readonly id: string;
  readonly files: readonly string[];
  readonly read: (path: string) => Buffer | null;
};

/** What this machine knows of the release that is live, or null when it knows none. */
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
