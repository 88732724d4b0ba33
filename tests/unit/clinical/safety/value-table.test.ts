import { readFileSync } from 'node:fs';
import { siteData } from '@/scripts/check/clinical/clinical-data';
import { printedNowhere, valueTable, withTable } from '@/scripts/check/clinical/value-table';

test('every value is printed somewhere, and one that is not is found', () => {
  expect(printedNowhere(siteData)).toEqual([]);
  const pages = siteData.pages.filter(({ route }) => route !== 'bradycardiaAlgorithm');
  expect(printedNowhere({ ...siteData, pages })).toContain('poisonControl');
});

test('docs/clinical.md shows each value where it is printed now', () => {
  const document = readFileSync('docs/clinical.md', 'utf8');
  // A formatter may pad the columns; only words and figures count.
  const bare = (text: string) => text.replace(/ +/g, ' ').replace(/-{3,}/g, '---');
  const isTrue = bare(withTable(document, valueTable(siteData))) === bare(document);
  expect(isTrue ? '' : 'docs/clinical.md is out of date. Run "npm run clinical" and commit the file.').toBe(
    '',
  );
});

test('a document that has lost the marks of its table is refused', () => {
  expect(() => withTable('# Clinical content', 'x')).toThrow('are missing');
});
