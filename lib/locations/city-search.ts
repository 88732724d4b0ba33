import { addressEnds, placeReadings, zipIn } from './place-text';

/** The names and codes that find a city. */
export type SearchableCity = {
  readonly id: string;
  /** `Salt Lake City`. */
  readonly name: string;
  /** `UT`. */
  readonly stateCode: string;
  /** `Utah`. */
  readonly stateName: string;
  /** Other common names, e.g. `NYC`. */
  readonly aliases?: readonly string[] | undefined;
};

/** Longer queries are cut: no city has a name nearly this long. */
const longestQuery = 80;

/**
 * The cities that match the query, best match first, equal ranks by name. Ignores case, accents, punctuation, missing
 * spaces and "saint" for "St."; matches the start or any part of the name, initials (`slc`), an alias, the state's
 * name or code, and city plus state (`portland or`), also at the end of an address. An empty query and a ZIP code match
 * nothing.
 */
export function searchCities<City extends SearchableCity>(
  cities: readonly City[],
  query: string,
): readonly City[] {
  if (zipIn(query) !== null) return [];
  for (const end of addressEnds(query)) {
    const city = cityCalled(cities, end);
    if (city !== null) return [city];
  }
  for (const reading of placeReadings(query)) {
    const found = rankedCities(cities, reading);
    if (found.length > 0) return found;
  }
  return [];
}

function rankedCities<City extends SearchableCity>(cities: readonly City[], query: string): readonly City[] {
  const wanted = foldText(query.slice(0, longestQuery));
  if (wanted === '') return [];
  return cities
    .flatMap((city) => {
      const rank = rankOf(city, wanted);
      return rank === null ? [] : [{ city, rank }];
    })
    .sort((a, b) => a.rank - b.rank || a.city.name.localeCompare(b.city.name, 'en'))
    .map(({ city }) => city);
}

/**
 * The one city with exactly this name, with or without its state, or this alias; null if there is none, or more than
 * one.
 */
export function cityCalled<City extends SearchableCity>(cities: readonly City[], text: string): City | null {
  const wanted = foldText(text.slice(0, longestQuery));
  if (wanted === '') return null;
  const [found, another] = cities.filter(({ name, stateCode, stateName, aliases = [] }) =>
    [name, `${name}${stateCode}`, `${name}${stateName}`, ...aliases].some((own) => foldText(own) === wanted),
  );
  return another === undefined ? (found ?? null) : null;
}

/** Rank of a city among the matches, 0 first; null if it does not match at all. */
function rankOf(city: SearchableCity, wanted: string): number | null {
  const words = city.name.split(/\s+/);
  const name = foldText(city.name);
  const code = foldText(city.stateCode);
  const stateName = foldText(city.stateName);
  const others = [
    ...(city.aliases ?? []),
    ...(words.length > 1 ? [words.map((word) => word.slice(0, 1)).join('')] : []),
  ].map(foldText);
  const tests: readonly boolean[] = [
    name === wanted || others.includes(wanted),
    name.startsWith(wanted) ||
      others.some((other) => `${other}${code}` === wanted || `${other}${stateName}` === wanted) ||
      `${name}${code}` === wanted ||
      (wanted.length > name.length && `${name}${stateName}`.startsWith(wanted)),
    words.some((word) => foldText(word).startsWith(wanted)) ||
      others.some((other) => other.startsWith(wanted) && wanted.length > 2),
    code === wanted || stateName.startsWith(wanted),
    wanted.length > 2 && name.includes(wanted),
  ];
  const rank = tests.indexOf(true);
  return rank === -1 ? null : rank;
}

/** `St. Louis`, `saint louis` and `STLOUIS` become the same text of letters and digits. */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\bsaint/g, 'st')
    .replace(/[^a-z0-9]/g, '');
}
