import { editsBetween } from '@/lib/text/edit-distance';
import { foldText } from './city-search';
import type { Position } from './distance';
import { addressEnds, placeReadings } from './place-text';

/**
 * US cities and ZIP codes that a visitor may type, in two small files that are fetched only on demand. The lookup
 * runs on the device: nothing that was typed leaves it.
 */

/** Positions are stored in tenths of a degree, about seven miles: precise enough to say how far away a class is. */
const perDegree = 10;

/**
 * How much larger a city must be than all others of its name to be chosen without asking, in doublings of population.
 */
const clearlyLarger = 3;

/** Longer texts are cut: no place has a name nearly this long. */
const longestText = 80;

/** How many places to offer, and how many if the name may be misspelled. */
const choicesShown = 8;
const guessesShown = 3;

export type Place = Position & {
  readonly name: string;
  /** Two-letter code, and the name of the state. */
  readonly state: string;
  readonly stateName: string;
};

/**
 * A city with its size: how many times 5,000 can double within its population, at most 9. Smaller places are found by
 * ZIP code.
 */
export type GazetteerCity = Place & { readonly size: number };

/** The cities as stored in the file: by state code, sorted by name. */
export type CityFile = Readonly<
  Record<
    string,
    {
      readonly state: string;
      /** Joined with `|`. */
      readonly names: string;
      /** One digit per city. */
      readonly sizes: string;
      readonly latitudes: readonly number[];
      readonly longitudes: readonly number[];
    }
  >
>;

/** The ZIP codes as stored in the file, ascending: each number is the difference from the previous one. */
export type ZipFile = {
  /**
   * Prefixes (first three digits) of post offices and single buildings that the file omits, each mapped to that of
   * the area around it or next to it. Source: the USPS list of three-digit ZIP code prefixes (L002). Military
   * addresses (090-098, 340, 962-966) have no place.
   */
  readonly areas: Readonly<Partial<Record<string, number>>>;
  readonly codes: readonly number[];
  readonly latitudes: readonly number[];
  readonly longitudes: readonly number[];
};

/** The cities in the file. */
export function unpackCities(file: CityFile): readonly GazetteerCity[] {
  return Object.entries(file).flatMap(([code, { state, names, sizes, latitudes, longitudes }]) =>
    names.split('|').map((name, index) => ({
      name,
      state: code,
      stateName: state,
      size: Number(sizes[index] ?? 0),
      latitude: (latitudes[index] ?? 0) / perDegree,
      longitude: (longitudes[index] ?? 0) / perDegree,
    })),
  );
}

/**
 * The position of a ZIP code. A code missing from the file (a post office box, a single building) gets the position
 * of the nearest code with the same three digits, its sorting area; null if there is no such area.
 */
export function findZip(file: ZipFile, zip: string): Position | null {
  const wanted = Number(zip);
  const ownArea = Math.floor(wanted / 100);
  const area = file.areas[ownArea] ?? ownArea;
  let [code, latitude, longitude] = [0, 0, 0];
  let best: (Position & { readonly gap: number }) | null = null;
  for (const [index, step] of file.codes.entries()) {
    code += step;
    latitude += file.latitudes[index] ?? 0;
    longitude += file.longitudes[index] ?? 0;
    const gap = Math.abs(code - wanted);
    if (Math.floor(code / 100) === area && (best === null || gap < best.gap))
      best = { latitude: latitude / perDegree, longitude: longitude / perDegree, gap };
  }
  return best === null ? null : { latitude: best.latitude, longitude: best.longitude };
}

/** What a text may mean: one place, the largest of `count` to choose from, or none. */
export type PlaceAnswer =
  | { readonly kind: 'place'; readonly place: Place }
  | { readonly kind: 'choice'; readonly places: readonly Place[]; readonly count: number }
  | { readonly kind: 'none' };

/**
 * Finds a city by name: with or without its state (`austin`, `austin tx`, `Austin, Texas`), with "Saint" or "St.", or
 * by its first letters. A city much larger than its namesakes wins; otherwise they are offered, largest first. A
 * state alone (`Hawaii`, `HI`) offers its largest cities.
 */
export function findPlace(cities: readonly GazetteerCity[], text: string): PlaceAnswer {
  for (const end of addressEnds(text)) {
    const answer = findNamed(cities, end);
    if (answer.kind !== 'none') return answer;
  }
  for (const reading of placeReadings(text)) {
    const answer = findReading(cities, reading);
    if (answer.kind !== 'none') return answer;
  }
  return { kind: 'none' };
}

/** The city of exactly this name, or those of this name to choose from. */
function findNamed(cities: readonly GazetteerCity[], text: string): PlaceAnswer {
  const { name, near } = splitState(cities, text);
  const [first, ...others] = largestFirst(near.filter((city) => foldName(city.name) === name));
  if (first === undefined) return { kind: 'none' };
  return others[0] === undefined || first.size - others[0].size >= clearlyLarger
    ? { kind: 'place', place: first }
    : choiceOf([first, ...others]);
}

function findReading(cities: readonly GazetteerCity[], text: string): PlaceAnswer {
  const inState = citiesOfState(cities, text);
  if (inState.length > 0) return choiceOf(inState);
  const { name, near } = splitState(cities, text);
  if (name.length < 3) return { kind: 'none' };
  const named = findNamed(cities, text);
  if (named.kind !== 'none') return named;
  const starts = near.filter((city) => foldName(city.name).startsWith(name));
  return starts.length === 0 ? { kind: 'none' } : choiceOf(largestFirst(starts));
}

/**
 * Places whose name is close to a text that matches none: one letter wrong, missing, extra or swapped (two in a
 * longer name). Fewest typos first, among those swapped letters first, then the largest.
 */
export function guessPlaces(cities: readonly GazetteerCity[], text: string): readonly Place[] {
  const { name, near } = splitState(cities, placeReadings(text).at(-1) ?? '');
  const allowed = name.length < 5 ? 0 : name.length < 7 ? 1 : 2;
  if (allowed === 0) return [];
  const meant = largestFirst(near)
    .map((city) => ({ city, edits: editsBetween(foldName(city.name), name, allowed) }))
    .filter(({ edits }) => edits <= allowed);
  const fewest = Math.min(...meant.map(({ edits }) => edits));
  const guesses = meant.filter(({ edits }) => edits === fewest).map(({ city }) => city);
  const isSwapped = (city: Place) => lettersOf(foldName(city.name)) === lettersOf(name);
  return [...guesses.filter(isSwapped), ...guesses.filter((city) => !isSwapped(city))]
    .filter((city, index, all) => all.findIndex((other) => isSamePlace(other, city)) === index)
    .slice(0, guessesShown);
}

function lettersOf(name: string): string {
  return Array.from(name).sort().join('');
}

function isSamePlace(a: Place, b: Place): boolean {
  return a.name === b.name && a.state === b.state;
}

function choiceOf(found: readonly Place[]): PlaceAnswer {
  return { kind: 'choice', places: found.slice(0, choicesShown), count: found.length };
}

function largestFirst(cities: readonly GazetteerCity[]): readonly GazetteerCity[] {
  return [...cities].sort((a, b) => b.size - a.size || a.stateName.localeCompare(b.stateName, 'en'));
}

/**
 * The cities of the state that `text` names. Up to two cities with the same name (such as Wyoming, Michigan) come
 * last among the choices shown.
 */
function citiesOfState(cities: readonly GazetteerCity[], text: string): readonly GazetteerCity[] {
  const wanted = foldText(text.slice(0, longestText));
  if (wanted.length < 2) return [];
  const code = stateCodes(cities).get(wanted);
  const own = cities.filter(({ state }) => state === code);
  if (own.length === 0) return [];
  const namesakes = largestFirst(cities.filter((city) => foldName(city.name) === wanted)).slice(0, 2);
  const largest = largestFirst(own).filter((city) => !namesakes.includes(city));
  const before = choicesShown - namesakes.length;
  return [...largest.slice(0, before), ...namesakes, ...largest.slice(before)];
}

/** The codes of the states by code and name, both as {@link foldText} writes them. */
function stateCodes(cities: readonly GazetteerCity[]): ReadonlyMap<string, string> {
  const names = new Map(cities.map(({ state, stateName }) => [state, stateName]));
  return new Map(
    [...names].flatMap(([code, name]) => [
      [foldText(code), code],
      [foldText(name), code],
    ]),
  );
}

/** Like {@link foldText}, without "the", and with the usual short forms of "fort" and "mount". */
function foldName(name: string): string {
  return foldText(
    name
      .replace(/^\s*the\s/i, '')
      .replace(/\bfort\b/gi, 'ft')
      .replace(/\bmount\b/gi, 'mt'),
  );
}

/** Removes a state from the end of the text if anything is left before it. `near` are its cities. */
function splitState(
  cities: readonly GazetteerCity[],
  text: string,
): { readonly name: string; readonly near: readonly GazetteerCity[] } {
  const words = text
    .slice(0, longestText)
    .split(/[\s,]+/)
    .filter(Boolean);
  const codes = stateCodes(cities);
  // "district of columbia" is three words.
  for (let count = Math.min(3, words.length - 1); count > 0; count -= 1) {
    const written = foldText(words.slice(-count).join(''));
    const name = foldName(words.slice(0, -count).join(' '));
    const code = codes.get(written) ?? stateOf(cities, name, written);
    if (code === undefined || name === '') continue;
    // "Iowa City" and "Kansas City" do not end in a state, but "Oklahoma" in "Oklahoma City" could be one: a match of
    // the whole name wins.
    const whole = foldName(words.join(' '));
    if (cities.some((city) => foldName(city.name) === whole)) break;
    return { name, near: cities.filter(({ state }) => state === code) };
  }
  return { name: foldName(words.join(' ')), near: cities };
}

/** The state of a city of this name whose own name begins like this: `Ariz`, `Calif`. */
function stateOf(cities: readonly GazetteerCity[], name: string, beginning: string): string | undefined {
  if (beginning.length < 3) return undefined;
  return cities.find((city) => foldName(city.name) === name && foldText(city.stateName).startsWith(beginning))
    ?.state;
}
