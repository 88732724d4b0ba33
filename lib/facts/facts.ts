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

/** A text of content, or a placeholder, with its path inside its module and the name of its field. */
export type Leaf = {
  readonly field: string;
  readonly key: string;
  readonly value: string | Placeholder<unknown>;
};

/** Every text and placeholder in a value, depth first. A list entry is named by its `id` if it has one. */
export function leavesOf(value: unknown, field = '', key = ''): readonly Leaf[] {
  if (typeof value === 'string' || isPlaceholder(value)) return [{ field, key, value }];
  if (value instanceof Map) return leavesOf(Object.fromEntries(value), field, key);
  if (Array.isArray(value) || value instanceof Set)
    return [...(value as Iterable<unknown>)].flatMap((entry, index) =>
      leavesOf(entry, `${field}[${entryName(entry, index)}]`, key),
    );
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, entry]) =>
    leavesOf(entry, field === '' ? name : `${field}.${name}`, name),
  );
}

/** The name of a list entry in a path: its id if it has one, otherwise its index. */
function entryName(entry: unknown, index: number): string {
  const hasId = typeof entry === 'object' && entry !== null && 'id' in entry && typeof entry.id === 'string';
  return hasId ? String(entry.id) : String(index);
}

/**
 * Every placeholder in `modules`, which holds the exports of each file, sorted by name. A placeholder shared by several
 * files is reported once, for the first of them; a table row is reported once, for its table.
 */
export function placeholdersOfModules(
  modules: Readonly<Record<string, unknown>>,
): readonly FoundPlaceholder[] {
  /** The file in which each placeholder or row was first found. */
  const homes = new Map<unknown, string>();
  return Object.entries(modules).flatMap(([file, exported]) => {
    // Bundlers and test runners list exports in different orders.
    const sorted = Object.entries(exported as object).sort(([a], [b]) => (a < b ? -1 : 1));
    return leavesOf(Object.fromEntries(sorted)).flatMap(({ field, value: found }): FoundPlaceholder[] => {
      if (typeof found === 'string') return [];
      const { at, value, missing, owner } = found;
      const home = homes.get(at ?? found);
      homes.set(at ?? found, home ?? file);
      if (at !== undefined) return home === undefined ? [{ ...at, missing, owner }] : [];
      return home === undefined || home === file
        ? [{ file, field, value: String(value), missing, owner }]
        : [];
    });
  });
}
