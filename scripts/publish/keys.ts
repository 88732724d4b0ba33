/** Everything the publisher keeps for itself is below this folder; docs/publishing.md says how to keep it private. */
export const ownFolder = '.releases/';

export const currentKey = `${ownFolder}current.json`;
export const claimFolder = `${ownFolder}claims/`;

/** The headers of what the publisher keeps for itself. */
export const ownHeaders = { contentType: 'text/plain; charset=utf-8', cacheControl: 'no-store', sha256: '' };

/** The manifest of a release that has been live. */
export function manifestKey(id: string): string {
  return `${ownFolder}done/${id}.json`;
}

/** The manifest of a release in progress: what an interrupted publisher leaves behind. */
export function pendingKey(id: string): string {
  return `${ownFolder}pending/${id}.json`;
}

/** A copy of a mutable file, keyed by its content: rollbacks restore it from here. */
export function copyKey(sha256: string): string {
  return `${ownFolder}blobs/${sha256}`;
}

/** The id in the key of a manifest, done or pending; null for any other key. */
export function manifestOf(key: string): { readonly id: string; readonly isDone: boolean } | null {
  const match = /^\.releases\/(done|pending)\/([\w-]+)\.json$/.exec(key);
  return match === null ? null : { id: match[2] ?? '', isDone: match[1] === 'done' };
}

/**
 * The keys under which an exported file is stored. A page is also stored under its address (`/about`), for stores
 * that cannot rewrite; the home page and the 404 page are set in the store's configuration instead.
 */
export function keysOf(path: string): readonly string[] {
  const key = path.slice(1);
  const isNamed = path === '/index.html' || path === '/404.html' || !path.endsWith('.html');
  return isNamed ? [key] : [key, key.slice(0, -'.html'.length)];
}
