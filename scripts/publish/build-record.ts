// Records the kind of the last build, and whether the export has changed since.
import { hash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { SiteEnv } from '../../lib/facts/site-env.mjs';
import type { SiteFile } from '../hosting/site-files';

/**
 * What the last build made. Kept beside the export, not in it: a rehearsal must be identical to what production
 * serves, so the files alone cannot tell the two apart.
 */
export type BuildRecord = { readonly kind: SiteEnv; readonly commit: string; readonly digest: string };

const place = '.cache/build.json';

/** One digest for all files of an export. */
export function digestOf(files: readonly SiteFile[]): string {
  return hash('sha256', files.map((file) => `${file.path} ${file.sha256}`).join('\n'));
}

export function writeBuildRecord(record: BuildRecord): void {
  mkdirSync(dirname(place), { recursive: true });
  writeFileSync(place, JSON.stringify(record));
}

/**
 * The record of this export, if it is of the expected kind.
 * @throws a sentence when the export is of another kind, or was changed or copied here after its build.
 */
export function checkedRecord(files: readonly SiteFile[], kind: SiteEnv): BuildRecord {
  const again = `Build it again: SITE_ENV=${kind} npm run build.`;
  if (!existsSync(place))
    throw new Error(`The record of the build in out/ is missing, so its kind is unknown. ${again}`);
  const record = JSON.parse(readFileSync(place, 'utf8')) as BuildRecord;
  if (record.digest !== digestOf(files))
    throw new Error(`out/ is not what the last build made: a file was changed, added or removed. ${again}`);
  if (record.kind !== kind)
    throw new Error(
      `out/ is a ${record.kind} build, and you publish a ${kind} one. ${again} Or say --kind ${record.kind}, if that is what you mean.`,
    );
  return record;
}
