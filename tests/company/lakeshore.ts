// cspell:ignore Ñandú O'Brien María Maximiliana Featherstonehaugh Cholmondeley Kenosha Eau Claire Duluth Marquette Petoskey Oshkosh Whitcomb Lindqvist Adeyemi Sorensen FACEP
import { readFileSync } from 'node:fs';
import { signedFile } from '../../content/clinical/signatures';
import { gitHash } from '../../lib/clinical/git-hash';

/** A row as somebody types it, by the names of its columns; what is not named stays blank, and the row is confirmed. */
type Typed = Readonly<Record<string, string>>;

/** The company's own facts: its name is long, and has letters and marks that programs and searches trip over. */
export const lakeshore = {
  name: "Ñandú-O'Brien Lakeshore Heart, Rescue & Workplace Safety School",
  shortName: 'Ñandú Lakeshore',
  phone: '(920) 437-2868',
  origin: 'https://www.lakeshoreheart.org',
  email: 'office@lakeshoreheart.org',
  /** A leading zero, which spreadsheets tend to drop. */
  postalCode: '03814',
  founded: 2019,
  opened: 'June 2020',
  cities: ['Oshkosh, WI', 'Kenosha, WI', 'Eau Claire, WI', 'Duluth, MN', 'Marquette, MI', 'Petoskey, MI'],
  people: [
    "Ana-María Ñandú-O'Brien",
    'Ola Adeyemi',
    'Maximiliana Featherstonehaugh-Cholmondeley the Younger, PhD, RN',
    'Ruth Sorensen',
  ],
} as const;

const facts: Typed = {
  // As a text program writes it.
  name: `${lakeshore.name.replace("'", '’').replace(', ', ',\u00a0')} `,
  'short-name': lakeshore.shortName,
  tagline: 'Heart and safety classes on the Great Lakes',
  origin: lakeshore.origin,
  phone: '920-437-2868',
  'support-email': lakeshore.email,
  'scheduling-email': 'dates@lakeshoreheart.org',
  hours: 'Mon-Sat 7:30 AM-5 PM',
  closed: 'Closed Sundays',
  founded: String(lakeshore.founded),
  opened: lakeshore.opened,
  'governing-law': 'WI',
  'web-host': 'Our own account at a hosting company in Chicago, which keeps its logs for 14 days',
  'record-retention': 'Four years for class records, one year for messages',
  'payment-plans': 'Two payments, four weeks apart, without a fee',
  earnings: 'Ask us what our own instructors were paid last year',
  'card-steps': '11/20/2026',
  'certificate-delivery': 'We print it while you wait.',
  languages: 'We teach in English and Hmong.',
  'access-contact': 'Call the office and ask for Ola.',
};

const claims: Typed = {
  'locations-everywhere': '6 locations in 3 states',
  'class-size': '4-8 students in a class',
  'story-title': 'From a boat house to six cities',
  'pass-rate': '96.5% pass rate',
  'osha-card': 'OSHA course completion card',
  'osha-card-timing': 'We hand in your papers within a week (OSHA allows up to 90 days).',
};

const product = { 'in stock': 'yes', featured: 'no', hero: 'no' };
const person = { place: 'top', hero: 'no' };

/** Whole sheets: no row has an id, because none has been there before. */
const sheets: Readonly<Record<string, readonly Typed[]>> = {
  cities: lakeshore.cities.map((place) => {
    const [city = '', state = ''] = place.split(', ');
    return { city, state, listed: 'Yes' };
  }),
  offices: [
    { headquarters: 'yes', street: '41 Harbor Lane', city: 'Oshkosh', state: 'wi', zip: '3814' },
    { headquarters: 'no', city: 'Duluth', state: 'MN' },
  ],
  // Two of them have a role of the sample, and two have the same.
  people: [
    { role: 'Executive director', credentials: 'Paramedic', experience: 'Lake rescue', bio: 'Started it.' },
    { role: 'Lead instructor', credentials: 'EMT', experience: 'Ski patrol', bio: 'Teaches most days.' },
    { role: 'Instructor', credentials: 'RN', experience: 'Emergency room', bio: 'Teaches nights.' },
    { role: 'Instructor', credentials: 'EMT', experience: 'Coast Guard', bio: 'Teaches crews.' },
  ].map((row, index) => ({ ...person, ...row, name: lakeshore.people[index] ?? '' })),
  timeline: [],
  testimonials: [
    {
      name: 'Jo Park',
      role: 'Deckhand',
      location: 'Duluth, MN',
      quote: 'We drilled it until nobody had to think.',
    },
  ],
  stories: [],
  merchandise: [
    { name: 'Pocket Mask', description: 'In a pouch that floats.', price: '21.5', category: 'accessories' },
    {
      name: 'Harbor Shirt',
      description: 'A heavy cotton shirt for wet docks.',
      price: '$19.00',
      'original price': '26',
      until: '1/31/2099',
      sizes: 'S; M; L',
      colors: 'Red; Black; White; Royal blue',
      category: 'apparel',
    },
    {
      name: 'Dock Whistle',
      description: 'A whistle without a pea.',
      price: '6.00',
      'original price': '8.00',
      until: '2026-01-31',
      category: 'accessories',
    },
  ].map((row) => ({ ...product, ...row })),
  books: [],
  equipment: [],
};

/** The cells of a sheet that came out of the workbook, as this company sends them back. */
export function lakeshoreSheet(
  table: string,
  [header = [], ...rows]: readonly (readonly string[])[],
): readonly (readonly string[])[] {
  const record = (cells: readonly string[], changed: Typed) =>
    header.map((name, column) => changed[name] ?? cells[column] ?? '');
  const own = sheets[table];
  if (own !== undefined) return [header, ...own.map((row) => record([], { status: 'Confirmed', ...row }))];
  const answer = (cells: readonly string[]): readonly (readonly string[])[] => {
    const [id = ''] = cells;
    const status = { status: 'confirmed' };
    // Its classes are from nine to five.
    const length: Typed = id.endsWith('-length') ? { value: '8 hours' } : {};
    if (table === 'company') return [record(cells, { ...status, ...length, ...valueOf(facts, id, 'value') })];
    if (table === 'claims')
      return claims[id] === undefined
        ? []
        : [record(cells, { ...status, text: claims[id], 'rests on': 'The class records of 2026' })];
    if (table === 'links') return linkRow(id, (address) => record(cells, { ...status, address }));
    // Its pages show prices.
    if (table === 'prices')
      return [record(cells, cells[header.indexOf('price')] === '' ? {} : { shown: 'shown' })];
    // Read half a year before the values were last compared with their sources.
    if (table === 'clinical-reviews')
      return [
        record(cells, {
          ...status,
          reviewer: 'Mara Finley',
          credentials: 'MD, FACEP',
          date: '5/4/2026',
          fingerprint: gitHash(readFileSync(signedFile(id), 'utf8')),
        }),
      ];
    return [cells];
  };
  return [header, ...rows.flatMap(answer)];
}

const valueOf = (values: Typed, id: string, column: string): Typed =>
  values[id] === undefined ? {} : { [column]: values[id] };

/** Every address is the company's own, but forms for cities that it does not have are gone. */
function linkRow(id: string, row: (address: string) => readonly string[]): readonly (readonly string[])[] {
  if (/^(?:aha-(?!general|instructor)|red-cross-western|youtube|linkedin)/.test(id)) return [];
  return [
    row(
      id === 'ada-complaint'
        ? 'https://www.ada.gov/file-a-complaint/'
        : `https://go.lakeshoreheart.org/${id}`,
    ),
  ];
}
