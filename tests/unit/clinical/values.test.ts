import { say, values } from '@/content/clinical/values';
import {
  type ClinicalValue,
  formatValue,
  isCompanyValue,
  isCourseTeaching,
  isUnitPhrase,
  noteIdsIn,
  partsOfText,
  plainText,
  valueIdsIn,
} from '@/lib/clinical/clinical-value';
import { parseIsoDate } from '@/lib/time/calendar-days';
import { defineTree } from '@/lib/clinical/decision-tree';

const all = Object.entries<ClinicalValue>(values);

test('editions distinguish company values and course teaching, and units distinguish phrases', () => {
  const editions = ['company value', 'course teaching', 'AHA 2025'] as const;
  expect(editions.map((edition) => isCompanyValue({ edition }))).toEqual([true, false, false]);
  expect(editions.map((edition) => isCourseTeaching({ edition }))).toEqual([false, true, false]);
  const units = ['in words', 'compressions to breaths', 'mg', '%'];
  expect(units.map(isUnitPhrase)).toEqual([true, true, false, false]);
});

describe('the clinical values', () => {
  test.each(all)(
    '%s has a real day on which it was checked, and a company value names the other',
    (_, value) => {
      expect(parseIsoDate(value.checkedOn)).not.toBeNull();
      if (isCompanyValue(value)) expect(value.supersededBy ?? value.note).toBeDefined();
    },
  );
});

describe('a clinical sentence', () => {
  const sentence = say('Atropine {atropineDose}, at least {atropineMinimum}.');

  test('is split into text and values and joined again, with the notes of its values', () => {
    expect(partsOfText(sentence)).toEqual([
      { text: 'Atropine ' },
      { valueId: 'atropineDose' },
      { text: ', at least ' },
      { valueId: 'atropineMinimum' },
      { text: '.' },
    ]);
    const [dose = '', minimum = ''] = [values.atropineDose, values.atropineMinimum].map(formatValue);
    expect(plainText(sentence, values)).toBe(`Atropine ${dose}, at least ${minimum}.`);
    expect(valueIdsIn(sentence, sentence)).toEqual(['atropineDose', 'atropineMinimum']);
    expect(noteIdsIn(values, sentence)).toEqual(['D8']);
  });

  test('does not compile with a bare number or an unknown value, and neither does a tree with a dangling edge', () => {
    // @ts-expect-error a number needs a unit and a source
    say('Give 5 mg of it.');
    // @ts-expect-error unknown value
    say('Give {morphineDose}.');
    const text = say('Look.');
    const end = { type: 'end', text } as const;
    const dangling = { a: { type: 'start', text, next: 'b' }, c: end } as const;
    // @ts-expect-error the edge leads nowhere
    defineTree({ id: 'x', title: 'X', start: 'a', population: 'Adult', nodes: dangling });
    const halfAsked = { a: { type: 'question', text, yes: 'c' }, c: end } as const;
    // @ts-expect-error a question needs a no
    defineTree({ id: 'x', title: 'X', start: 'a', population: 'Adult', nodes: halfAsked });
    // @ts-expect-error a value needs a unit and a source
    const bare: ClinicalValue = {
      label: 'Bare',
      value: 5,
      route: 'IV',
      population: 'Adult',
      origin: 'guideline',
    };
    expect(bare.value).toBe(5);
  });
});
