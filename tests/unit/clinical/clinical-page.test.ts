import {
  cellTexts,
  type ClinicalFact,
  type CompareCell,
  factTexts,
  fieldsOf,
  itemText,
  rowAnchor,
} from '@/lib/clinical/clinical-page';
import type { ClinicalText } from '@/lib/clinical/clinical-value';

const say = (text: string) => text as ClinicalText;
const row = (more: object) => ({ term: 'Dose', ...more }) as unknown as ClinicalFact<string>;

describe('the words of a row', () => {
  test('of one text are that text', () => {
    expect(factTexts(row({ text: say('Text.') }))).toEqual(['Text.']);
    expect(fieldsOf(row({ text: say('Text.') }))).toEqual([]);
  });

  test('of a figure are the company value, the guideline, and what is beside and below, in this order', () => {
    const fact = row({
      figure: say('Figure.'),
      current: { figure: say('Guideline.') },
      notIn: say('Not in.'),
      how: say('How.'),
      maximum: say('Maximum.'),
      add: [say('First.'), say('Second.')],
    });
    const texts = ['Figure.', 'Guideline.', 'First.', 'Second.', 'Maximum.', 'How.', 'Not in.'];
    expect(factTexts(fact)).toEqual(texts);
    expect(fieldsOf(fact).map(({ field }) => field)).toEqual(['add', 'add', 'maximum', 'how', 'notIn']);
  });

  test('of a figure without a guideline beside it are the figure alone', () => {
    const fact = row({ figure: say('Figure.') });
    expect(factTexts(fact)).toEqual(['Figure.']);
  });
});

describe('the words of a cell and of a list', () => {
  test('are one sentence, or the company value and then the guideline', () => {
    const both = { figure: say('Ours.'), current: { figure: say('Theirs.') } };
    expect(cellTexts(say('One.'))).toEqual(['One.']);
    expect(cellTexts(both as unknown as CompareCell<string>)).toEqual(['Ours.', 'Theirs.']);
  });

  test('of an entry are its own, with or without a source', () => {
    expect(itemText(say('Look.'))).toBe('Look.');
    expect(itemText({ text: say('Look.') })).toBe('Look.');
  });
});

describe('the anchor of a row', () => {
  test.each([
    [{ term: 'Depth, child' }, 'arrest-depth-child'],
    [{ term: 'Epinephrine (IV/IO)' }, 'arrest-epinephrine-iv-io'],
    [{ id: 'own', term: 'Depth' }, 'own'],
  ])('of %j is %s', (given, anchor) => {
    expect(rowAnchor(given, 'arrest')).toBe(anchor);
  });
});
