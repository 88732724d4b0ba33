// Subsets the fonts to the characters that the site uses.
import subsetFont from 'subset-font';
import { nameOf } from './digest';
import type { AddedFile } from './document';

/** Anything that a visitor can type on an ordinary keyboard, so that a field never mixes two fonts within a word. */
const printableAscii = String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index));

/** Every character of the texts and of printable ASCII, without repeats, sorted. */
export function charactersOf(texts: readonly string[]): string {
  const characters = new Set(printableAscii);
  for (const text of texts) for (const character of text) characters.add(character);
  return [...characters].sort().join('');
}

/** Name records that the font keeps: copyright, license and its address (OpenType, the name table). */
const keptNames = [0, 13, 14];

/**
 * The font with only the glyphs for these characters, under a name derived from its content. A character that it
 * lacks falls back to the next font in the list.
 */
export async function cutFont(path: string, font: Buffer, characters: string): Promise<AddedFile> {
  const body = await subsetFont(font, characters, { targetFormat: 'woff2', preserveNameIds: keptNames });
  return { path: path.replace(/[^/]+$/, `font-${nameOf(body)}.woff2`), body };
}
