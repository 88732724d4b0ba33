// The publisher's messages about a plan and about releases.
import { isSent } from './go-live';
import type { Plan } from './publish-site';
import { phases } from './release';
import type { SiteState } from './site-state';

const words = {
  copies: 'copies to keep',
  hashed: 'hashed files',
  assets: 'other files',
  pages: 'pages',
} as const;

/** What a plan would do, phase by phase. */
export function describePlan({ manifest, changes, removed }: Plan): string {
  const copies = changes.filter(({ phase }) => phase === 'copies').length;
  const unchanged = manifest.objects.length - changes.length + copies;
  const bytes = changes.filter(isSent).reduce((sum, object) => sum + object.size, 0);
  const line = (count: number, what: string) => `  ${String(count).padStart(5)} ${what}`;
  return [
    `Release ${manifest.id}: ${manifest.objects.length} objects, ${unchanged} of them unchanged.`,
    ...phases.map((phase) => line(changes.filter((object) => object.phase === phase).length, words[phase])),
    line(removed.length, 'old files to remove when it is live'),
    `  ${(bytes / 1e6).toFixed(1)} MB to send.`,
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
  if (open.length === 0) return rows.join('\n');
  const stopped = open.map(({ id }) => id).join(', ');
  const warning = `A publisher was stopped on its way to ${stopped}. Publish again to finish it, or roll back to undo it.`;
  return [...rows, '', warning].join('\n');
}
