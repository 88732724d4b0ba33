/** Changes to query parameters: a text sets a parameter, null removes it. */
export type QueryChange = Readonly<Record<string, string | null>>;

/** The value of a parameter: the first one, decoded; null if absent. @param search with or without its `?`. */
export function queryValue(search: string, name: string): string | null {
  return new URLSearchParams(search).get(name);
}

/** The ids in a value such as `bls-provider,acls`: known ones only, each once, at most `most`. Written by {@link idList}. */
export function idsIn(value: string | null, known: readonly string[], most: number): readonly string[] {
  const ids = new Set((value ?? '').split(','));
  return [...ids].filter((id) => known.includes(id)).slice(0, most);
}

/** Ids as the value of a parameter, or null for none. */
export function idList(ids: readonly string[]): string | null {
  return ids.length === 0 ? null : ids.join(',');
}

/**
 * A query with some parameters changed. All others keep their places; a new one is appended. Commas stay readable:
 * they are legal in a query, and people share these URLs.
 * @param search with or without its `?`.
 * @returns the query with its `?`, or an empty text when nothing is left.
 */
export function changeQuery(search: string, change: QueryChange): string {
  const query = new URLSearchParams(search);
  for (const [name, value] of Object.entries(change)) {
    if (value === null) query.delete(name);
    else query.set(name, value);
  }
  const text = query.toString().replaceAll('%2C', ',');
  return text === '' ? '' : `?${text}`;
}
