import { columnLetter, describeFaults, listOf, recordsOf } from '@/lib/tables/records';
import { describeChanges } from '@/lib/tables/table-changes';
import { listed } from '../../support/listed';

test('columns of a spreadsheet are named by letters', () => {
  expect([0, 25, 26, 51, 52, 701, 702].map(columnLetter).join()).toBe('A,Z,AA,AZ,BA,ZZ,AAA');
});

test('names are listed with one "or", before the last', () => {
  expect([[], ['a'], ['a', 'b'], ['a', 'b', 'c']].map(listOf)).toEqual(['', 'a', 'a or b', 'a, b or c']);
});

test('a fault in several rows is one sentence', () => {
  const sentences = (rows: readonly (number | null)[]) =>
    describeFaults(
      'a.csv',
      rows.map((row) => ({ row, column: null, sentence: 'It.' })),
    );
  expect(listed([[null], [2], [2, 3], [2, 3, 4, 5], [2, 3, 4, 5, 6]], sentences)).toMatchSnapshot();
});

test.each([
  ['\n\na;b,c;d\n1;2;3', [['a', 'b,c', 'd'], ['1', '2', '3']]], // prettier-ignore
  ['a\tb\r1\t2', [['a', 'b'], ['1', '2']]], // prettier-ignore
  ['"a"",;b",c', [['a",;b', 'c']]],
])('%j is read by the separator of most names in its first line', (text, records) => {
  expect(recordsOf(text).records?.filter((cells) => cells.join('') !== '')).toEqual(records);
});

test.each(['a,b\0', 'a,\ufffd'])('%j is refused, because it is not UTF-8', (text) => {
  expect(recordsOf(text).fault?.sentence).toContain('"CSV UTF-8"');
});

test('a misplaced quotation mark is named with its row', () => {
  expect(recordsOf('a,b\n1,2\n3,5" mug\n').fault).toMatchObject({ row: 3, column: null });
});

test('what changes in a table is told in one line, with the first names of each kind', () => {
  const table = (...ids: readonly string[]) => ({ ids, records: [['id'], ...ids.map((id) => [id])] });
  const many = Array.from({ length: 20 }, (_, index) => `n${index}`);
  expect(describeChanges(table('a', 'b'), table('a', 'b'))).toBe('');
  expect(describeChanges(table('a', 'b'), table('b', 'a'))).toBe('other order of rows or columns');
  expect(describeChanges(table('a'), table('b'))).toBe('added 1 (b); removed 1 (a)');
  expect(describeChanges(table(), table(...many))).toMatch(/^added 20 \(n0, n1, .*, …\)$/);
});
