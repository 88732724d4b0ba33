import { recordsOf } from './records';
import { readTable, type Table } from './table';

/** More names than anyone reads; the rest are only counted. */
const longest = 12;

/**
 * What changes between two texts of a table, both valid and in the standard form, in one line for people: the ids of
 * rows that are added, changed and removed. Empty if the texts are the same.
 */
export function describeChanges(described: Table, before: string, after: string): string {
  if (before === after) return '';
  const [old, now] = [rowsById(described, before), rowsById(described, after)];
  const ids = [...now.keys()];
  const changes = {
    added: ids.filter((id) => !old.has(id)),
    changed: ids.filter((id) => old.has(id) && old.get(id) !== now.get(id)),
    removed: [...old.keys()].filter((id) => !now.has(id)),
  };
  const said = Object.entries(changes)
    .filter(([, names]) => names.length > 0)
    .map(([what, names]) => `${what} ${names.length} (${shortList(names)})`);
  return said.length === 0 ? 'other order of rows or columns' : said.join('; ');
}

/** The cells of each row, those of people's own columns included, by its id. */
function rowsById(described: Table, csv: string): ReadonlyMap<string, string> {
  const [, ...cells] = recordsOf(csv).records ?? [];
  const { rows } = readTable(described, csv);
  return new Map(rows.map(({ id }, place) => [id, JSON.stringify(cells[place])]));
}

function shortList(names: readonly string[]): string {
  return [...names.slice(0, longest), ...(names.length > longest ? ['…'] : [])].join(', ');
}
