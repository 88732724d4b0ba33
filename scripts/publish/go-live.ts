// Writes a release in its order: what a page asks for comes before the page.
import type { Claim } from './claim';
import { inTurn } from './in-turn';
import { blobKey, manifestKey, pendingKey, pointerKey } from './keys';
import { blobsOf, isSameObject, type Known, needOf } from './plan';
import type { Manifest, Pointer, ReleaseObject } from './release';
import { knownObjects, type SiteState } from './site-state';
import type { ObjectStore } from './store';

/** One step of a release, in the words of the progress bar. */
export type Step = 'keeping copies' | 'hashed files' | 'other files' | 'pages' | 'removing old files';

export type Work = {
  readonly store: ObjectStore;
  readonly claim: Claim;
  readonly state: SiteState;
  /** How many requests run at once. */
  readonly width: number;
  readonly onProgress: (step: Step, done: number, total: number) => void;
};

/** What has to be written so that a release is live, in the order in which it is written. */
export type Changes = {
  readonly blobs: readonly ReleaseObject[];
  readonly hashed: readonly ReleaseObject[];
  readonly assets: readonly ReleaseObject[];
  readonly pages: readonly ReleaseObject[];
};

/** Compares a release with the store; asks for the headers of objects only where listing and manifests cannot tell. */
export async function findChanges(
  store: ObjectStore,
  state: SiteState,
  objects: readonly ReleaseObject[],
  width: number,
): Promise<Changes> {
  const known = knownObjects(state);
  const changed = new Set<ReleaseObject>();
  const check = async (object: ReleaseObject, certain: Known | undefined) => {
    const need = needOf(object, state.stored.get(object.key), certain);
    if (need === 'send' || (need === 'look' && !(await isThere(store, object)))) changed.add(object);
  };
  const blobs = blobsOf(objects);
  await inTurn(objects, width, (object) => check(object, known.get(object.key)));
  // A copy is named by its content and written whole: when one of the right size is there, it is right.
  for (const blob of blobs) if (state.stored.get(blob.key)?.size !== blob.size) changed.add(blob);
  const of = (wave: ReleaseObject['wave']) =>
    objects.filter((object) => object.wave === wave && changed.has(object));
  return {
    blobs: blobs.filter((blob) => changed.has(blob)),
    hashed: of('hashed'),
    assets: of('assets'),
    pages: of('pages'),
  };
}

async function isThere(store: ObjectStore, object: ReleaseObject): Promise<boolean> {
  const found = await store.describe(object.key);
  return found !== null && isSameObject(found, object);
}

/**
 * Makes the store show `manifest`: what a page asks for comes before the page. Stopped at any request, every page that
 * the public can load is whole, old or new; running it again writes only what is missing.
 * `readBody` gives the content of what the store does not hold yet.
 */
export async function goLive(
  work: Work,
  manifest: Manifest,
  changes: Changes,
  by: Pointer['by'],
  now: string,
  readBody: (object: ReleaseObject) => Promise<Uint8Array>,
): Promise<Manifest> {
  const { store, claim, state, width, onProgress } = work;
  const tags = new Map<string, string>();
  const send = async (
    step: Step,
    objects: readonly ReleaseObject[],
    write: (object: ReleaseObject) => Promise<string>,
  ) => {
    let count = 0;
    await claim.assertHeld();
    await inTurn(objects, width, async (object) => {
      tags.set(object.key, await write(object));
      count += 1;
      onProgress(step, count, objects.length);
    });
  };
  const upload = async (object: ReleaseObject) => store.put(object.key, await readBody(object), object);
  const fromBlob = (object: ReleaseObject) => store.copy(blobKey(object.sha256), object.key, object);

  await putJson(store, pendingKey(manifest.id), { ...manifest, tags: {} });
  await send('keeping copies', changes.blobs, upload);
  await send('hashed files', changes.hashed, upload);
  await send('other files', changes.assets, fromBlob);
  await send('pages', changes.pages, fromBlob);
  await claim.assertHeld();

  const tagOf = (key: string) => tags.get(key) ?? state.stored.get(key)?.etag ?? '';
  const live: Manifest = {
    ...manifest,
    tags: Object.fromEntries(manifest.objects.map(({ key }) => [key, tagOf(key)])),
  };
  await putJson(store, manifestKey(live.id), live);
  await putJson(store, pointerKey, { id: live.id, since: now, by } satisfies Pointer);
  await store.remove(pendingKey(live.id));
  return live;
}

async function putJson(store: ObjectStore, key: string, value: unknown): Promise<void> {
  await store.put(key, JSON.stringify(value), {
    contentType: 'application/json',
    cacheControl: 'no-store',
    sha256: '',
  });
}
