/** Changes to query parameters: a text sets a parameter, null removes it. */
export type QueryChange = Readonly<Record<string, string | null>>;

/** The value of a parameter: the first one, decoded; null if absent. @param search with or without its `?`. */
export function queryValue(search: string, name: string): string | null {
  return new URLSearchParams(search).get(name);
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
