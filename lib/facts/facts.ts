/**
 * A fact that the owner still has to supply. The sample is good enough to review and test with, but a production
 * build refuses to publish it (see scripts/check/readiness.ts).
 */
export type Placeholder<T> = {
  readonly isPlaceholder: true;
  /** The sample shown in place of the real value. */
  readonly value: T;
  /** What the owner has to supply, as one sentence for marketing staff. */
  readonly missing: string;
  /** Who can supply it. */
  readonly owner: FactOwner;
  /** Set if the sample is a table cell: all cells of a row share this object and count as one question. */
  readonly at?: RowPlace;
};

/** A row of a table: its file, its number, its id and its label. */
export type RowPlace = { readonly file: string; readonly field: string; readonly value: string };

export type FactOwner = 'owner' | 'marketing' | 'training' | 'legal' | 'clinical' | 'web';

/** A value that is either confirmed (the plain value) or a {@link Placeholder}. */
export type Fact<T extends string | number | boolean> = T | Placeholder<T>;

/** Marks `value` as a sample; `missing` describes what to supply, `owner` who can. */
export function placeholder<T extends string | number | boolean>(
  value: T,
  missing: string,
  owner: FactOwner = 'owner',
): Placeholder<T> {
  return { isPlaceholder: true, value, missing, owner };
}

/** True for a {@link Placeholder}; anything else, of any type, is a confirmed value. */
export function isPlaceholder(candidate: unknown): candidate is Placeholder<string | number | boolean> {
  return typeof candidate === 'object' && candidate !== null && 'isPlaceholder' in candidate;
}

/** The value to show, whether confirmed or a sample. */
export function factValue<T extends string | number | boolean>(fact: Fact<T>): T {
  return isPlaceholder(fact) ? fact.value : fact;
}

/** The same fact with its value converted; a sample stays a sample. */
export function mapFact<T extends string | number | boolean, U extends string | number | boolean>(
  fact: Fact<T>,
  form: (value: T) => U,
): Fact<U> {
  const value = form(factValue(fact));
  return isPlaceholder(fact) ? { ...fact, value } : value;
}

/** A placeholder with its path inside its content module, e.g. `company.phone`. */
export type FoundPlaceholder = {
  readonly file: string;
  readonly field: string;
  readonly value: string;
  readonly missing: string;
  readonly owner: FactOwner;
};

/**
 * Every placeholder in `modules`, which holds the exports of each file, sorted by name; depth first, each with its
 * path. A list entry is named by its `id` if it has one, otherwise by its index. A placeholder shared by several files
 * is reported once, for the first of them; a table row is reported once, for its table.
 */
export function placeholdersOfModules(
  modules: Readonly<Record<string, unknown>>,
): readonly FoundPlaceholder[] {
  const homes = new Map<unknown, string>();
  return Object.entries(modules).flatMap(([file, exported]) =>
    // Bundlers and test runners list exports in different orders.
    Object.entries(exported as Readonly<Record<string, unknown>>)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .flatMap(([name, value]) => collect(file, value, name, homes)),
  );
}

function collect(
  file: string,
  root: unknown,
  path: string,
  /** The file in which each placeholder was first found. */
  homes: Map<unknown, string>,
): readonly FoundPlaceholder[] {
  if (isPlaceholder(root)) {
    const { missing, owner, at } = root;
    if (at !== undefined) {
      if (homes.has(at)) return [];
      homes.set(at, at.file);
      return [{ ...at, missing, owner }];
    }
    const home = homes.get(root) ?? file;
    if (home !== file) return [];
    homes.set(root, home);
    return [{ file, field: path, value: String(root.value), missing, owner }];
  }
  if (Array.isArray(root)) {
    return root.flatMap((entry: unknown, index) =>
      collect(file, entry, `${path}[${entryName(entry, index)}]`, homes),
    );
  }
  if (root instanceof Map) return collect(file, Object.fromEntries(root), path, homes);
  if (root instanceof Set) return collect(file, [...root], path, homes);
  if (typeof root === 'object' && root !== null) {
    return Object.entries(root).flatMap(([key, entry]) =>
      collect(file, entry, path === '' ? key : `${path}.${key}`, homes),
    );
  }
  return [];
}

/** The name of a list entry in a path: its id if it has one, otherwise its index. */
export function entryName(entry: unknown, index: number): string {
  const hasId = typeof entry === 'object' && entry !== null && 'id' in entry && typeof entry.id === 'string';
  return hasId ? String(entry.id) : String(index);
}
