// The publisher's messages about a plan and about releases.
import type { Plan } from './publish-site';
import type { SiteState } from './site-state';

/** A size for people: `1.4 MB`. */
export function formatBytes(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`;
  return bytes < 1e6 ? `${(bytes / 1000).toFixed(1)} kB` : `${(bytes / 1e6).toFixed(1)} MB`;
}

/** How many keys of one kind are named: all of them would fill the screen ten times on a first release. */
const namedKeys = 5;

/** What a plan would do, phase by phase. `isLong` names the first keys of each. */
export function describePlan({ manifest, changes, removed }: Plan, isLong: boolean): string {
  const sent = [...changes.copies, ...changes.hashed];
  const named = (keys: readonly string[]) => {
    if (!isLong) return [];
    const rest = keys.length - namedKeys;
    return [...keys.slice(0, namedKeys), ...(rest > 0 ? [`and ${rest} more`] : [])].map(
      (text) => `        ${text}`,
    );
  };
  const phases = [
    ['copies to keep', changes.copies],
    ['hashed files', changes.hashed],
    ['other files', changes.assets],
    ['pages', changes.pages],
  ] as const;
  const lines = phases.flatMap(([name, objects]) => [
    `  ${String(objects.length).padStart(5)} ${name}`,
    ...named(objects.map((object) => `${object.key}  (${object.contentType}; ${object.cacheControl})`)),
  ]);
  const unchanged =
    manifest.objects.length - changes.hashed.length - changes.assets.length - changes.pages.length;
  return [
    `Release ${manifest.id}: ${manifest.objects.length} objects, ${unchanged} of them unchanged.`,
    ...lines,
    `  ${String(removed.length).padStart(5)} old files to remove when it is live`,
    ...named(removed),
    `  ${formatBytes(sent.reduce((sum, object) => sum + object.size, 0))} to send.`,
  ].join('\n');
}

/** The releases that can be restored, newest first. */
export function describeReleases({ done, open, current }: SiteState): string {
  if (done.length === 0) return 'Nothing has been published here yet.';
  const rows = [...done].reverse().map((manifest) => {
    const mark = manifest.id === current?.id ? `live since ${current.since} (${current.by})` : '';
    const made = manifest.createdAt.slice(0, 16).replace('T', ' ');
    return `  ${manifest.id}  ${made} UTC, ${manifest.kind}, ${manifest.objects.length} objects  ${mark}`.trimEnd();
  });
  const warning =
    open.length === 0
      ? []
      : [
          '',
          `A publisher was stopped on its way to ${open.map((manifest) => manifest.id).join(', ')}. Publish again to finish it, or roll back to undo it.`,
        ];
  return [...rows, ...warning].join('\n');
}
