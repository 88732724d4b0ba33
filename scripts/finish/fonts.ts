// Cuts the fonts to the characters that the site writes.
import subsetFont from 'subset-font';
import { nameOf } from './digest';
import type { AddedFile } from './document';

/** What a visitor can type on any keyboard, so that a field never mixes two fonts within a plain word. */
const printableAscii = String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index));

/** Every character of the texts, once, in order, together with printable ASCII. */
export function charactersOf(texts: readonly string[]): string {
  const characters = new Set(printableAscii);
  for (const text of texts) for (const character of text) characters.add(character);
  return [...characters].sort().join('');
}

/** Records of a font's names that stay: copyright, license and its address (OpenType, the name table). */
const keptNames = [0, 13, 14];

/**
 * The font with the glyphs of these characters only, under a name of its content. A character that it lacks shows in the
 * next font of the list.
 */
export async function cutFont(path: string, font: Buffer, characters: string): Promise<AddedFile> {
  const body = await subsetFont(font, characters, { targetFormat: 'woff2', preserveNameIds: keptNames });
  return { path: path.replace(/[^/]+$/, `font-${nameOf(body)}.woff2`), body };
}
