import { expect, test } from '@playwright/test';
import type { CheerioAPI } from 'cheerio';
import { helpPages } from '../../../content/clinical/help';
import { routes } from '../../../content/site/routes';
import { readingGrade, wordsOf } from '../../support/reading-grade';
import { storedPages } from '../support/site';

/** Easy to read after a year of high school: in an emergency there is no time to read twice. */
const highest = 9;

const parts =
  'p, li, dt, dd, td, th, h1, h2, h3, h4, h5, figcaption, caption, summary, label, legend, strong';
const containers = `${parts}, div, section, dl, ul, ol, table, details`;

/**
 * Not our wording, or duplicated: citations, document titles, the index, navigation, drawings, and the print pages.
 */
const leftOut =
  'script, style, svg, template, noscript, nav, [aria-hidden="true"], [data-number], [data-source], #sources li, #index, [data-sheet]';

/** Whole sentences of five words or more; short labels and figures would make any page look easy. */
function sentencesOf($: CheerioAPI, part: string): readonly string[] {
  const main = $(part).clone();
  main.find(leftOut).remove();
  return main
    .find(parts)
    .toArray()
    .map((element) => {
      const part = $(element).clone();
      part.find(containers).remove();
      return part.text().replace(/\s+/g, ' ').trim();
    })
    .flatMap((text) => text.split(/(?<=[.!?])\s+(?=["'“A-Z0-9])/))
    .filter((sentence) => /[.!?]$/.test(sentence) && wordsOf(sentence).length >= 5);
}

const algorithms = storedPages.filter(({ path }) => path.endsWith('-algorithm'));

test('there are five algorithm pages', () => expect(algorithms).toHaveLength(5));

for (const { path, $ } of algorithms) {
  test(`${path} reads below grade ${highest}`, () => {
    const sentences = sentencesOf($, 'main');
    expect(sentences.length).toBeGreaterThan(50);
    expect(readingGrade(sentences)).toBeLessThan(highest);
  });
}

test('the help cards together read below grade 6', () => {
  const paths = helpPages.map(({ route }) => routes[route].path as string);
  // What follows the steps of a card is not read in an emergency.
  const cards = storedPages.filter(({ path }) => paths.includes(path));
  const sentences = cards.flatMap(({ $ }) => sentencesOf($, '#help'));
  expect(sentences.length).toBeGreaterThan(50);
  expect(readingGrade(sentences)).toBeLessThan(6);
});
