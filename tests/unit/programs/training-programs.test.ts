import {
  type CreditLabels,
  formatCredits,
  type ProgramCredits,
  splitFeatures,
} from '@/lib/programs/training-programs';

const lengths = {
  hours: '{hours} hours',
  hoursThen: '{hours} hours, plus {then}',
  contactHours: { one: '1 contact hour', many: '{count} contact hours' },
  ceu: '{ceu} CEU',
} as const;
const creditLabels: CreditLabels = {
  ceu: '{ceu} ({hours})',
  lengths,
  credit: '{credits} CE credit',
  credits: '{credits} CE credits',
  range: '{from}–{to}',
  onRequest: 'You choose',
};

describe('the text of credits', () => {
  it.each<readonly [ProgramCredits, string]>([
    [{ kind: 'credits', from: 24, to: 24 }, '24 CE credits'],
    [{ kind: 'credits', from: 1, to: 4 }, '1–4 CE credits'],
    [{ kind: 'credits', from: 1, to: 1 }, '1 CE credit'],
    // Boards require one or the other, so both are shown.
    [{ kind: 'ceu', contactHours: 1 }, '0.1 CEU (1 contact hour)'],
    [{ kind: 'ceu', contactHours: 125 }, '12.5 CEU (125 contact hours)'],
    [{ kind: 'on-request' }, 'You choose'],
  ])('for %j are "%s"', (credits, text) => {
    expect(formatCredits(credits, creditLabels)).toBe(text);
  });

  it.each<readonly [ProgramCredits, string]>([
    [{ kind: 'credits', from: 0, to: 4 }, 'at least 1'],
    [{ kind: 'credits', from: 4, to: 1 }, 'must not fall'],
    [{ kind: 'ceu', contactHours: 0 }, 'contact hours'],
  ])('for %j are refused: "%s"', (credits, text) => {
    expect(() => formatCredits(credits, creditLabels)).toThrow(text);
  });
});

test('the first three features are under Training Includes, the others under Additional Topics', () => {
  expect(splitFeatures(['one', 'two', 'three', 'four', 'five', 'six'])).toEqual({
    included: ['one', 'two', 'three'],
    additional: ['four', 'five', 'six'],
  });
});
