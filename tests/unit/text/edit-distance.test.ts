// cspell:ignore amesa maesa msae phnx
import { editsBetween, isMistyped } from '@/lib/text/edit-distance';

test.each([
  ['mesa', 'mesa', 0],
  ['mesa', 'mess', 1],
  ['mea', 'mesa', 1],
  ['mesa', 'msea', 1],
  ['amesa', 'maesa', 1],
  ['mesa', 'msae', 2],
  // No swap: only one of the two letters changes places.
  ['ab', 'bc', 2],
  ['ab', 'ca', 2],
  // A swap with a letter in between takes three edits.
  ['ca', 'abc', 3],
])('from "%s" to "%s" it is %i edits, both ways', (one, other, edits) => {
  expect([editsBetween(one, other, 9), editsBetween(other, one, 9)]).toEqual([edits, edits]);
});

test('above the limit it says only that', () => {
  expect([1, 2, 3, 4].map((limit) => editsBetween('abc', 'xyz', limit))).toEqual([2, 3, 3, 3]);
  expect(editsBetween('', 'abcdef', 2)).toBe(3);
});

test.each([
  ['ab', 'abc', true],
  ['aa', 'ab', false],
  ['Pheonix', 'Phoenix', true],
  ['Phnx', 'Phoenix', false],
])('"%s" is "%s" mistyped: %s', (typed, meant, is) => {
  expect(isMistyped(typed, meant)).toBe(is);
});
