import { readXlsx, writeXlsx } from 'hucre/xlsx';
import { openItems } from '../../../scripts/check/clinical/review-list';
import { reviewAnswers, reviewSheet } from '../../../scripts/handover/review-sheet';
import { expect, test } from '../support/fixtures';

const sheet = reviewSheet();

/** The sheet as it comes back, with answers in its first rows. */
async function answered(...answers: readonly (readonly [answer: string, words: string])[]) {
  const cells = new Map(sheet.cells);
  answers.forEach(([answer, text], index) => {
    cells.set(`${index + 1},7`, { value: answer, type: 'string' });
    cells.set(`${index + 1},8`, { value: text, type: 'string' });
  });
  return (await readXlsx(await writeXlsx({ sheets: [{ ...sheet, cells }] }))).sheets;
}

test('the sheet of the reviewer has every open item, with a list of three answers', () => {
  expect([...(sheet.cells ?? [])].filter(([place]) => place.endsWith(',2'))).toHaveLength(
    openItems.length + 1,
  );
  expect(sheet.dataValidations).toMatchObject([
    { range: `H2:H${openItems.length + 1}`, values: ['agree', 'change to', 'remove'] },
  ]);
});

test('answers come back as what has to be done by hand, and an empty sheet asks for nothing', async () => {
  expect(reviewAnswers(await answered())).toEqual([]);
  const found = reviewAnswers(
    await answered(['agree', ''], ['change to', '2 mg'], ['remove', 'not ours'], ['change to', '']),
  );
  expect(found).toHaveLength(4);
  expect(found[0]).toContain(`Agreed, take its mark away (isOpen, taught, openRows): `);
  expect(found[0]).toContain(openItems[0]?.name ?? 'no item');
  expect(found[1]).toContain('Change to "2 mg": ');
  expect(found[2]).toMatch(/^Remove: .*\(not ours\)$/);
  expect(found[3]).toContain('ask again');
});
