import { createHash } from 'node:crypto';
import type { SiteFile } from '@/scripts/hosting/site-files';
import { type Claim, claimSite } from '@/scripts/publish/claim';
import { type PublishOptions, publishSite, rollBack } from '@/scripts/publish/publish-site';
import type { MemoryStore } from './memory-store';

/** A small site: path to content. */
export type SampleSite = Readonly<Record<string, string>>;

const digest = (body: string) => createHash('sha256').update(body).digest('hex');

/**
 * A site whose pages each load one hashed script, the icon and a price list without a hash; `edition` changes all, and
 * the name of the list.
 */
export function sampleSite(edition: string): SampleSite {
  const scriptOf = (page: string) => `/assets/${page}.${digest(`${page} ${edition}`).slice(0, 8)}.js`;
  const files = ['index', 'about', 'shop'].flatMap((page) => [
    [
      `/${page}.html`,
      `<p>${edition}</p> asks ${scriptOf(page)} asks /icons/icon.png asks /prices-${edition}.pdf`,
    ],
    [scriptOf(page), `script of ${page}, ${edition}`],
  ]);
  return {
    ...(Object.fromEntries(files) as SampleSite),
    '/404.html': 'not found asks /icons/icon.png',
    '/icons/icon.png': `icon ${edition}`,
    [`/prices-${edition}.pdf`]: `prices of ${edition}`,
    '/.well-known/security.txt': 'Contact: mailto:a@b.c',
  };
}

export function filesOf(site: SampleSite): readonly SiteFile[] {
  return Object.entries(site).map(([path, body]) => ({
    path,
    size: Buffer.byteLength(body),
    sha256: digest(body),
  }));
}

let hour = 0;

export function optionsFor(site: SampleSite, changed: Partial<PublishOptions> = {}): PublishOptions {
  hour += 1;
  return {
    files: filesOf(site),
    readBody: (path) => Promise.resolve(Buffer.from(site[path] ?? '')),
    commit: 'abc1234',
    kind: 'rehearsal',
    now: new Date(Date.UTC(2026, 0, 1, hour)).toISOString(),
    keep: 10,
    again: false,
    ...changed,
  };
}

/** Runs a publish as the command does, holding the lock. */
async function withClaim<Result>(
  store: MemoryStore,
  work: (claim: Claim) => Promise<Result>,
): Promise<Result> {
  const claim = await claimSite(store, { holder: 'a test', takesOver: true });
  try {
    return await work(claim);
  } finally {
    await claim.release().catch(() => undefined);
  }
}

export function publish(store: MemoryStore, site: SampleSite, changed: Partial<PublishOptions> = {}) {
  return withClaim(store, (claim) =>
    publishSite(store, claim, optionsFor(site, changed), () => Promise.resolve()),
  );
}

export function goBack(store: MemoryStore, id?: string, afterLive = () => Promise.resolve()) {
  const options = { id, now: optionsFor({}).now };
  return withClaim(store, (claim) => rollBack(store, claim, options, afterLive));
}

/** What the public can read: key to content. */
export function publicObjects(store: MemoryStore): Readonly<Record<string, string>> {
  return Object.fromEntries(
    [...store.objects].filter(([key]) => !key.startsWith('.releases/')).map(([key, { body }]) => [key, body]),
  );
}

/** Pages that load a missing file. */
export function brokenPages(store: MemoryStore): readonly string[] {
  const objects = publicObjects(store);
  return Object.entries(objects).flatMap(([key, body]) =>
    [...body.matchAll(/asks \/(\S+)/g)]
      .filter((match) => objects[match[1] ?? ''] === undefined)
      .map((match) => `${key} asks ${match[1]!}`),
  );
}

/** Key to content, as a site of these files would have it. */
export function expectedObjects(site: SampleSite): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(site).flatMap(([path, body]) => {
      const isPage = path.endsWith('.html') && path !== '/index.html' && path !== '/404.html';
      const keys = isPage ? [path.slice(1), path.slice(1, -5)] : [path.slice(1)];
      return keys.map((key) => [key, body] as const);
    }),
  );
}
