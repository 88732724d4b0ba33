// Manifests of releases, and the record of the live one.
import type { SiteEnv } from '../../lib/facts/site-env.mjs';

/** The phases in which a release goes live, in this order: a page never comes before what it needs. */
export const phases = ['copies', 'hashed', 'assets', 'pages'] as const;

/** A copy, for rolling back, is no object of a release itself. */
export type Phase = (typeof phases)[number];

/** One object of a release, under its public key. */
export type ReleaseObject = {
  /** Relative to the prefix, e.g. `about`, `about.html`, `assets/site.1a2b.js`. */
  readonly key: string;
  readonly phase: Phase;
  readonly sha256: string;
  /** In bytes. */
  readonly size: number;
  readonly contentType: string;
  readonly cacheControl: string;
};

/** What one release consists of. Stored beside the objects; it lists what must not be deleted. */
export type Manifest = {
  readonly format: 1;
  readonly id: string;
  /**
   * When the publisher started, by its own clock, in ISO 8601 with a time zone. For people only: nothing depends on
   * it.
   */
  readonly createdAt: string;
  readonly commit: string;
  readonly kind: SiteEnv;
  readonly objects: readonly ReleaseObject[];
};

/** Which release the public sees, and since when. */
export type CurrentRelease = {
  readonly id: string;
  readonly since: string;
  readonly by: 'publish' | 'rollback';
};

/**
 * The id that follows all of `earlier`: a number and the commit, e.g. `0007-0440f51`. Sorted by name, ids are in the
 * order of release, whatever the clocks of the publishing machines said.
 */
export function nextReleaseId(earlier: readonly string[], commit: string): string {
  const newest = Math.max(0, ...earlier.map((id) => Number.parseInt(id, 10) || 0));
  return `${String(newest + 1).padStart(4, '0')}-${commit}`;
}

/** Reads a manifest, or the record of the live release. @throws a sentence if the text is neither, or of another format. */
export function parseRecord(text: string, key: string): object {
  try {
    const value = JSON.parse(text) as { readonly id?: unknown; readonly format?: unknown } | null;
    if (typeof value?.id === 'string' && (value.format ?? 1) === 1) return value;
  } catch {
    // Reported below.
  }
  throw new Error(
    `${key} is damaged, or another version of the publisher has written it. Use that one, or restore the file.`,
  );
}
