import { compareIsoDates, daysInMonth, parseIsoDate, type IsoDate } from './dates';
import { entryName, type FoundPlaceholder, isPlaceholder } from './facts';

/** What keeps the site from being published, or will before long. */
export type Finding = {
  readonly kind: 'placeholder' | 'past-date' | 'review' | 'reserved-address' | 'missing-alt' | 'security-txt';
  readonly file: string;
  /** Path inside the file, e.g. `phone` or `coreTeam[ann].name`. */
  readonly field: string;
  readonly value: string;
  /** What is wrong and what to do, as one sentence for marketing staff. */
  readonly sentence: string;
  /** False for what nobody sees: it is listed, and production may be built all the same. */
  readonly isBlocking: boolean;
};

/** Content by the file that it comes from. */
export type ContentFiles = Readonly<Record<string, unknown>>;

/** A placeholder as a finding. */
export function placeholderFinding({ file, field, value, missing, owner }: FoundPlaceholder): Finding {
  return { kind: 'placeholder', file, field, value, sentence: `Missing: ${missing} (${owner})`, isBlocking: true };
}

type Leaf = { readonly file: string; readonly path: string; readonly key: string; readonly value: string; readonly parent: Readonly<Record<string, unknown>> };

/** Every confirmed string of content with the path that leads to it; placeholders are findings of their own. */
function leavesOf(file: string, value: unknown, path = '', key = '', parent: Readonly<Record<string, unknown>> = {}): readonly Leaf[] {
  if (typeof value === 'string') return [{ file, path, key, value, parent }];
  if (isPlaceholder(value) || typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.flatMap((entry: unknown, index) => leavesOf(file, entry, `${path}[${entryName(entry, index)}]`, key, parent));
  const record = value as Readonly<Record<string, unknown>>;
  return Object.entries(record).flatMap(([name, entry]) => leavesOf(file, entry, path === '' ? name : `${path}.${name}`, name, record));
}

const leavesOfAll = (content: ContentFiles) => Object.entries(content).flatMap(([file, value]) => leavesOf(file, value));

/** Names of fields up to whose day something holds. */
const lastDays = new Set(['validUntil', 'validThrough', 'endsOn', 'until', 'expires', 'deadline']);

/**
 * Days that are over on `today`: offers and deadlines, which a page would go on showing, and dated classes, which pages
 * leave out by themselves (lib/class-dates.ts) and which are therefore listed without blocking.
 */
export function findPastDates(content: ContentFiles, today: IsoDate): readonly Finding[] {
  return leavesOfAll(content).flatMap(({ file, path, key, value, parent }): readonly Finding[] => {
    if (parseIsoDate(value) === null || compareIsoDates(value, today) >= 0) return [];
    if (lastDays.has(key)) return [{ kind: 'past-date', file, field: path, value, sentence: 'This day is over, and a page still shows it. Set a new day or take the entry out.', isBlocking: true }];
    const isClass = parent['kind'] === 'dated' && key === 'date' && !isStillOn(parent['lastDate'], today);
    return isClass ? [{ kind: 'past-date', file, field: path, value, sentence: 'This class is over. No page shows it; put the next dates in its place.', isBlocking: false }] : [];
  });
}

function isStillOn(lastDate: unknown, today: IsoDate): boolean {
  return typeof lastDate === 'string' && parseIsoDate(lastDate) !== null && compareIsoDates(lastDate, today) >= 0;
}

/** Names of fields that say when somebody last compared the words with their source. */
const reviewDays = new Set(['lastReviewed', 'checkedOn', 'reviewedOn']);

/** Reviews that are more than a year old on `today`. Equal days within a file are one finding: they are one review. */
export function findOldReviews(content: ContentFiles, today: IsoDate): readonly Finding[] {
  const old = leavesOfAll(content).filter(({ key, value }) => reviewDays.has(key) && parseIsoDate(value) !== null && compareIsoDates(oneYearAfter(value), today) < 0);
  const first = old.filter((leaf, index) => old.findIndex((other) => other.file === leaf.file && other.value === leaf.value) === index);
  return first.map(({ file, path, value }) => {
    const more = old.filter((leaf) => leaf.file === file && leaf.value === value).length - 1;
    return { kind: 'review', file, field: more === 0 ? path : `${path} and ${more} more`, value, sentence: 'The last review is more than a year ago. Compare the values with their sources, then set the day of the review.', isBlocking: true };
  });
}

/** The same day of the next year; the end of February where there is none. @throws for text that is no calendar day. */
export function oneYearAfter(date: string): string {
  const parts = parseIsoDate(date);
  if (parts === null) throw new Error(`"${date}" is not a calendar day. Write it as YYYY-MM-DD.`);
  const day = Math.min(parts.day, daysInMonth(parts.year + 1, parts.month));
  return `${String(parts.year + 1).padStart(4, '0')}-${date.slice(5, 7)}-${String(day).padStart(2, '0')}`;
}

/** True for hosts that RFC 2606 and RFC 6761 keep free for examples and tests: nobody can ever be reached there. */
export function isReservedHost(host: string): boolean {
  return /(?:^|\.)(?:example(?:\.(?:com|net|org))?|test|invalid|localhost)$/i.test(host.replace(/\.$/, ''));
}

/** Addresses, e-mail addresses and phone numbers in confirmed content that are set aside for examples. */
export function findReservedAddresses(content: ContentFiles): readonly Finding[] {
  return leavesOfAll(content).flatMap(({ file, path, value }): readonly Finding[] => {
    const hosts = [...value.matchAll(/https?:\/\/([^\s/:?#"'<>)]+)/gi), ...value.matchAll(/[\w.+-]+@([\w-]+(?:\.[\w-]+)+)/g)].map((match) => (match[1] ?? '').replace(/\.$/, ''));
    const isExample = hosts.some(isReservedHost) || /\b\(?\d{3}\)?[ .-]?555[ .-]?01\d{2}\b/.test(value);
    return isExample ? [{ kind: 'reserved-address', file, field: path, value, sentence: 'This address or number is set aside for examples: nobody is there. Put the real one in, or mark it as a placeholder.', isBlocking: true }] : [];
  });
}

/** Pictures that say nothing to those who do not see them. `decorative` are those whose words stand beside them. */
export function findMissingAlts(file: string, pictures: Readonly<Record<string, { readonly alt: string }>>, decorative: ReadonlySet<string>): readonly Finding[] {
  return Object.entries(pictures).flatMap(([id, { alt }]): readonly Finding[] => {
    const words = alt.trim();
    const isMissing = words === '' ? !decorative.has(id) : words === id || /\.(?:jpe?g|png|webp|avif|svg)$/i.test(words);
    return isMissing ? [{ kind: 'missing-alt', file, field: `${id}.alt`, value: alt, sentence: 'The picture has no words for people who do not see it. Say what it shows.', isBlocking: true }] : [];
  });
}

/** Days before the end of security.txt at which it blocks: time to set a new one. */
const securityNotice = 30;

/** What is wrong with security.txt (RFC 9116) on `today`; `contact` is the e-mail address that the rest of the site gives. */
export function findSecurityFaults(file: string, text: string | null, today: IsoDate, contact: string): readonly Finding[] {
  const fault = (field: string, value: string, sentence: string): Finding => ({ kind: 'security-txt', file, field, value, sentence, isBlocking: true });
  if (text === null) return [fault('file', '', 'There is no security.txt. People who find a fault do not know whom to tell.')];
  const valueOf = (name: string) => new RegExp(`^${name}:[ \\t]*(.+?)[ \\t]*$`, 'im').exec(text)?.[1] ?? '';
  const expires = valueOf('Expires');
  const lastDay = /^(\d{4}-\d{2}-\d{2})T\d{2}:\d{2}:\d{2}(?:\.\d+)?(?:Z|[+-]\d{2}:\d{2})$/.exec(expires)?.[1];
  const days = lastDay === undefined || parseIsoDate(lastDay) === null ? null : daysBetween(today, lastDay);
  return [
    ...(days === null ? [fault('Expires', expires, 'Expires is missing, or is no moment of the form 2027-10-31T00:00:00Z.')] : []),
    ...(days !== null && days < securityNotice ? [fault('Expires', expires, `It ends in ${days} days. Check the contact and set a day less than a year ahead.`)] : []),
    ...(days !== null && days > 366 ? [fault('Expires', expires, 'It ends more than a year ahead. RFC 9116 asks for less, so that somebody looks at it.')] : []),
    ...(valueOf('Contact') === `mailto:${contact}` ? [] : [fault('Contact', valueOf('Contact'), `The contact is not the e-mail address of content/company.ts. Write mailto:${contact}.`)]),
  ];
}

/** Whole days from one calendar day to another, negative when the second is earlier. */
function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000);
}
