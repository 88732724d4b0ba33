// Writes a release in order: everything a page needs comes before the page.
import { type Claim, LostClaim } from './claim';
import { forEachLimit } from './for-each-limit';
import { copyKey, manifestKey, pendingKey, currentKey } from './keys';
import { copiesOf } from './plan';
import type { Manifest, CurrentRelease, ReleaseObject } from './release';
import type { SiteState } from './site-state';
import type { ObjectStore } from './store';

/** What has to be written before a release is live, in writing order. */
export type Changes = {
  readonly copies: readonly ReleaseObject[];
  readonly hashed: readonly ReleaseObject[];
  readonly assets: readonly ReleaseObject[];
  readonly pages: readonly ReleaseObject[];
};

/** Compares a release with the store: an object of the right size is asked for its digest and headers. */
export async function findChanges(
  store: ObjectStore,
  state: SiteState,
  objects: readonly ReleaseObject[],
): Promise<Changes> {
  const changed = new Set<ReleaseObject>();
  const hasSize = ({ key, size }: ReleaseObject) => state.stored.get(key)?.size === size;
  await forEachLimit(objects, async (object) => {
    if (!hasSize(object) || !(await isThere(store, object))) changed.add(object);
  });
  const copies = copiesOf(objects);
  // A copy is named by its content and written whole, so one of the right size is intact.
  for (const copy of copies) if (!hasSize(copy)) changed.add(copy);
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
  return (
    found?.sha256 === object.sha256 &&
    found.contentType === object.contentType &&
    found.cacheControl === object.cacheControl
  );
}

/**
 * Makes the store show `manifest`: everything a page needs is written before the page. Interrupted at any request,
 * every page the public can load is still whole, old or new; running it again writes only what is missing. `readBody`
 * returns the content of files the store does not have yet.
 */
export async function goLive(
  store: ObjectStore,
  claim: Claim,
  manifest: Manifest,
  changes: Changes,
  by: CurrentRelease['by'],
  now: string,
  readBody: (object: ReleaseObject) => Promise<Uint8Array>,
): Promise<void> {
  const sent = new Set<string>();
  const send = async (objects: readonly ReleaseObject[], write: (object: ReleaseObject) => Promise<void>) => {
    await claim.assertHeld();
    await forEachLimit(objects, async (object) => {
      await write(object);
      sent.add(object.key);
    }).catch((cause: unknown) => {
      if (cause instanceof LostClaim) throw cause;
      throw new Error(describeStop(changes.pages, sent), { cause });
    });
  };
  const upload = async (object: ReleaseObject) => store.put(object.key, await readBody(object), object);
  const fromCopy = (object: ReleaseObject) => store.copy(copyKey(object.sha256), object.key, object);

  await putJson(store, pendingKey(manifest.id), manifest);
  await send(changes.copies, upload);
  await send(changes.hashed, upload);
  await send(changes.assets, fromCopy);
  await send(changes.pages, fromCopy);
  await claim.assertHeld();

  await putJson(store, manifestKey(manifest.id), manifest);
  await putJson(store, currentKey, { id: manifest.id, since: now, by } satisfies CurrentRelease);
  await store.remove(pendingKey(manifest.id));
}

/** How many pages of a release that stopped are live, and how to go on. A page has two keys: with and without .html. */
function describeStop(objects: readonly ReleaseObject[], sent: ReadonlySet<string>): string {
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
