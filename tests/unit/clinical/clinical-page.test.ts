import { textsOfCell, type CompareCell, itemText } from '@/lib/clinical/clinical-page';
import type { ClinicalText } from '@/lib/clinical/clinical-value';

const say = (text: string) => text as ClinicalText;

// The order of the texts of a row is that of the printed pages: safety/site.test.ts.
test("a cell's texts are its sentence, or the guideline's and then the company's value; an item has its own text", () => {
  const both = { figure: 'Theirs.', company: { figure: 'Ours.' } } as unknown as CompareCell;
  expect([textsOfCell(say('One.')), textsOfCell(both)]).toEqual([['One.'], ['Theirs.', 'Ours.']]);
  expect([itemText(say('Look.')), itemText({ text: say('Look.') })]).toEqual(['Look.', 'Look.']);
});
