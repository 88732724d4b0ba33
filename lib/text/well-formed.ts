/**
 * The same text, with U+FFFD in place of every lone surrogate (an emoji cut in two). `String.prototype.toWellFormed`
 * does the same, but Chrome 109, Firefox 115 and Safari 15.4 lack it. In a pattern with the `u` flag, a whole pair is
 * one character, so only lone surrogates match.
 */
export function wellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '\uFFFD');
}
