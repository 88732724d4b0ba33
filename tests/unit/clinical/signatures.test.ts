import { readFileSync } from 'node:fs';
import { signatures, signedFile } from '@/content/clinical/signatures';
import { gitHash } from '@/lib/clinical/git-hash';
import { reviewTable } from '@/lib/tables/review-table';
import { readTable } from '@/lib/tables/table';
import { findUnsigned, signedNames, unsignedLines } from '@/scripts/check/clinical/signature-check';

const [signed, now] = ['Depth: 2 inches\nRate: 100-120\n', 'Depth: 3 inches\nRate: 100-120\n'];
const row = { page: 'collapse', reviewer: 'Kim Lee', reviewedOn: '2026-11-02', isSample: false } as const;
const known = (fingerprint: string) => (fingerprint === gitHash(signed) ? signed : null);
const texts = new Map([['collapse', now]]);

test('a page that differs from its signed text is refused, with the lines that changed', () => {
  const [finding] = findUnsigned(texts, [{ ...row, fingerprint: gitHash(signed) }], known);
  expect(finding).toMatchObject({ isBlocking: true, field: 'collapse', value: 'Kim Lee, November 2, 2026' });
  expect(finding?.lines).toEqual(['- Depth: 2 inches', '+ Depth: 3 inches']);
});

test('if git does not have the signed text, the whole page has to be read', () => {
  const [finding] = findUnsigned(texts, [{ ...row, fingerprint: gitHash('lost') }], known);
  expect(finding?.lines).toEqual([
    expect.stringContaining('read the whole page, content/clinical/signed/collapse.txt'),
  ]);
});

test('a page without a row is refused; one with a current signature or a sample row is not', () => {
  expect(findUnsigned(texts, [], known)).toMatchObject([{ isBlocking: true, field: 'collapse' }]);
  expect(findUnsigned(texts, [{ ...row, fingerprint: gitHash(now) }], known)).toEqual([]);
  expect(findUnsigned(texts, [{ ...row, isSample: true }], known)).toEqual([]);
});

test('the lines to read are those that changed, or all of them without a signature', () => {
  const lines = (...rows: Parameters<typeof unsignedLines>[2] & object) =>
    unsignedLines('collapse', now, rows, known);
  expect(lines({ ...row, fingerprint: gitHash(signed) })).toEqual(['- Depth: 2 inches', '+ Depth: 3 inches']);
  expect(lines({ ...row, fingerprint: gitHash(now) })).toEqual([]);
  for (const rows of [[], [{ ...row, isSample: true }], [{ ...row, fingerprint: gitHash('lost') }]])
    expect(lines(...rows)).toEqual(['+ Depth: 3 inches', '+ Rate: 100-120']);
});

test('the table has a row for each page, and no other', () => {
  // Not whether signatures still match: a changed page needs its signature only for production.
  expect(signatures.map(({ page }) => page)).toEqual(expect.arrayContaining([...signedNames]));
  expect(signatures.map(({ page }) => page).filter((page) => !signedNames.includes(page))).toEqual([]);
});

test.each([
  ['', 'It is empty. A signature says which words were read.'],
  ['abc', '"abc" does not fit.'],
  [gitHash(readFileSync(signedFile('collapse'), 'utf8')), null],
])('the fingerprint "%s" of a signature: %s', (fingerprint, sentence) => {
  const csv = `page,reviewer,credentials,date,fingerprint,status\ncollapse,Kim Lee,MD,11/2/2026,${fingerprint},confirmed\n`;
  const { rows, faults } = readTable(reviewTable, csv);
  if (sentence === null) expect(rows).toMatchObject([{ page: 'collapse', reviewer: 'Kim Lee', fingerprint }]);
  else expect(faults[0]?.sentence).toContain(sentence);
});
