// Writes a release in order: everything a page needs comes before the page.
import { type Claim, LostClaim } from './claim';
import { forEachLimit } from './for-each-limit';
import { copyKey, manifestKey, pendingKey, currentKey } from './keys';
import { copiesOf, isSameObject, type Known, needOf } from './plan';
import type { Manifest, CurrentRelease, ReleaseObject } from './release';
import { knownObjects, type SiteState } from './site-state';
import type { ObjectStore } from './store';

export type Work = {
  readonly store: ObjectStore;
  readonly claim: Claim;
  readonly state: SiteState;
};

/** What has to be written before a release is live, in writing order. */
export type Changes = {
  readonly copies: readonly ReleaseObject[];
  readonly hashed: readonly ReleaseObject[];
  readonly assets: readonly ReleaseObject[];
  readonly pages: readonly ReleaseObject[];
};

/**
 * Compares a release with the store. Requests the headers of an object only when the listing and manifests are not
 * enough.
 */
export async function findChanges(
  store: ObjectStore,
  state: SiteState,
  objects: readonly ReleaseObject[],
): Promise<Changes> {
  const known = knownObjects(state);
  const changed = new Set<ReleaseObject>();
  const check = async (object: ReleaseObject, certain: Known | undefined) => {
    const need = needOf(object, state.stored.get(object.key), certain);
    if (need === 'send' || (need === 'check' && !(await isThere(store, object)))) changed.add(object);
  };
  const copies = copiesOf(objects);
  await forEachLimit(objects, (object) => check(object, known.get(object.key)));
  // A copy is named by its content and written whole, so one of the right size is intact.
  for (const copy of copies) if (state.stored.get(copy.key)?.size !== copy.size) changed.add(copy);
  const of = (phase: ReleaseObject['phase']) =>
    objects.filter((object) => object.phase === phase && changed.has(object));
  return {
    copies: copies.filter((copy) => changed.has(copy)),
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
 * Makes the store show `manifest`: everything a page needs is written before the page. Interrupted at any request,
 * every page the public can load is still whole, old or new; running it again writes only what is missing. `readBody`
 * returns the content of files the store does not have yet.
 */
export async function goLive(
  work: Work,
  manifest: Manifest,
  changes: Changes,
  by: CurrentRelease['by'],
  now: string,
  readBody: (object: ReleaseObject) => Promise<Uint8Array>,
): Promise<Manifest> {
  const { store, claim, state } = work;
  const tags = new Map<string, string>();
  const send = async (
    objects: readonly ReleaseObject[],
    write: (object: ReleaseObject) => Promise<string>,
  ) => {
    await claim.assertHeld();
    await forEachLimit(objects, async (object) => {
      tags.set(object.key, await write(object));
    }).catch((cause: unknown) => {
      if (cause instanceof LostClaim) throw cause;
      throw new Error(describeStop(changes.pages, tags), { cause });
    });
  };
  const upload = async (object: ReleaseObject) => store.put(object.key, await readBody(object), object);
  const fromCopy = (object: ReleaseObject) => store.copy(copyKey(object.sha256), object.key, object);

  await putJson(store, pendingKey(manifest.id), { ...manifest, tags: {} });
  await send(changes.copies, upload);
  await send(changes.hashed, upload);
  await send(changes.assets, fromCopy);
  await send(changes.pages, fromCopy);
  await claim.assertHeld();

  const tagOf = (key: string) => tags.get(key) ?? state.stored.get(key)?.etag ?? '';
  const live: Manifest = {
    ...manifest,
    tags: Object.fromEntries(manifest.objects.map(({ key }) => [key, tagOf(key)])),
  };
  await putJson(store, manifestKey(live.id), live);
  await putJson(store, currentKey, { id: live.id, since: now, by } satisfies CurrentRelease);
  await store.remove(pendingKey(live.id));
  return live;
}

/** How many pages of a release that stopped are live, and how to go on. A page has two keys: with and without .html. */
function describeStop(objects: readonly ReleaseObject[], sent: ReadonlyMap<string, string>): string {
  const pages = objects.filter(({ key }) => key.endsWith('.html'));
  const old = pages.filter(({ key }) => !sent.has(key)).length;
  const wayOut = 'Run the same command again: it sends the rest.';
  return old === pages.length
    ? `No page has changed yet. ${wayOut}`
    : `${pages.length - old} of ${pages.length} pages are new, and ${old} still ${old === 1 ? 'shows' : 'show'} the release before. Every page is whole. ${wayOut}`;
}

async function putJson(store: ObjectStore, key: string, value: unknown): Promise<void> {
  await store.put(key, JSON.stringify(value), {
    contentType: 'application/json',
    cacheControl: 'no-store',
    sha256: '',
  });
}
