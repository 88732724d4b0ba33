import { daysBetween, type IsoDate, monthsAfter, parseIsoDate } from '@/lib/time/calendar-days';
import { type FoundPlaceholder, leavesOf } from './facts';

/** Something that blocks publishing, or soon will. */
export type Finding = {
  readonly kind:
    | 'placeholder'
    | 'contradiction'
    | 'past-date'
    | 'no-class'
    | 'review'
    | 'reserved-address'
    | 'missing-alt'
    | 'security-txt'
    | 'synonym'
    | 'unsigned';
  readonly file: string;
  /** Path inside the file, e.g. `phone` or `coreTeam[ann].name`. */
  readonly field: string;
  readonly value: string;
  /** What is wrong and what to do, as one sentence for marketing staff. */
  readonly sentence: string;
  /** Details line by line, if a single value is not enough. */
  readonly lines?: readonly string[];
  /**
   * False for findings that do no harm in production, or never show there: they are listed, and production may still
   * be built.
   */
  readonly isBlocking: boolean;
};

/** Content by source file. */
export type ContentFiles = Readonly<Record<string, unknown>>;

type Place = Pick<Finding, 'file' | 'field' | 'value'>;

function blocking(kind: Finding['kind'], { file, field, value }: Place, sentence: string): Finding {
  return { kind, file, field, value, sentence, isBlocking: true };
}

/** A placeholder as a finding. */
export function placeholderFinding({ missing, owner, ...place }: FoundPlaceholder): Finding {
  return blocking('placeholder', place, `Missing: ${missing} (${owner})`);
}

/** Every confirmed string of content with its place; placeholders are reported separately. */
export function textsOf(content: ContentFiles): readonly (Place & { readonly key: string })[] {
  return Object.entries(content).flatMap(([file, exported]) =>
    leavesOf(exported).flatMap(({ value, ...leaf }) =>
      typeof value === 'string' ? [{ file, value, ...leaf }] : [],
    ),
  );
}

/** Names of fields that hold an expiration date. */
const lastDays = new Set(['validUntil', 'validThrough', 'endsOn', 'until', 'expires', 'deadline']);

/** Offers and deadlines that are past on `today` and that a page would still show. */
export function findPastDates(content: ContentFiles, today: IsoDate): readonly Finding[] {
  const sentence = 'This date has passed, and a page still shows it. Set a new date or remove the entry.';
  return textsOf(content)
    .filter(({ key, value }) => lastDays.has(key) && parseIsoDate(value) !== null && value < today)
    .map((place) => blocking('past-date', place, sentence));
}

/** Names of fields with the date on which a text was last compared with its source. */
const reviewDays = new Set(['lastReviewed', 'checkedOn', 'reviewedOn']);

/** Old means more than 12 months ago. If adding 12 months would pass the year 9999, the day itself is compared. */
function isOverAYearOld(date: string, today: IsoDate): boolean {
  return (monthsAfter(date, 12) ?? date) < today;
}

/**
 * Reviews that are more than a year old on `today`. Equal days within a file are one finding, because they were one
 * review.
 */
export function findOldReviews(content: ContentFiles, today: IsoDate): readonly Finding[] {
  const old = textsOf(content).filter(
    ({ key, value }) => reviewDays.has(key) && parseIsoDate(value) !== null && isOverAYearOld(value, today),
  );
  const reviewOf = ({ file, value }: Place) => old.filter((one) => one.file === file && one.value === value);
  return old
    .filter((place) => reviewOf(place)[0] === place)
    .map((place) => {
      const more = reviewOf(place).length - 1;
      const field = more === 0 ? place.field : `${place.field} and ${more} more`;
      return blocking(
        'review',
        { ...place, field },
        'The last review was more than a year ago. Compare the values with their sources, then set the date of the review.',
      );
    });
}

/** True for hosts that RFC 2606 and RFC 6761 reserve for examples and tests, which reach no one. */
export function isReservedHost(host: string): boolean {
  return /(?:^|\.)(?:example(?:\.(?:com|net|org))?|test|invalid|localhost)$/i.test(host.replace(/\.$/, ''));
}

/** True for text with a phone number reserved for fiction and examples: 555-0100 to 555-0199 in any area code. */
export function hasReservedPhone(text: string): boolean {
  return /\b\(?\d{3}\)?[ .-]?555[ .-]?01\d{2}\b/.test(text);
}

/** The table and the row whose cell describes a picture. */
export type PicturePlace = { readonly file: string; readonly field: string };

/**
 * Addresses, email addresses and phone numbers in confirmed content that are reserved for examples. Anything after
 * "like" is an intentional example.
 */
export function findReservedAddresses(content: ContentFiles): readonly Finding[] {
  const sentence =
    'This address or number is reserved for examples: nobody is there. Put in the real one, or mark it as a placeholder.';
  return textsOf(content)
    .filter(({ value }) => {
      const text = value.replace(/\blike (?:\S+@\S+|\(\d{3}\) \S+)/g, 'like');
      const hosts = [
        ...text.matchAll(/https?:\/\/([^\s/:?#"'<>)]+)/gi),
        ...text.matchAll(/[\w.+-]+@([\w-]+(?:\.[\w-]+)+)/g),
      ].map((match) => (match[1] ?? '').replace(/\.$/, ''));
      return hosts.some(isReservedHost) || hasReservedPhone(text);
    })
    .map((place) => blocking('reserved-address', place, sentence));
}

/** Pictures without alternative text. `decorative` lists those described by the text beside them. */
export function findMissingAlts(
  file: string,
  pictures: Readonly<Record<string, { readonly alt: string; readonly at?: PicturePlace }>>,
  decorative: ReadonlySet<string>,
): readonly Finding[] {
  const sentence = 'The picture has no words for people who cannot see it. Say what it shows.';
  return Object.entries(pictures)
    .filter(([id, { alt }]) => {
      const text = alt.trim();
      return text === '' ? !decorative.has(id) : text === id || /\.(?:jpe?g|png|webp|avif|svg)$/i.test(text);
    })
    .map(([id, { alt: value, at = { file, field: `${id}.alt` } }]) =>
      blocking('missing-alt', { ...at, value }, sentence),
    );
}

/** Days before its expiration from which security.txt blocks publishing: time to set a new date. */
const securityNotice = 30;

/** What is wrong with the expiration date of security.txt (RFC 9116) on `today`. */
export function findSecurityFaults(file: string, until: IsoDate, today: IsoDate): readonly Finding[] {
  const days = daysBetween(today, until);
  const fault = (sentence: string) =>
    blocking('security-txt', { file, field: 'security-until', value: until }, sentence);
  if (days < securityNotice)
    return [fault(`It expires in ${days} days. Check the contact and set a date less than a year ahead.`)];
  return days > 366
    ? [fault('It expires more than a year from now. RFC 9116 recommends less, so that somebody looks at it.')]
    : [];
}
