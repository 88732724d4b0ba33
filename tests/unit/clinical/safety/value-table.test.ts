import { readFileSync } from 'node:fs';
import { siteData } from '@/scripts/check/clinical/clinical-data';
import type { Piece } from '@/scripts/check/clinical/piece';
import { renderPieces } from '@/scripts/check/clinical/render-pieces';
import { placesOf, valueTable, withTable } from '@/scripts/check/clinical/value-table';

let pieces: readonly Piece[] = [];

beforeAll(async () => {
  pieces = await renderPieces();
}, 120_000);

const nowhere = (found: readonly Piece[]) =>
  [...placesOf(found)].filter(([, places]) => places.size === 0).map(([id]) => id);

test('every value is printed somewhere', () => {
  expect(nowhere(pieces)).toEqual([]);
});

test('a value that is printed nowhere is found', () => {
  const without = pieces.filter((piece) => piece.marked?.includes('{poisonControl}') !== true);
  expect(nowhere(without)).toEqual(['poisonControl']);
});

test('docs/clinical.md shows each value where it is printed now', () => {
  const document = readFileSync('docs/clinical.md', 'utf8');
  // A formatter may pad the columns; only words and figures count.
  const bare = (text: string) => text.replace(/ +/g, ' ').replace(/-{3,}/g, '---');
  const isTrue = bare(withTable(document, valueTable(pieces))) === bare(document);
  expect(isTrue ? '' : 'docs/clinical.md is out of date. Run "npm run clinical" and commit the file.').toBe(
    '',
  );
});

test('the table would change with a figure, a source or a place', () => {
  const table = valueTable(pieces);
  expect(table.split('\n')).toHaveLength(Object.keys(siteData.values).length + 2);
  expect(valueTable(pieces.filter(({ form }) => form !== 'sheet'))).not.toBe(table);
  expect(table).toContain(
    '| `epinephrineInfusion` Epinephrine infusion, adult bradycardia | 2-10 mcg/min | Adult | IV infusion |',
  );
});

test('a document that has lost the marks of its table is refused', () => {
  expect(() => withTable('# Clinical content', 'x')).toThrow('are missing');
});
