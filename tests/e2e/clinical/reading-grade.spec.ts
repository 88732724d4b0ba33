import { expect, test } from '@playwright/test';
import { load } from 'cheerio';
import { readingGrade, sentencesOf } from '../../../scripts/bar/reading-grade';
import { storedPages } from '../support/site';

/** People who passed a first year of high school read them without effort; in an emergency nobody reads twice. */
const highest = 9;

for (const { path, $ } of storedPages.filter((page) => page.path.endsWith('-algorithm'))) {
  test(`${path} reads below grade ${highest}`, () => {
    const sentences = sentencesOf($);
    expect(sentences.length).toBeGreaterThan(50);
    expect(readingGrade(sentences)).toBeLessThan(highest);
  });
}

test('long sentences of long words read above it, and citations and labels do not count', () => {
  const words =
    'The administration of unsynchronized electrical countershock necessitates individualized consideration of hemodynamic deterioration.';
  const page = load(
    `<main><h1>Rhythm</h1><dl><dt>Epinephrine</dt><dd>${words}</dd></dl><p data-source>Source: a guideline of an association.</p></main>`,
  );
  expect(sentencesOf(page)).toEqual([words]);
  expect(readingGrade(sentencesOf(page))).toBeGreaterThan(highest);
});
