import type { CheerioAPI } from 'cheerio';
import { fleschKincaid } from 'flesch-kincaid';
import { syllable } from 'syllable';

const parts =
  'p, li, dt, dd, td, th, h1, h2, h3, h4, h5, figcaption, caption, summary, label, legend, strong';
const holders = `${parts}, div, section, dl, ul, ol, table, details`;

/**
 * What is not our wording, or is there twice: citations and titles of documents, the index of names, ways around,
 * drawings, and the sheets for paper, which repeat the page.
 */
const leftOut =
  'script, style, svg, template, noscript, nav, [aria-hidden="true"], [data-source], #sources li, #index, [data-sheet]';

/**
 * The whole sentences of a page's main part, of five words or more. Labels and figures are not counted: they are short,
 * and would make any page look easy.
 */
export function sentencesOf($: CheerioAPI): readonly string[] {
  const main = $('main').clone();
  main.find(leftOut).remove();
  return main
    .find(parts)
    .toArray()
    .map((element) => {
      const part = $(element).clone();
      part.find(holders).remove();
      return part.text().replace(/\s+/g, ' ').trim();
    })
    .flatMap((text) => text.split(/(?<=[.!?])\s+(?=["'“A-Z0-9])/))
    .filter((sentence) => /[.!?]$/.test(sentence) && wordsOf(sentence).length >= 5);
}

const wordsOf = (sentence: string) => sentence.split(/\s+/).filter((word) => /[a-z]/i.test(word));

/** The school grade at which these sentences read, by Flesch and Kincaid. */
export function readingGrade(sentences: readonly string[]): number {
  const words = sentences.flatMap(wordsOf);
  return fleschKincaid({
    sentence: sentences.length,
    word: words.length,
    syllable: words.reduce((sum, word) => sum + Math.max(1, syllable(word)), 0),
  });
}
