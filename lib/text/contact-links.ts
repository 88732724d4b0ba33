import { wellFormed } from './well-formed';

/** `(602) 555-0123` becomes `tel:6025550123` (docs/specification.md#links). @throws if nothing dialable is left. */
export function telHref(phone: string): string {
  const digits = phone.replace(/\D/g, '');
  if (digits === '') throw new Error(`"${phone}" has no digits to dial.`);
  return `tel:${digits}`;
}

/**
 * `(602) 555-0123` becomes `+1-602-555-0123`, with the country code that structured data needs (schema.org). Links
 * keep the ten digits, which any phone in the United States dials.
 * @throws for anything but ten digits, or eleven that start with 1.
 */
export function phoneWithCountry(phone: string): string {
  const parts = /^1?(\d{3})(\d{3})(\d{4})$/.exec(phone.replace(/\D/g, ''));
  if (parts === null) throw new Error(`"${phone}" is no US phone number of ten digits.`);
  return `+1-${parts[1]}-${parts[2]}-${parts[3]}`;
}

export type Mail = { readonly to: string; readonly subject?: string; readonly body?: string };

/**
 * A `mailto:` address (RFC 6068). Line breaks in the body become CRLF; in the subject they become spaces, because
 * a header line cannot hold them. Half of a surrogate pair (an emoji cut in two) becomes U+FFFD instead of
 * making `encodeURIComponent` throw.
 */
export function mailHref({ to, subject, body }: Mail): string {
  const fields = [
    subject === undefined
      ? null
      : `subject=${encodeText(subject.replace(/\s*[\r\n\u2028\u2029]+\s*/g, ' ').trim())}`,
    body === undefined ? null : `body=${encodeText(body.replace(/\r\n|\r|\n|\u2028|\u2029/g, '\r\n'))}`,
  ].filter((field) => field !== null);
  const address = encodeText(to).replace(/%40/g, '@').replace(/%2B/g, '+');
  return `mailto:${address}${fields.length === 0 ? '' : `?${fields.join('&')}`}`;
}

function encodeText(text: string): string {
  return encodeURIComponent(wellFormed(text));
}

/**
 * Something before and after one `@`, a dot in the domain, no space, no invisible character and nothing that separates
 * addresses: only an email can prove the rest (RFC 5321: 254 characters).
 */
export function isEmail(text: string): boolean {
  return (
    text.length <= 254 && !/[\s\p{C}<>()[\],:;"\\]/u.test(text) && /^[^@]+@(?:[^@.]+\.)+[^@.]+$/.test(text)
  );
}

/**
 * Ten digits with or without `+1` or `1`, the usual separators, and an optional extension: `+1 (602) 555-0142 ext.
 * 9`.
 */
export function isUsPhone(text: string): boolean {
  const number = text.trim().replace(/\s*(?:,|;|#|ext(?:ension)?\.?|x)\s*\d{1,6}$/i, '');
  if (!/^\+?[\d\s().\-/\u2010-\u2015\u00a0]+$/.test(number)) return false;
  return /^1?[2-9]\d{9}$/.test(number.replace(/\D/g, ''));
}
