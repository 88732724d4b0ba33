/** Changes to the words of a query: a text sets a word, null takes it out. */
export type QueryChange = Readonly<Record<string, string | null>>;

/**
 * What a query says under a name: the first value, decoded; null when the name is not there.
 * @param search with or without its `?`.
 */
export function queryValue(search: string, name: string): string | null {
  return new URLSearchParams(search).get(name);
}

/**
 * A query with some of its words changed. All others stay, each in its place; a new word goes to the end. Commas stay
 * readable: they are legal in a query, and this is the form that people share.
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
