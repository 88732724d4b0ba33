import { recordsOf } from './records';

/** What a table that came back changes, by the ids of its rows. */
export type TableChanges = {
  readonly added: readonly string[];
  readonly changed: readonly string[];
  readonly removed: readonly string[];
};

/** Compares two texts of a table, each written in its one way; the id is the first column. */
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
  const [, ...rows] = recordsOf(csv).records ?? [];
  return new Map(rows.map((cells) => [cells[0] ?? '', JSON.stringify(cells)]));
}

/** The changes in one line for a person; empty where there are none. */
export function describeChanges(name: string, { added, changed, removed }: TableChanges): string {
  const parts = [
    ['added', added],
    ['changed', changed],
    ['removed', removed],
  ] as const;
  const words = parts
    .filter(([, ids]) => ids.length > 0)
    .map(([what, ids]) => `${what} ${ids.length} (${ids.join(', ')})`);
  return words.length === 0 ? '' : `${name}: ${words.join('; ')}`;
}
