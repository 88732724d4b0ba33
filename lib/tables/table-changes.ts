import type { TidyTable } from './table';

/** More names than anyone reads; the rest are only counted. */
const longest = 12;

/** The cells of each row, those of people's own columns included, by its id. */
const rowsById = ({ ids, records }: TidyTable) =>
  new Map(ids.map((id, place) => [id, JSON.stringify(records[place + 1])]));

/** What changes, in one line for people: the ids of rows that are added, changed and removed. Empty if nothing does. */
export function describeChanges(before: TidyTable, after: TidyTable): string {
  if (JSON.stringify(before) === JSON.stringify(after)) return '';
  const [old, now] = [rowsById(before), rowsById(after)];
  const changes = {
    added: after.ids.filter((id) => !old.has(id)),
    changed: after.ids.filter((id) => old.has(id) && old.get(id) !== now.get(id)),
    removed: before.ids.filter((id) => !now.has(id)),
  };
  const said = Object.entries(changes)
    .filter(([, names]) => names.length > 0)
    .map(([what, names]) => {
      const more = names.length > longest ? ', …' : '';
      return `${what} ${names.length} (${names.slice(0, longest).join(', ')}${more})`;
    });
  return said.length === 0 ? 'other order of rows or columns' : said.join('; ');
}
