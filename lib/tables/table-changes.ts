import { recordsOf } from './records';

/** What changes in a table that was handed back, by row id. */
export type TableChanges = {
  readonly added: readonly string[];
  readonly changed: readonly string[];
  readonly removed: readonly string[];
};

/**
 * Compares two texts of a table, both in the standard form. The id is the first column; a row without one is
 * identified by all of its cells.
 */
export function tableChanges(before: string, after: string): TableChanges {
  const [old, now] = [rowsById(before), rowsById(after)];
  const ids = [...now.keys()];
  return {
    added: ids.filter((id) => !old.has(id)),
    changed: ids.filter((id) => old.has(id) && old.get(id) !== now.get(id)),
    removed: [...old.keys()].filter((id) => !now.has(id)),
  };
}

function rowsById(csv: string): ReadonlyMap<string, string> {
  const [header, ...rows] = recordsOf(csv).records ?? [];
  const hasIds = header?.[0] === 'id';
  const nameOf = (cells: readonly string[]) =>
    hasIds ? (cells[0] ?? '') : cells.filter((cell) => cell !== '').join(' ');
  return new Map(rows.map((cells) => [nameOf(cells), JSON.stringify(cells)]));
}

/** The changes in one line for people; empty if there are none. */
export function describeChanges(name: string, changes: TableChanges): string {
  const words = Object.entries(changes)
    .filter(([, ids]) => ids.length > 0)
    .map(([what, ids]) => `${what} ${ids.length} (${shortList(ids)})`);
  return words.length === 0 ? '' : `${name}: ${words.join('; ')}`;
}

/** More names than anyone reads; the rest are only counted. */
function shortList(names: readonly string[]): string {
  const longest = 12;
  return [...names.slice(0, longest), ...(names.length > longest ? ['…'] : [])].join(', ');
}
