/**
 * What visitors type and paste. A phone number from a list of contacts has invisible marks of direction around it, and text
 * from a web page has non-breaking spaces and zero-width characters.
 */

/**
 * Soft hyphen, zero width space, marks and isolates of direction, word joiner, byte order mark. Not the two joiners,
 * which emoji and some scripts need.
 */
const invisible = /[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff]/g;
const joiners = /[\u200c\u200d]/g;

/** A text of several lines, without invisible characters and space around it, with plain spaces and line breaks. */
export function typedText(text: string): string {
  return text
    .normalize('NFC')
    .replace(invisible, '')
    .replace(/\r\n|[\r\u0085\u2028\u2029]/g, '\n')
    .replace(/[\p{Zs}\p{Cc}]/gu, (character) => (character === '\n' ? character : ' '))
    .trim();
}

/** The same on one line, with single spaces. */
export function typedLine(text: string): string {
  return typedText(text).replace(/\s+/g, ' ');
}

/** An email address, also as a link (`mailto:ana@example.com`) or with a name (`Ana <ana@example.com>`). */
export function typedEmail(text: string): string {
  const line = typedLine(text.replace(joiners, ''));
  const [, address = line] = /<([^<>]*)>$/.exec(line) ?? [];
  return address
    .trim()
    .replace(/^mailto:\s*/i, '')
    .replace(/\?.*$/, '');
}

/** A phone number, also as a link (`tel:+16025550142`). */
export function typedPhone(text: string): string {
  return typedLine(text.replace(joiners, '')).replace(/^tel:\s*/i, '');
}

/** A cell of a table, or a search for one: on one line, with the plain quotes and hyphens that the site uses. */
export function cleanText(text: string): string {
  return typedLine(text.replace(joiners, ''))
    .replace(/[\u2018\u2019\u201a\u2032]/g, "'")
    .replace(/[\u2010-\u2013]/g, '-')
    .replace(/[\u201c\u201d\u201e\u2033]/g, '"');
}
