import {
  textsOfCell,
  type ClinicalFact,
  type CompareCell,
  textsOfFact,
  fieldsOf,
  itemText,
} from '@/lib/clinical/clinical-page';
import type { ClinicalText } from '@/lib/clinical/clinical-value';

const say = (text: string) => text as ClinicalText;
const row = (more: object) => ({ term: 'Dose', ...more }) as unknown as ClinicalFact<string>;

test("a row's texts are its text or figure, then the company value and the other fields, in a fixed order", () => {
  expect(textsOfFact(row({ text: 'Text.' }))).toEqual(['Text.']);
  const more = { below: ['Volume.'], maximum: 'Maximum.', add: ['First.', 'Second.'], notIn: 'Not in.' };
  const fact = row({ figure: 'Guideline.', company: { figure: 'Company.' }, ...more, how: 'How.' });
  const texts = ['Guideline.', 'Company.', 'Volume.', 'First.', 'Second.', 'Maximum.', 'How.', 'Not in.'];
  expect(textsOfFact(fact)).toEqual(texts);
  const fields = ['below', 'add', 'add', 'maximum', 'how', 'notIn'];
  expect(fieldsOf(fact).map(({ field }) => field)).toEqual(fields);
});

test("a cell's texts are its sentence, or the guideline's and then the company's value; an item has its own text", () => {
  const both = { figure: 'Theirs.', company: { figure: 'Ours.' } } as unknown as CompareCell;
  expect([textsOfCell(say('One.')), textsOfCell(both)]).toEqual([['One.'], ['Theirs.', 'Ours.']]);
  expect([itemText(say('Look.')), itemText({ text: say('Look.') })]).toEqual(['Look.', 'Look.']);
});
