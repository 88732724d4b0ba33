// Writes a release in order: everything a page needs comes before the page.
import { type Claim, LostClaim } from './claim';
import { forEachLimit } from './for-each-limit';
import { copyKey, currentKey, manifestKey, ownHeaders, pendingKey } from './keys';
import { copiesOf } from './plan';
import { type CurrentRelease, type Manifest, phases, type ReleaseObject } from './release';
import type { SiteState } from './site-state';
import type { ObjectStore } from './store';

/** What has to be written before a release is live, in this order: compares the release and its copies with the store. */
export async function findChanges(
  store: ObjectStore,
  state: SiteState,
  objects: readonly ReleaseObject[],
): Promise<readonly ReleaseObject[]> {
  const all = [...copiesOf(objects), ...objects];
  const changed = new Set<ReleaseObject>();
  await forEachLimit(all, async (object) => {
    const hasSize = state.stored.get(object.key)?.size === object.size;
    // A copy is named by its content and written whole, so one of the right size is intact.
    if (!hasSize || (object.phase !== 'copies' && !(await isThere(store, object)))) changed.add(object);
  });
  return all.filter((object) => changed.has(object));
}

async function isThere(store: ObjectStore, object: ReleaseObject): Promise<boolean> {
  const found = await store.describe(object.key);
  return (
    found?.sha256 === object.sha256 &&
    found.contentType === object.contentType &&
    found.cacheControl === object.cacheControl
  );
}

/** Whether an object comes from this machine, and not from a copy within the store. */
export const isSent = ({ phase }: ReleaseObject) => phase === 'copies' || phase === 'hashed';

/**
 * Makes the store show `manifest`: everything a page needs is written before the page. Interrupted at any request,
 * every page the public can load is still whole, old or new; running it again writes only what is missing. `readBody`
 * returns the content of files the store does not have yet.
 */
export async function goLive(
  store: ObjectStore,
  claim: Claim,
  manifest: Manifest,
  changes: readonly ReleaseObject[],
  by: CurrentRelease['by'],
  now: string,
  readBody: (object: ReleaseObject) => Promise<Uint8Array>,
): Promise<void> {
  const sent = new Set<string>();
  const write = async (object: ReleaseObject) => {
    if (isSent(object)) await store.put(object.key, await readBody(object), object);
    else await store.copy(copyKey(object.sha256), object.key, object);
    sent.add(object.key);
  };
  await store.put(pendingKey(manifest.id), JSON.stringify(manifest), ownHeaders);
  for (const phase of phases) {
    await claim.assertHeld();
    const due = changes.filter((object) => object.phase === phase);
    await forEachLimit(due, write).catch((cause: unknown) => {
      if (cause instanceof LostClaim) throw cause;
      throw new Error(describeStop(changes, sent), { cause });
    });
  }
  await claim.assertHeld();
  await store.put(manifestKey(manifest.id), JSON.stringify(manifest), ownHeaders);
  const current: CurrentRelease = { id: manifest.id, since: now, by };
  await store.put(currentKey, JSON.stringify(current), ownHeaders);
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
