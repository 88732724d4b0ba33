/**
 * `(602) 555-0123` becomes `tel:6025550123` (spec: phone links strip non-digits).
 * @throws when nothing dialable is left.
 */
export function telHref(phone: string): string {
  const digits = phone.replace(/\D/g, '');
  if (digits === '') throw new Error(`"${phone}" has no digits to dial.`);
  return `tel:${digits}`;
}

export type Mail = { readonly to: string; readonly subject?: string; readonly body?: string };

/**
 * A `mailto:` address (RFC 6068). Line breaks in the body become CRLF; in the subject they become spaces, because
 * a header line cannot hold them. Half of a surrogate pair (an emoji cut in two) becomes U+FFFD instead of
 * making `encodeURIComponent` throw.
 */
export function mailHref({ to, subject, body }: Mail): string {
  const fields = [
    subject === undefined ? null : `subject=${encodeText(subject.replace(/\s*[\r\n\u2028\u2029]+\s*/g, ' ').trim())}`,
    body === undefined ? null : `body=${encodeText(body.replace(/\r\n|\r|\n|\u2028|\u2029/g, '\r\n'))}`,
  ].filter((field) => field !== null);
  const address = encodeText(to).replace(/%40/g, '@').replace(/%2B/g, '+');
  return `mailto:${address}${fields.length === 0 ? '' : `?${fields.join('&')}`}`;
}

function encodeText(text: string): string {
  return encodeURIComponent(replaceLoneSurrogates(text));
}

/** Text with each half of a broken surrogate pair replaced by U+FFFD. */
export function replaceLoneSurrogates(text: string): string {
  return text.replace(/[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g, '\uFFFD');
}
