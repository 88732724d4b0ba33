// Which objects a release consists of, what has changed, and what may be deleted.
import { cacheControl, forever } from '../hosting/headers';
import { mediaType } from '../hosting/media-type';
import type { SiteFile } from '../hosting/site-files';
import { copyKey, keysOf, manifestKey, ownFolder, pendingKey } from './keys';
import { type Manifest, type Phase, phases, type ReleaseObject } from './release';

/**
 * The objects of a release, in the order of its phases.
 * @throws when two files claim one key, or a file claims the publisher's own folder.
 */
export function objectsOf(files: readonly SiteFile[]): readonly ReleaseObject[] {
  const objects = files.flatMap((file) => keysOf(file.path).map((key) => objectOf(file, key)));
  const keys = objects.map(({ key }) => key);
  const clash = keys.find((key, place) => keys.indexOf(key) < place || key.startsWith(ownFolder));
  if (clash !== undefined)
    throw new Error(
      `"${clash}" would be written by two files, or by a file and the publisher. Rename one in the export.`,
    );
  return objects.toSorted((a, b) => phases.indexOf(a.phase) - phases.indexOf(b.phase));
}

function objectOf(file: SiteFile, key: string): ReleaseObject {
  const cache = cacheControl(file.path);
  const phase: Phase = cache === forever ? 'hashed' : cache === 'no-cache' ? 'pages' : 'assets';
  return {
    key,
    phase,
    sha256: file.sha256,
    size: file.size,
    contentType: mediaType(file.path),
    cacheControl: cache,
  };
}

/**
 * Refuses a release that would change a file that caches keep forever: visitors with the old file would run it with
 * the new page.
 */
export function assertHashed(objects: readonly ReleaseObject[], earlier: readonly Manifest[]): void {
  const known = new Map<string, string>();
  for (const manifest of earlier)
    for (const object of manifest.objects)
      if (object.phase === 'hashed') known.set(object.key, object.sha256);
  const changed = objects.find(
    (object) => object.phase === 'hashed' && (known.get(object.key) ?? object.sha256) !== object.sha256,
  );
  if (changed !== undefined)
    throw new Error(
      `"${changed.key}" is kept forever by browsers, yet its content differs from an earlier release. Give it a new name, or another rule in scripts/hosting/headers.ts.`,
    );
}

/** The copies that the store keeps, one per content, of everything mutable. */
export function copiesOf(objects: readonly ReleaseObject[]): readonly ReleaseObject[] {
  const copies = new Map<string, ReleaseObject>();
  for (const object of objects)
    if (object.phase !== 'hashed')
      copies.set(object.sha256, { ...object, phase: 'copies', key: copyKey(object.sha256) });
  return [...copies.values()];
}

/** Every key that a release needs: public files, and the copies for rollbacks. */
export function keysNamedBy(manifest: Manifest): readonly string[] {
  return [...manifest.objects, ...copiesOf(manifest.objects)].map((object) => object.key);
}

/** A manifest in the store under its key, of a release that went live or of a stopped one. */
type KeptManifest = { readonly key: string; readonly manifest: Manifest };
export type Retention = { readonly kept: readonly KeptManifest[]; readonly dropped: readonly KeptManifest[] };

/**
 * Keeps the newest `count` releases that went live, the live one, and the stopped ones since the oldest of these: they never
 * fully went live, but visitors may have seen some of their pages.
 */
export function retained(
  done: readonly Manifest[],
  stopped: readonly Manifest[],
  liveId: string,
  count: number,
): Retention {
  const ids = done.map(({ id }) => id).sort();
  const newest = ids.slice(-count);
  const [oldest = ''] = [liveId, ...newest].sort();
  const all = [
    ...done.map((manifest) => ({
      key: manifestKey(manifest.id),
      manifest,
      isKept: [...newest, liveId].includes(manifest.id),
    })),
    ...stopped.map((manifest) => ({ key: pendingKey(manifest.id), manifest, isKept: manifest.id >= oldest })),
  ];
  return { kept: all.filter(({ isKept }) => isKept), dropped: all.filter(({ isKept }) => !isKept) };
}

/**
 * The keys that may be deleted: named by a dropped release, by no kept one, and present. Files that no manifest names
 * are not ours and stay. Manifests come last.
 */
export function deletable(
  { kept, dropped }: Retention,
  stored: ReadonlyMap<string, unknown>,
): readonly string[] {
  const keysOfAll = (list: Retention['kept']) => list.flatMap(({ manifest }) => keysNamedBy(manifest));
  const needed = new Set(keysOfAll(kept));
  const named = [...new Set(keysOfAll(dropped))].filter((key) => !needed.has(key));
  return [...named, ...dropped.map(({ key }) => key)].filter((key) => stored.has(key));
}
