/**
 * A fact that the owner still has to supply. The sample value is good enough to look at and to test with,
 * but a production build refuses to publish it (see scripts/readiness.ts).
 */
export type Placeholder<T> = {
  readonly isPlaceholder: true;
  /** The sample that stands in for the real value. */
  readonly value: T;
  /** What the owner has to supply, as one sentence for marketing staff. */
  readonly missing: string;
  /** Who can supply it. */
  readonly owner: FactOwner;
};

export type FactOwner = 'owner' | 'marketing' | 'training' | 'legal' | 'clinical' | 'web';

/** A value that is either confirmed (the value itself) or a {@link Placeholder}. */
export type Fact<T extends string | number | boolean> = T | Placeholder<T>;

/** Marks `value` as a sample; `missing` says what to supply, `owner` says who. */
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
  return isPlaceholder(fact) ? (fact.value as T) : (fact as T);
}

/** A placeholder with the path that leads to it inside its content module, e.g. `company.phone`. */
export type FoundPlaceholder = {
  readonly file: string;
  readonly field: string;
  readonly value: string;
  readonly missing: string;
  readonly owner: FactOwner;
};

/**
 * Every placeholder below `root`, depth first, each with its path.
 * An entry of a list is named by its `id` where it has one, otherwise by its index.
 */
export function collectPlaceholders(file: string, root: unknown, path = ''): readonly FoundPlaceholder[] {
  if (isPlaceholder(root)) {
    return [{ file, field: path, value: String(root.value), missing: root.missing, owner: root.owner }];
  }
  if (Array.isArray(root)) {
    return root.flatMap((entry: unknown, index) => collectPlaceholders(file, entry, `${path}[${entryName(entry, index)}]`));
  }
  if (typeof root === 'object' && root !== null) {
    return Object.entries(root).flatMap(([key, entry]) =>
      collectPlaceholders(file, entry, path === '' ? key : `${path}.${key}`),
    );
  }
  return [];
}

/** What an entry of a list is called in the path to it: its id where it has one, otherwise its index. */
export function entryName(entry: unknown, index: number): string {
  const hasId = typeof entry === 'object' && entry !== null && 'id' in entry && typeof entry.id === 'string';
  return hasId ? String(entry.id) : String(index);
}
