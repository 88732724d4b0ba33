// Reads what a store holds: releases, the live one, and interrupted ones.
import { manifestKey, manifestOf, pendingKey, currentKey } from './keys';
import { type CurrentRelease, type Manifest, parseRecord } from './release';
import type { ObjectStore, StoredObject } from './store';

/** What the store holds when a publisher starts. */
export type SiteState = {
  readonly stored: ReadonlyMap<string, StoredObject>;
  /** Null before the first release. */
  readonly current: CurrentRelease | null;
  /** Releases that have been live, oldest first. */
  readonly done: readonly Manifest[];
  /** Releases whose publishing or rollback was interrupted. */
  readonly stopped: readonly Manifest[];
  /** The interrupted ones that began after the last release went live: the public may see some of their pages. */
  readonly open: readonly Manifest[];
};

/** Reads the state of a site. @throws when the live release's manifest is missing. */
export async function readState(store: ObjectStore): Promise<SiteState> {
  const stored = new Map((await store.list('')).map((object) => [object.key, object]));
  const manifests = (isDone: boolean) =>
    Promise.all(
      [...stored.keys()]
        .filter((key) => manifestOf(key)?.isDone === isDone)
        .sort()
        .map(async (key) => parseRecord(String(await store.read(key)), key) as Manifest),
    );
  const text = await store.read(currentKey);
  const current = text === null ? null : (parseRecord(String(text), currentKey) as CurrentRelease);
  const done = await manifests(true);
  if (current !== null && !done.some((manifest) => manifest.id === current.id)) {
    throw new Error(
      `${currentKey} names release ${current.id}, whose manifest is gone. Restore ${manifestKey(current.id)}, or remove ${currentKey} to publish anew; no object is deleted then.`,
    );
  }
  const stopped = await manifests(false);
  const liveSince = stored.get(currentKey)?.modified ?? 0;
  const open = stopped.filter(({ id }) => (stored.get(pendingKey(id))?.modified ?? 0) >= liveSince);
  return { stored, current, done, stopped, open };
}
