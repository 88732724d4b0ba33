import { leadingFigure } from '@/lib/facts/leading-figure';
import { searchKey } from '@/lib/text/search-key';
import {
  choice,
  choices,
  cityName,
  count,
  day,
  degrees,
  id,
  knownName,
  lines,
  list,
  Misfit,
  money,
  optional,
  options,
  rating,
  readCell,
  state,
  text,
  web,
  yesNo,
  zip,
} from './columns';
import { fault, table, type Values } from './table';

/** The background of each picture of a row, in picture order; a blank cell means sand. */
const backdrops = optional(choices(['mint', 'apricot', 'sand']));

/** The columns that all shops share. */
const product = {
  id,
  name: text('the name of the product', 120),
  description: text('one or two sentences', 400),
  price: money,
  originalPrice: optional(money),
  /** The last day of a sale. The first build after it takes the sale off (lib/shop/products.ts). */
  until: optional(day),
  isInStock: yesNo,
  isFeatured: yesNo,
  /** The product whose picture is at the top of the page and in its link preview. */
  isHero: yesNo,
  rating: optional(rating),
  reviews: optional(count),
  /** The subject of each picture, in the order of the colors. */
  pictureText: optional(list('Green cap with a brim; Cream cap with a brim')),
  backdrops,
} as const;

/** A sale without a lower price would advertise a saving that does not exist, and a rating needs the number of people who gave one. */
function productFault({ price, originalPrice, until, rating: average, reviews }: Values<typeof product>) {
  if (until !== undefined && originalPrice === undefined)
    return fault(
      'until',
      'A sale ends, and there is no "original price" to go back to. Write it, or nothing here.',
    );
  if (originalPrice !== undefined && originalPrice <= price)
    return fault(
      'originalPrice',
      'It is not above the price. Write the price before the sale, or nothing where there is none.',
    );
  return (average === undefined) === (reviews === undefined) && reviews !== 0
    ? null
    : fault('reviews', 'A rating needs the number of people who gave it. Write both, or leave both blank.');
}

const productFacts = ['price', 'originalPrice', 'isFeatured', 'rating', 'reviews'] as const;

export const merchandiseTable = table({
  name: 'merchandise',
  columns: {
    ...product,
    category: choice(['apparel', 'accessories', 'equipment', 'books']),
    sizes: optional(options('S; M; L')),
    colors: optional(options('Green; Cream')),
  },
  facts: productFacts,
  label: 'name',
  missing: () =>
    'The real product in place of this sample: its name, words, price, sizes, colors and ratings.',
  owner: 'owner',
  rule: productFault,
});

export const bookTable = table({
  name: 'books',
  columns: {
    ...product,
    category: choices(['cpr', 'first-aid', 'medical', 'safety', 'reference']),
    author: text('the name of the author', 120),
    format: choice(['digital', 'physical', 'both']),
    pages: count,
    isBestseller: yesNo,
    isDownloadable: yesNo,
  },
  facts: [...productFacts, 'author', 'format', 'pages', 'isBestseller', 'isDownloadable'],
  label: 'name',
  missing: () =>
    'The real book in place of this sample: its title, author, price, format, pages and ratings.',
  owner: 'owner',
  rule: productFault,
});

export const equipmentTable = table({
  name: 'equipment',
  columns: {
    ...product,
    category: choice(['aed', 'first-aid-kits', 'training-equipment', 'accessories']),
    brand: text('the brand', 120),
    hasFreeShipping: yesNo,
    specifications: optional(lines('Guidance: Voice and lights; Power: Battery')),
    warranty: optional(text('how long it is under warranty', 60)),
  },
  facts: [...productFacts, 'brand', 'hasFreeShipping', 'warranty'],
  label: 'name',
  missing: () =>
    "The real product in place of this sample: its brand, price, the manufacturer's specification, warranty and ratings.",
  owner: 'owner',
  rule: productFault,
});

/** Who can settle a row, if that differs by row. */
export const who = choice(['owner', 'marketing', 'training', 'legal', 'clinical', 'web']);

/** The name of a person quoted with consent. */
const quoted = {
  id,
  name: text('the name of the person', 80),
  role: text('what the person does', 80),
} as const;

/** Stars given by a person who is quoted. Never marked up as a review. */
const stars = optional(rating);

export const peopleTable = table({
  name: 'people',
  columns: {
    ...quoted,
    /** Shown large at the top of the team, or small below. */
    place: choice(['top', 'below']),
    credentials: text('the credentials', 120),
    experience: text('the experience in a few words', 120),
    bio: optional(text('one or two sentences', 400)),
    isHero: yesNo,
  },
  facts: ['name', 'role', 'credentials', 'experience', 'bio'],
  label: 'role',
  missing: () =>
    'The real person in place of this sample: name, role, credentials, experience and a sentence or two.',
  owner: 'owner',
});

export const officeTable = table({
  name: 'offices',
  columns: {
    id,
    isHeadquarters: yesNo,
    street: optional(text('a number and the name of a street', 80)),
    city: cityName,
    state,
    zip: optional(zip),
  },
  facts: ['street', 'city', 'state', 'zip'],
  label: 'city',
  missing: () => 'Whether there is an office in this city, and the whole address of the headquarters.',
  owner: 'owner',
  rule: ({ isHeadquarters, street, zip: code }) =>
    isHeadquarters && (street === undefined || code === undefined)
      ? fault(
          street === undefined ? 'street' : 'zip',
          'It is empty. The headquarters need a street and a ZIP code.',
        )
      : null,
  // Pages show one headquarters; a company without offices has none.
  together: (rows) => {
    const count = rows.filter(({ isHeadquarters }) => isHeadquarters).length;
    const sentence = `${count} rows are the headquarters, and exactly one has to be. Write "yes" in that row and "no" in the others.`;
    return count === 1 || rows.length === 0 ? [] : [{ place: null, ...fault('isHeadquarters', sentence) }];
  },
});

export const timelineTable = table({
  name: 'timeline',
  columns: {
    id,
    year: text('a year, or years such as 2017-2019', 12),
    title: text('two or three words', 40),
    text: text('one or two sentences', 300),
  },
  facts: ['title', 'text'],
  label: 'title',
  missing: () => 'What happened at that time, in one or two sentences.',
  owner: 'owner',
});

export const testimonialTable = table({
  name: 'testimonials',
  columns: {
    ...quoted,
    location: text('the city with its state', 60),
    quote: text('the words of the person', 600),
    stars,
    backdrops,
  },
  facts: ['name', 'role', 'location', 'quote'],
  label: 'name',
  missing: () => 'A real person who agreed to be quoted: name, job, city and own words.',
  owner: 'marketing',
});

export const storyTable = table({
  name: 'stories',
  columns: {
    ...quoted,
    quote: text('the words of the person', 600),
    outcome: text('what came of it', 120),
    stars,
    pictureText: optional(list('A parcel in front of a van')),
    backdrops,
    isHero: yesNo,
  },
  facts: ['name', 'role', 'quote', 'outcome'],
  label: 'role',
  missing: () =>
    'A real person who did this, with consent: name, own words, and what came of it, with proof.',
  owner: 'marketing',
});

/** Links that code refers to by id, so that each needs a row. */
export const linkRoles = [
  'booking',
  'checkout',
  'career-training',
  'reviews',
  'ecard-check',
  'ecard-find',
  'red-cross-certificate',
  'pay-for-ecards',
  'instructor-renewals',
  'instructor-forms',
  'instructor-orders',
  'aha-instructor-network',
  'arc-instructor-corner',
  'ada-complaint',
  'red-cross-general',
  'aha-general',
  'virtual-red-cross',
  'instructor-classes',
  'osha-hipaa-classes',
  'dot-courier-classes',
] as const;

export type LinkRole = (typeof linkRoles)[number];

/** The form of a class that a company may not teach: without its row, no page offers that class. */
export const onlineFormRole = 'virtual-red-cross' satisfies LinkRole;

/** Profiles that the footer links to if they have a row. */
export const socialRoles = ['facebook', 'instagram', 'linkedin', 'youtube'] as const;

export type SocialRole = (typeof socialRoles)[number];

export const linkTable = table({
  name: 'links',
  columns: { id, leadsTo: text('what the address leads to', 120), address: web, who },
  facts: ['address'],
  label: 'leadsTo',
  missing: () => 'The address of each of these.',
  owner: 'owner',
  needed: linkRoles.filter((role) => role !== onlineFormRole),
});

/** What visitors type into the search, and the site's own term for it. */
export const synonymTable = table({
  name: 'synonyms',
  columns: { typed: text('what visitors type', 40), means: text('the words of the site for it', 40) },
  facts: [],
  label: 'typed',
  missing: () => 'Whether visitors type this.',
  owner: 'marketing',
  idOf: ({ typed }) => typed.toLowerCase(),
  rule: ({ typed }) =>
    searchKey(typed) === typed
      ? null
      : fault('typed', `The search compares small letters and digits. Write "${searchKey(typed)}".`),
});

export const cityTable = table({
  name: 'cities',
  columns: {
    id,
    city: cityName,
    state,
    /** Other names that people type for it. */
    otherNames: optional(list('slc; Salt Lake')),
    /** False for a place with occasional classes: the finder offers it only while it has an upcoming date. */
    isListed: yesNo,
    /** The ids of rows in links.csv; the general form if blank. */
    ahaForm: id,
    redCrossForm: id,
    /** Only needed if the gazetteer has the wrong position for the name. */
    latitude: optional(degrees(90)),
    longitude: optional(degrees(180)),
  },
  facts: ['city'],
  label: 'city',
  missing: () => 'Whether classes run in this city.',
  owner: 'training',
  together: (rows) => {
    const names = rows.map(({ city, state: code }) => `${city}, ${code}`.toLowerCase());
    return names.flatMap((name, place) =>
      names.indexOf(name) < place
        ? [{ place, key: 'city', sentence: 'There is another row for this city. Remove one of them.' }]
        : [],
    );
  },
});

/** Claims that pages require. */
export const neededClaims = [
  'locations-everywhere',
  'class-size',
  'story-title',
  'osha-card',
  'osha-card-timing',
] as const;

/** Claims whose row may be removed; they are then not shown. */
const removableClaims = [
  'locations-hero',
  'lives-saved',
  'students-trained',
  'certification-courses',
  'support',
  'completion-rate',
  'pass-rate',
  'review-rating',
  'review-count',
  'injury-reduction',
  'investment-recovery',
] as const;

const claimIds = [...neededClaims, ...removableClaims];

export type ClaimId = (typeof claimIds)[number];

/** Claims shown as a counter: they begin with a number. */
const counted: readonly string[] = [
  'locations-everywhere',
  'locations-hero',
  'lives-saved',
  'students-trained',
  'certification-courses',
  'completion-rate',
] satisfies readonly ClaimId[];

/** Claims that consist of a number only. */
const numbers: Readonly<Record<string, typeof rating>> = {
  'review-rating': rating,
  'review-count': count,
};

export const claimTable = table({
  name: 'claims',
  columns: {
    id,
    text: text('the claim as pages show it', 160),
    restsOn: optional(text('what proves it: a record, a source with its year', 200)),
    who,
  },
  facts: ['text', 'restsOn'],
  label: 'text',
  missing: ({ id: name, text: claim }) =>
    `What proves "${claim}" (${name}), or words that are true${neededClaims.some((needed) => needed === name) ? '' : ', or the removal of this claim'}.`,
  owner: 'marketing',
  needed: neededClaims,
  rule({ id: name, text: claim, restsOn, status }) {
    const wrong = (sentence: string) => fault('text', `"${claim}" ${sentence}`);
    if (!(claimIds as readonly string[]).includes(name))
      return fault('id', `No page has a claim called "${name}". Give the row back its id, or delete it.`);
    const number = numbers[name] === undefined ? null : readCell(numbers[name], claim);
    if (number instanceof Misfit) return fault('text', number.message);
    if (counted.includes(name) && leadingFigure(claim) === null)
      return wrong('does not begin with a number and what it counts. Write it like "1,000+ lives saved".');
    if (number === null && !/[a-z]/i.test(claim))
      return wrong('does not say what the figure is about. Write it like "96.5% pass rate".');
    if ([...claim.matchAll(/(\d+(?:\.\d+)?) ?%/g)].some(([, percent]) => Number(percent) > 100))
      return wrong('is above 100%. Write at most 100%.');
    if (/\b(?:OSHA|HIPAA)[ -]certif/i.test(claim))
      return wrong(
        'is not a real credential. Write "OSHA course completion card" or "HIPAA training certificate".',
      );
    return status === 'confirmed' && restsOn === undefined
      ? fault('restsOn', 'It is empty. A claim that is confirmed says what proves it.')
      : null;
  },
});

/** What courses and programs cost; if their ids are given, each has a row, and nothing else does. */
export function priceTable(ids: readonly string[] | null = null) {
  return table({
    name: 'prices',
    columns: {
      id: knownName(ids, 'the id of the course or program'),
      about: text('what the price is for', 120),
      /** The price per person; the lowest price if there is an `upTo`. */
      price: optional(money),
      upTo: optional(money),
      /** The price per person in a group. */
      groupPrice: optional(money),
      shown: choice(['shown', 'on request'], '"shown", or "on request" to keep the price off the pages'),
    },
    facts: ['price', 'upTo', 'groupPrice'],
    label: 'about',
    missing: () => 'Whether these are the prices of courses and programs, and whether pages show them.',
    owner: 'training',
    needed: ids ?? [],
    rule({ price, upTo, groupPrice, shown }) {
      if (price === undefined && (shown === 'shown' || upTo !== undefined || groupPrice !== undefined))
        return fault('price', 'It is empty. Write the price, or "on request" under "shown" and no amounts.');
      if (price !== undefined && upTo !== undefined && upTo <= price)
        return fault('upTo', 'It is not above the price. Write the highest price, or nothing.');
      if (price !== undefined && groupPrice !== undefined && groupPrice > price)
        return fault(
          'groupPrice',
          'It is above the price. Write what one person of a group pays, or nothing.',
        );
      return upTo !== undefined && groupPrice !== undefined
        ? fault('groupPrice', 'A price that goes up to another has no group price. Keep one of the two.')
        : null;
    },
  });
}
