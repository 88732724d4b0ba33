/**
 * The same text, with U+FFFD for each half of a surrogate pair that lacks the other one (an emoji cut in two).
 * `String.prototype.toWellFormed` does it, too, but Chrome 109, Firefox 115 and Safari 15.4 do not have it. To a pattern
 * with `u`, a whole pair is one letter, and only a half is a surrogate.
 */
export function wellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '\uFFFD');
}
