// Publishes an export, or restores an earlier release.
import type { Claim } from './claim';
import { findChanges, goLive, isSent } from './go-live';
import { forEachLimit } from './for-each-limit';
import { manifestOf } from './keys';
import { assertHashed, deletable, objectsOf, retained } from './plan';
import { type Manifest, nextReleaseId, type ReleaseObject } from './release';
import { readState, type SiteState } from './site-state';
import type { ObjectStore } from './store';
import type { SiteFile } from '../hosting/site-files';

export type PublishOptions = {
  readonly files: readonly SiteFile[];
  /** Content of a file by its path in the export. */
  readonly readBody: (path: string) => Promise<Uint8Array>;
  readonly commit: string;
  readonly kind: Manifest['kind'];
  /** When the publisher started, ISO 8601. */
  readonly now: string;
  /** How many releases are kept whole, including the new one. */
  readonly keep: number;
  /** Publishes a commit again that was rolled back. */
  readonly again: boolean;
};

/** What a release would do, or has done. */
export type Plan = {
  readonly manifest: Manifest;
  /** What has to be written, in this order. */
  readonly changes: readonly ReleaseObject[];
  /** Keys to delete once the release is live. */
  readonly removed: readonly string[];
  /** True when the public already sees exactly this, and no interrupted publisher has left anything behind. */
  readonly isLive: boolean;
};

/** Compares an export with the store. Writes nothing. @throws when the export may not be published as it is. */
export async function planRelease(
  store: ObjectStore,
  state: SiteState,
  options: PublishOptions,
): Promise<Plan> {
  const { files, commit, kind, now, keep } = options;
  if (!options.again) assertNotRolledBack(state, commit);
  const objects = objectsOf(files);
  const earlier = [...state.done, ...state.stopped];
  assertHashed(objects, earlier);
  const changes = await findChanges(store, state, objects);
  const manifest: Manifest = {
    format: 1,
    id: nextReleaseId(
      earlier.map(({ id }) => id),
      commit,
    ),
    createdAt: now,
    commit,
    kind,
    objects,
  };
  const retention = retained([...state.done, manifest], state.stopped, manifest.id, keep);
  const live = state.done.find((entry) => entry.id === state.current?.id);
  const isSame = JSON.stringify(live?.objects) === JSON.stringify(objects);
  const isLive = isSame && changes.length === 0 && state.open.length === 0;
  return { manifest, changes, removed: deletable(retention, state.stored), isLive };
}

/** A rollback outlasts the nightly release of the same commit. */
function assertNotRolledBack({ current, done }: SiteState, commit: string): void {
  if (current?.by !== 'rollback') return;
  const undone = done.find((manifest) => manifest.id > current.id && manifest.commit === commit);
  if (undone !== undefined)
    throw new Error(
      `The site was rolled back from release ${undone.id} to ${current.id} on ${current.since.slice(0, 10)}, and this is commit ${commit} again. Nothing was changed. Publish a commit that mends it, or this one with --again.`,
    );
}

/**
 * Publishes an export: compares, sends what differs, goes live, and only then deletes what no kept release names.
 * `afterLive` runs between the last two, to invalidate a CDN.
 */
export async function publishSite(
  store: ObjectStore,
  claim: Claim,
  options: PublishOptions,
  afterLive: (release: Manifest) => Promise<void>,
): Promise<Plan> {
  const state = await readState(store);
  const plan = await planRelease(store, state, options);
  if (plan.isLive) return plan;
  const guarded = store.guarded(claim.assertRecentlyHeld);
  const paths = new Map(options.files.map((file) => [file.sha256, file.path]));
  const readBody = (object: ReleaseObject) => options.readBody(paths.get(object.sha256) ?? '');
  await goLive(guarded, claim, plan.manifest, plan.changes, 'publish', options.now, readBody);
  await afterLive(plan.manifest);
  await claim.assertHeld();
  await removeKeys(guarded, plan.removed);
  return plan;
}

/** Deletes keys; the manifests wait for all others, so that an interruption loses track of nothing. */
async function removeKeys(store: ObjectStore, keys: readonly string[]): Promise<void> {
  for (const isLast of [false, true])
    await forEachLimit(
      keys.filter((key) => (manifestOf(key) !== null) === isLast),
      (key) => store.remove(key),
    );
}

/**
 * Restores an earlier release from the copies in the store: the one with this id, or by default the one before the live
 * one. Deletes nothing.
 * @throws when there is no such release, or part of it is gone.
 */
export async function rollBack(
  store: ObjectStore,
  claim: Claim,
  { id, now }: { readonly id: string | undefined; readonly now: string },
  afterLive: (release: Manifest) => Promise<void>,
): Promise<Plan> {
  const state = await readState(store);
  const target = findTarget(state, id);
  const changes = await findChanges(store, state, target.objects);
  const lost = changes.filter(isSent).map((object) => object.key);
  if (lost.length > 0)
    throw new Error(
      `Release ${target.id} is not whole anymore: ${lost.slice(0, 3).join(', ')}${lost.length > 3 ? ` and ${lost.length - 3} more` : ''} are gone. Choose another from "npm run releases".`,
    );
  const guarded = store.guarded(claim.assertRecentlyHeld);
  await goLive(guarded, claim, target, changes, 'rollback', now, () => {
    throw new Error('Rolling back sends no file from this machine.');
  });
  await afterLive(target);
  return { manifest: target, changes, removed: [], isLive: false };
}

function findTarget(state: SiteState, id: string | undefined): Manifest {
  const target = id === undefined ? defaultTarget(state) : state.done.find((manifest) => manifest.id === id);
  if (target !== undefined) return target;
  const ids = state.done.map((manifest) => manifest.id);
  throw new Error(
    id === undefined
      ? 'There is no earlier release to go back to.'
      : `There is no release ${id}. There is ${ids.length === 0 ? 'none' : ids.join(', ')}.`,
  );
}

/** Without an id: finish an interrupted rollback, undo an interrupted publish, or else go back one release. */
function defaultTarget({ done, open, current }: SiteState): Manifest | undefined {
  const earlier = done.filter((manifest) => manifest.id < (current?.id ?? ''));
  const stoppedRollback = earlier.find((manifest) => open.some((other) => other.id === manifest.id));
  if (stoppedRollback !== undefined) return stoppedRollback;
  return open.length > 0 ? done.find((manifest) => manifest.id === current?.id) : earlier.at(-1);
}
