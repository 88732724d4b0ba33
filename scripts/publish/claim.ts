// Lets one publisher at a time change a site.
import { randomUUID } from 'node:crypto';
import { claimFolder, ownHeaders } from './keys';
import type { ObjectStore, StoredObject } from './store';

export type ClaimOptions = {
  /** Who is publishing, shown to anyone refused meanwhile: `ann@laptop, release 2026…`. */
  readonly holder: string;
  /** Take over, even if another publisher holds the claim. */
  readonly takesOver?: boolean;
  /** Milliseconds without a heartbeat after which a claim's publisher counts as dead. */
  readonly staleAfter?: number;
  /** Milliseconds to back off when two publishers start at the same moment. */
  readonly pause?: () => number;
};

/** The right to change the site, held by one publisher at a time. */
export type Claim = {
  /** @throws a sentence when another publisher has taken over. */
  readonly assertHeld: () => Promise<void>;
  /**
   * The same, but asks the store at most once a second. Called before each write: this machine may have been
   * suspended while another publisher took over and rolled back.
   */
  readonly assertRecentlyHeld: () => Promise<void>;
  readonly release: () => Promise<void>;
};

/** Another publisher has taken over. */
export class LostClaim extends Error {}

const heartbeatInterval = 20_000;
const rounds = 5;
/** Milliseconds for which the last answer about a claim is trusted. */
const countsFor = 1000;

/**
 * Claims the site, or refuses. Each publisher writes its own claim first and then lists all claims, so of two that
 * run at once at least one sees the other. This relies only on strongly consistent listings, which S3, R2 and Google
 * Cloud Storage promise; not all of them support conditional writes. See
 * docs/decisions/041-claims-instead-of-conditional-writes.md.
 * @throws a sentence that says who holds the claim, when its last heartbeat was, and what to do.
 */
export async function claimSite(store: ObjectStore, options: ClaimOptions): Promise<Claim> {
  const {
    holder,
    takesOver = false,
    staleAfter = 120_000,
    pause = () => 200 + Math.random() * 1800,
  } = options;
  const id = randomUUID();
  const tries = `${claimFolder}${id}.tries`;
  const holds = `${claimFolder}${id}.holds`;
  for (let round = 0; round < rounds; round += 1) {
    await store.put(tries, holder, ownHeaders);
    const seen = await store.list(claimFolder);
    // Both times come from the store's clock, so ours may be wrong.
    const now = seen.find((entry) => entry.key === tries)?.modified ?? Infinity;
    const others = seen.filter((entry) => !entry.key.startsWith(claimFolder + id));
    const living = others.filter((entry) => now - entry.modified <= staleAfter);
    for (const entry of others) if (takesOver || !living.includes(entry)) await store.remove(entry.key);
    if (living.length === 0) {
      await store.put(holds, holder, ownHeaders);
      await store.remove(tries);
      return keep(store, holds, holder);
    }
    if (takesOver) continue;
    await store.remove(tries);
    const held = living.find((entry) => entry.key.endsWith('.holds'));
    if (held !== undefined) throw new Error(await refusal(store, held, now, staleAfter));
    await new Promise((resolve) => setTimeout(resolve, pause()));
  }
  await store.remove(tries);
  throw new Error(
    'Someone else is starting to publish right now. Nothing was changed. Try again in a minute.',
  );
}

/** Sends heartbeats, and notices when the claim is gone. */
function keep(store: ObjectStore, key: string, holder: string): Claim {
  let checkedAt = 0;
  let lastCheck = Promise.resolve();
  const check = async () => {
    const held = (await store.list(claimFolder)).filter((entry) => entry.key.endsWith('.holds'));
    if (held.length !== 1 || held[0]?.key !== key)
      throw new LostClaim(
        'Another publisher has taken over. This one has stopped. Nothing that it wrote is lost, and every page is complete.',
      );
  };
  // Measured from the time of the request. The clock may be set back meanwhile, so the absolute difference counts.
  const assertHeld = () => {
    checkedAt = Date.now();
    lastCheck = check();
    return lastCheck;
  };
  const assertRecentlyHeld = () => (Math.abs(Date.now() - checkedAt) < countsFor ? lastCheck : assertHeld());
  const timer = setInterval(() => {
    // A failure here surfaces at the next check before a phase.
    assertHeld()
      .then(() => store.put(key, holder, ownHeaders))
      .catch(() => undefined);
  }, heartbeatInterval);
  timer.unref();
  return {
    assertHeld,
    assertRecentlyHeld,
    release: async () => {
      clearInterval(timer);
      await store.remove(key);
    },
  };
}

async function refusal(
  store: ObjectStore,
  held: StoredObject,
  now: number,
  staleAfter: number,
): Promise<string> {
  const who = String((await store.read(held.key)) ?? 'unknown');
  const seconds = Math.max(0, Math.round((now - held.modified) / 1000));
  const wait = Math.max(1, Math.round(staleAfter / 1000) - seconds);
  return [
    `Another publisher is at work on this site: ${who}. Its last heartbeat was ${seconds} s ago. Nothing was changed.`,
    `Wait for it. If it has died, the site is free again in ${wait} s, or at once with --take-over.`,
  ].join('\n');
}
