// cspell:ignore ncar ndak nmex penna sdak politan nsew
import { typedLine } from '@/lib/text/typed-text';

/** How people write a place: in an address, with a region's name, with the abbreviations of before 1963. */

/** Longer texts are cut: no address is this long. */
const longestText = 80;

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
    nyc: 'new york city ny',
    okc: 'oklahoma city ok',
    sf: 'san francisco ca',
    philly: 'philadelphia pa',
    vegas: 'las vegas nv',
  }),
);
/* eslint-enable local/no-copy */

const directions = new Map(Object.entries({ n: 'North', s: 'South', e: 'East', w: 'West' }));

/**
 * What a typed place may mean, most literal first: `N. Las Vegas Nev.` is also `North Las Vegas NV`, `1 Main St, Mesa,
 * AZ` is `Mesa, AZ`, `Phoenix metro area`, `Phoenix/Scottsdale` and `Phoenix-Mesa` are `Phoenix`, `Boise City` is
 * `Boise`.
 */
export function placeReadings(text: string): readonly string[] {
  const line = typedLine(text.slice(0, longestText));
  const place = withState(withDirection(afterStreet(line.split('/')[0] ?? '')));
  const region = without(
    place,
    /^(?:greater|downtown|(?:city|town) of)\s|\b(?:metro(?:politan)?|metroplex|area|region)\b|,[^,]*\scounty\b/gi,
  );
  const city = without(region, /\bcity\b(?=\s*(?:,|$|\s[a-z]{2}$))/gi);
  const first = region.replace(/\s*[-\u2013][^,]*/, '');
  const readings = [...knownRegion(line), place, line, region, ...knownRegion(region), city, first];
  return readings.filter((reading, at) => reading !== '' && readings.indexOf(reading) === at);
}

function knownRegion(text: string): readonly string[] {
  const words = text.toLowerCase().replace(/[^a-z]+/g, ' ');
  const known = regions.get(words.trim());
  return known === undefined ? [] : [known];
}

/**
 * `85201` of any text that has it alone: the last one, because an address ends with it, and never the number of
 * a house or a box.
 */
export function zipIn(text: string): string | null {
  const line = typedLine(text).replace(/\b(?:box|apt|suite|ste|unit)[.\s#]*\d+/gi, '');
  const found = [...line.matchAll(/(?:^|[^\p{L}\p{N}])(\d{5})(?:\d{4})?(?![\p{L}\p{N}])/gu)].at(-1);
  if (found === undefined || (found.index === 0 && isStreet(line))) return null;
  return found[1] ?? null;
}

const streets =
  /^\d+\s[^,]*\b(?:st|street|ave|avenue|rd|road|blvd|boulevard|dr|drive|ln|lane|way|ct|court|pl|place|hwy|highway|pkwy|cir|circle|ter)\b/i;

/** True for text that begins with a house number: `12345 Main St`, `12345 N 5th, Mesa`. */
function isStreet(line: string): boolean {
  return streets.test(line) || /^\d+\s[^,]*\d/.test(line) || /^\d+\s[^,]*,/.test(line);
}

/** What follows the street of an address, without the country. */
function afterStreet(line: string): string {
  const [street = '', ...others] = line
    .replace(/[()[\]]/g, ' ')
    .replace(/[,\s]\s*(?:u\.?s\.?(?:a\.?)?|united states(?: of america)?)\s*$/i, '')
    .split(',');
  return typedLine(
    others.length > 0 && /^\s*\d/.test(street) ? others.join(',') : [street, ...others].join(','),
  );
}

function withDirection(place: string): string {
  return place.replace(/^([nsew])\.?\s+(?=\p{L}{2})/iu, (whole, letter: string) => {
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
