/** What the address of the locations page says: the chosen city and the class that the visitor came for. */
export type LocationView = { readonly city: string | null; readonly classId: string | null };

type Known = { readonly cities: readonly string[]; readonly classes: readonly string[] };

/**
 * Reads `?city=mesa&class=bls` and `#mesa`. An anchor that names a city wins over the query, because links on the page
 * add an anchor to whatever query is there. Whatever is not known selects nothing.
 * @param search with or without its `?`; @param hash with or without its `#`.
 */
export function parseLocationAddress(search: string, hash: string, known: Known): LocationView {
  const query = new URLSearchParams(search);
  const anchor = hash.replace(/^#/, '');
  const pick = (value: string | null, allowed: readonly string[]) => (value !== null && allowed.includes(value) ? value : null);
  return {
    city: pick(anchor, known.cities) ?? pick(query.get('city'), known.cities),
    classId: pick(query.get('class'), known.classes),
  };
}

/**
 * The query of the address with some of its values changed: a text sets a value, null takes it out. Other values stay.
 * @returns the query with its `?`, or the empty string when nothing is left.
 */
export function changeQuery(search: string, changes: Readonly<Record<string, string | null>>): string {
  const query = new URLSearchParams(search);
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) query.delete(name);
    else query.set(name, value);
  }
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}

/** Entries in their order, but those named in `first` before all others, in the order of `first`. */
export function putFirst<Entry extends { readonly id: string }>(entries: readonly Entry[], first: readonly string[]): readonly Entry[] {
  const named = first.flatMap((id) => entries.filter((entry) => entry.id === id));
  return [...new Set([...named, ...entries])];
}
