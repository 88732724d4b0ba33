import {
  cellTexts,
  type ClinicalFact,
  type CompareCell,
  factTexts,
  fieldsOf,
  itemText,
} from '@/lib/clinical/clinical-page';
import type { ClinicalText } from '@/lib/clinical/clinical-value';

const say = (text: string) => text as ClinicalText;
const row = (more: object) => ({ term: 'Dose', ...more }) as unknown as ClinicalFact<string>;

describe('the words of a row', () => {
  test('of one text are that text, and of a figure alone the figure', () => {
    expect(factTexts(row({ text: say('Text.') }))).toEqual(['Text.']);
    expect(fieldsOf(row({ text: say('Text.') }))).toEqual([]);
    expect(factTexts(row({ figure: say('Figure.') }))).toEqual(['Figure.']);
  });

  test('of a figure are the current guideline, the company value, and what is beside and below, in this order', () => {
    const fact = row({
      figure: say('Guideline.'),
      company: { figure: say('Company.') },
      notIn: say('Not in.'),
      how: say('How.'),
      maximum: say('Maximum.'),
      add: [say('First.'), say('Second.')],
    });
    const texts = ['Guideline.', 'Company.', 'First.', 'Second.', 'Maximum.', 'How.', 'Not in.'];
    expect(factTexts(fact)).toEqual(texts);
    expect(fieldsOf(fact).map(({ field }) => field)).toEqual(['add', 'add', 'maximum', 'how', 'notIn']);
  });
});

test('the words of a cell are one sentence, or the guideline and then the company value; of an entry its own', () => {
  const both = { figure: say('Theirs.'), company: { figure: say('Ours.') } } as unknown as CompareCell;
  expect([cellTexts(say('One.')), cellTexts(both)]).toEqual([['One.'], ['Theirs.', 'Ours.']]);
  expect([itemText(say('Look.')), itemText({ text: say('Look.') })]).toEqual(['Look.', 'Look.']);
});
