// cspell:ignore ncar ndak nmex penna sdak politan nsew
import { typedLine } from '@/lib/text/typed-text';

/** How people write a place: in an address, with a region's name, with the abbreviations of before 1963. */

/** Longer texts are cut: no address is this long. */
const longestText = 80;

/** The most words of a city with its state: `Truth or Consequences New Mexico` has five. */
const longestName = 6;

/** Abbreviations of states that are neither their code nor the beginning of only their name, without dots and spaces. */
const oldStates = new Map(
  Object.entries({
    ala: 'AL',
    fla: 'FL',
    miss: 'MS',
    ncar: 'NC',
    ndak: 'ND',
    nmex: 'NM',
    penna: 'PA',
    scar: 'SC',
    sdak: 'SD',
    wva: 'WV',
  }),
);

/* eslint-disable local/no-copy -- compared with what visitors type, never displayed */
/** Regions and nicknames, with the city in the middle of them. */
const regions = new Map(
  Object.entries({
    'bay area': 'san francisco ca',
    'sf bay area': 'san francisco ca',
    'silicon valley': 'san jose ca',
    'inland empire': 'riverside ca',
    dfw: 'dallas tx',
    'dallas fort worth': 'dallas tx',
    'twin cities': 'minneapolis mn',
    'quad cities': 'davenport ia',
    'tampa bay': 'tampa fl',
    'hampton roads': 'virginia beach va',
    'research triangle': 'raleigh nc',
    dmv: 'washington dc',
    kc: 'kansas city mo',
    'new york': 'new york city ny',
    'new york ny': 'new york city ny',
    'new york new york': 'new york city ny',
    nyc: 'new york city ny',
    okc: 'oklahoma city ok',
    sf: 'san francisco ca',
    philly: 'philadelphia pa',
    vegas: 'las vegas nv',
  }),
);
/* eslint-enable local/no-copy */

const directions = new Map(
  Object.entries({ n: 'North', no: 'North', s: 'South', so: 'South', e: 'East', w: 'West' }),
);

/** On one line, without full-width letters and digits, brackets and the country. */
function placeLine(text: string): string {
  return typedLine(
    text
      .slice(0, longestText)
      .normalize('NFKC')
      .replace(/[()[\]]/g, ' ')
      .replace(/[,\s]\s*(?:u\.?s\.?(?:a\.?)?|united states(?: of america)?)\s*$/i, ''),
  );
}

/**
 * What a typed place may mean, most literal first: `N. Las Vegas Nev.` is also `North Las Vegas NV`, `near Mesa` and
 * `Mesa, AZ 852` are `Mesa`, `Phoenix metro area`, `Phoenix/Scottsdale` and `Phoenix-Mesa` are `Phoenix`, `Boise City`
 * is `Boise`.
 */
export function placeReadings(text: string): readonly string[] {
  const line = placeLine(text);
  const place = withState(withDirection(line.split('/')[0]?.trim() ?? ''));
  const region = without(
    place,
    /^(?:near|in|around|close to|by|greater|downtown|(?:city|town) of)\s+(?!me$)|\b(?:metro(?:politan)?|metroplex|area|region)\b|,[^,]*\scounty\b|[,\s]\d{1,4}$/gi,
  );
  const city = without(region, /\bcity\b(?=\s*(?:,|$|\s[a-z]{2}$))/gi);
  const first = region.replace(/\s*[-\u2013][^,]*/, '');
  const readings = [...knownRegion(line), place, line, region, ...knownRegion(region), city, first];
  return readings.filter((reading, at) => reading !== '' && readings.indexOf(reading) === at);
}

/**
 * The ends of an address, one of which may be the exact name of a city, longest first: `Broadway Mesa AZ`, `Mesa AZ`
 * and `AZ` of `12345 Broadway Mesa AZ`. None for a text without a number before its words.
 */
export function addressEnds(text: string): readonly string[] {
  const words = withState(placeLine(text).replace(/[,\s]+\d+$/, '')).split(/[\s,]+/);
  const number = words.findLastIndex((word) => /\d/.test(word));
  return number === -1
    ? []
    : words
        .slice(Math.max(number + 1, words.length - longestName))
        .map((_, at, { length }) => words.slice(at - length).join(' '))
        .flatMap((end) => [...knownRegion(end), end]);
}

function knownRegion(text: string): readonly string[] {
  const words = text.toLowerCase().replace(/[^a-z]+/g, ' ');
  const known = regions.get(words.trim());
  return known === undefined ? [] : [known];
}

/**
 * `85201` of any text that has it: the last one, because an address ends with it, and never the number of a house or
 * a box. Five digits before words may be either: see {@link leadingZip}.
 */
export function zipIn(text: string): string | null {
  const line = typedLine(text.normalize('NFKC')).replace(/\b(?:box|apt|suite|ste|unit)[.\s#]*\d+/gi, '');
  const found = [...line.matchAll(/(?:^|\D)(\d{5})(?:\d{4})?(?!\d|(?:st|nd|rd|th)\b)/gi)].at(-1);
  return found === undefined || (found.index === 0 && /^\d+\s/.test(line)) ? null : (found[1] ?? null);
}

const streets =
  /\b(?:st|street|ave|avenue|rd|road|blvd|boulevard|dr|drive|ln|lane|way|ct|court|pl|place|hwy|highway|pkwy|cir|circle|ter)\b|[\d,]/i;

/** `85201` of `85201 Mesa AZ`. It may also be a house number, as in `12345 Broadway Mesa AZ`. */
export function leadingZip(text: string): string | null {
  const [, zip = null, others = ''] = /^(\d{5})\s(.*)$/.exec(typedLine(text.normalize('NFKC'))) ?? [];
  return streets.test(others) ? null : zip;
}

function withDirection(place: string): string {
  return place.replace(/^([nsew]|[ns]o)\.?\s+(?=\p{L}{2})/iu, (whole, letter: string) => {
    const direction = directions.get(letter.toLowerCase());
    return direction === undefined ? whole : `${direction} `;
  });
}

/** The code in place of an abbreviation at the end. */
function withState(place: string): string {
  const [, city = '', state = ''] = /^(.*?[^\s,])[\s,]+((?:[NSW]\.?\s?)?\p{L}+)\.?$/iu.exec(place) ?? [];
  const code = oldStates.get(state.toLowerCase().replace(/[^a-z]/g, ''));
  return code === undefined ? place : `${city}, ${code}`;
}

function without(place: string, words: RegExp): string {
  return typedLine(place.replace(words, ' '))
    .replace(/\s+,/g, ',')
    .replace(/[\s,]+$/, '');
}
