import {
  type Change,
  changeSummary,
  isListing,
  type PageName,
  type ReleaseChanges,
  type Spot,
} from './release-changes';

/** How many changes a comment lists, one a line, before it links to the preview for the rest. */
const mostChanges = 50;
/** How many locations of a change it lists. */
const mostSpots = 4;

/**
 * What a preview changes, in Markdown, for the comment on a pull request. Links are relative to `url`; without one,
 * locations are listed as plain text.
 */
export function changeText(changes: ReleaseChanges | null, url: string | null): string {
  if (changes === null)
    return 'There is no release to compare with. This is normal until the first release is published.';
  const { added, removed, same } = changes;
  const reported = changes.changes.filter((found) => !isListing(found));
  const shown = reported.slice(0, mostChanges);
  const more = reported.length - shown.length;
  const listed = changes.changes.length - reported.length;
  return [
    `Against release \`${changes.release}\`: **${changeSummary(changes)}**.`,
    '',
    ...pageLine('New pages', added, url),
    ...pageLine('Pages removed', removed, null),
    ...shown.map(({ change, spots }) => `- ${entryText(change).trim()} (${spotText(spots, url)})`),
    ...(more > 0 ? [`- … and ${more} more changes; the preview lists all.`] : []),
    ...(listed > 0 ? [`- A to Z: ${listed} ${listed === 1 ? 'entry' : 'entries'}, because of these`] : []),
    ...(same.length > 0 ? [`- Not changed: ${same.length} pages`] : []),
  ].join('\n');
}

function entryText(change: Change): string {
  switch (change.kind) {
    case 'text':
      return `**Text:** ${change.segments
        .map(({ kind, text }) =>
          kind === 'same' ? plain(text) : kind === 'added' ? inserted(text) : deleted(text),
        )
        .join('')
        .replace(/ {2,}/g, ' ')}`;
    case 'fact':
      return `**${change.what.charAt(0).toUpperCase()}${change.what.slice(1)}:** ${plain(change.from)} → ${plain(change.to)}`;
    case 'class':
      return `**Class:** ${[
        ...(change.from === null ? [] : [deleted(change.from)]),
        ...(change.to === null ? [] : [inserted(change.to)]),
      ].join(' → ')}`;
    case 'picture':
      return `**Picture:** \`${change.before ?? 'none'}\` → \`${change.after ?? 'none'}\``;
  }
}

/** Markdown marks for removed and added text, which can be told apart without color. */
const deleted = (text: string) => (text.trim() === '' ? text : `~~−${plain(text.trim())}~~ `);
const inserted = (text: string) => (text.trim() === '' ? text : `**+${plain(text.trim())}** `);

/** Escapes the Markdown characters in text of a page. */
function plain(text: string): string {
  return text.replace(/[\\`*_~[\]<>|@#]/g, (mark) => `\\${mark}`);
}

function linkTo(label: string, path: string, url: string | null): string {
  return url === null ? plain(label) : `[${plain(label)}](${url}${path})`;
}

function spotText(spots: readonly Spot[], url: string | null): string {
  const named = spots
    .slice(0, mostSpots)
    .map(({ path, label, anchor, place }) =>
      linkTo(place === '' ? label : `${label}: ${place}`, anchor === '' ? path : `${path}#${anchor}`, url),
    );
  const more = spots.length - named.length;
  return [...named, ...(more > 0 ? [`${more} more places`] : [])].join(', ');
}

function pageLine(title: string, pages: readonly PageName[], url: string | null): readonly string[] {
  if (pages.length === 0) return [];
  return [`- ${title}: ${pages.map(({ path, label }) => linkTo(label, path, url)).join(', ')}`];
}
