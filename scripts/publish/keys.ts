/** Everything of the publisher's own lies below this folder; see docs/publishing.md on keeping it from the public. */
const own = '.releases/';

export const currentKey = `${own}current.json`;
export const claimFolder = `${own}claims/`;
export const ownFolder = own;

/** The manifest of a release that went live once. */
export function manifestKey(id: string): string {
  return `${own}done/${id}.json`;
}

/** The manifest of a release on its way: what a stopped publisher leaves behind. */
export function pendingKey(id: string): string {
  return `${own}pending/${id}.json`;
}

/** A copy of a file that changes under its name, by its content: rolling back takes it from here. */
export function copyKey(sha256: string): string {
  return `${own}blobs/${sha256}`;
}

/** The id in the key of a manifest, done or pending, or null for any other key. */
export function manifestOf(key: string): { readonly id: string; readonly isDone: boolean } | null {
  const match = /^\.releases\/(done|pending)\/([\w-]+)\.json$/.exec(key);
  return match === null ? null : { id: match[2] ?? '', isDone: match[1] === 'done' };
}

/**
 * The keys of a file of the export. A page is stored under its address as well (`/about`), for stores that cannot
 * rewrite; the front page and the page for unknown addresses are named in the settings of the store instead.
 */
export function keysOf(path: string): readonly string[] {
  const key = path.slice(1);
  const isNamed = path === '/index.html' || path === '/404.html' || !path.endsWith('.html');
  return isNamed ? [key] : [key, key.slice(0, -'.html'.length)];
}
