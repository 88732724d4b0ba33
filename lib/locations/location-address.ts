import { typedLine } from '@/lib/text/typed-text';
import { cityCalled, type SearchableCity } from './city-search';

/** What the address of the locations page selects. */
export type LocationView = {
  readonly city: string | null;
  /** The class that the visitor came for. */
  readonly classId: string | null;
  /**
   * A place that is not one of the cities: entered in a finder on another page, or here before the scripts loaded.
   */
  readonly near: string | null;
};

type Known = { readonly cities: readonly SearchableCity[]; readonly classes: readonly string[] };

/** Longer values are cut: no place name is this long. */
const longestPlace = 80;

/**
 * Reads `?city=mesa&class=bls`, `#mesa` and `?near=Mesa, AZ`. An anchor that names a city wins over the query,
 * because links on the page add an anchor to the current query. A place that is the name of a city, with or without
 * its state, selects that city. Unknown values select nothing.
 * @param search with or without its `?`;
 * @param hash with or without its `#`.
 */
export function parseLocationAddress(search: string, hash: string, known: Known): LocationView {
  const query = new URLSearchParams(search);
  const anchor = hash.replace(/^#/, '');
  const ids = known.cities.map(({ id }) => id);
  const pick = (value: string | null, allowed: readonly string[]) =>
    value !== null && allowed.includes(value) ? value : null;
  const near = typedLine(query.get('near') ?? '').slice(0, longestPlace);
  const city =
    pick(anchor, ids) ?? pick(query.get('city'), ids) ?? cityCalled(known.cities, near)?.id ?? null;
  return {
    city,
    classId: pick(query.get('class'), known.classes),
    near: city !== null || near === '' ? null : near,
  };
}
