// Manifests of releases, and the record of the live one.
import type { SiteEnv } from '../../lib/facts/site-env.mjs';

/** The three phases in which a release goes live, in this order: a page never comes before what it needs. */
export type Phase = 'hashed' | 'assets' | 'pages';

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

/** Reads a manifest. @throws a sentence if the text is not a manifest, or has an unknown format. */
export function parseManifest(text: string, key: string): Manifest {
  const value = parseObject(text, key);
  if (value['format'] !== 1 || typeof value['id'] !== 'string' || !Array.isArray(value['objects'])) {
    throw new Error(
      `${key} is not a manifest of format 1. It was written by another version of the publisher; use that one.`,
    );
  }
  return value as unknown as Manifest;
}

/** Reads the record of the live release. @throws a sentence if the text is not one. */
export function parseCurrent(text: string, key: string): CurrentRelease {
  const value = parseObject(text, key);
  if (typeof value['id'] !== 'string')
    throw new Error(`${key} names no release. Publish again to set it right.`);
  return value as unknown as CurrentRelease;
}

function parseObject(text: string, key: string): Readonly<Record<string, unknown>> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    value = null;
  }
  if (typeof value !== 'object' || value === null)
    throw new Error(`${key} is damaged: it holds no JSON object.`);
  return value as Readonly<Record<string, unknown>>;
}
