import fc from 'fast-check';
import { formatCeu } from '@/lib/courses/osha-classes';
import { type CreditWords, formatCredits, splitFeatures } from '@/lib/programs/training-programs';

const lengths = {
  hours: '{hours} hours',
  hoursThen: '{hours} hours, plus {then}',
  contactHours: { one: '1 contact hour', many: '{count} contact hours' },
  ceu: '{ceu} CEU',
};
const creditWords: CreditWords = {
  ceu: '{ceu} ({hours})',
  lengths,
  credit: '{credits} CE credit',
  credits: '{credits} CE credits',
  range: '{from}–{to}',
  onRequest: 'You choose',
};

describe('credits in words', () => {
  it('count CE credits, with one in the singular', () => {
    expect(formatCredits({ kind: 'credits', from: 24, to: 24 }, creditWords)).toBe('24 CE credits');
    expect(formatCredits({ kind: 'credits', from: 1, to: 4 }, creditWords)).toBe('1–4 CE credits');
    expect(formatCredits({ kind: 'credits', from: 1, to: 1 }, creditWords)).toBe('1 CE credit');
  });

  it('turn contact hours into CEUs and say both, because boards ask for either', () => {
    expect(formatCredits({ kind: 'ceu', contactHours: 1 }, creditWords)).toBe('0.1 CEU (1 contact hour)');
    expect(formatCredits({ kind: 'ceu', contactHours: 2 }, creditWords)).toBe('0.2 CEU (2 contact hours)');
  });

  it('leave the number to the visitor where there is none', () => {
    expect(formatCredits({ kind: 'on-request' }, creditWords)).not.toMatch(/\d/);
  });

  it('refuse less than one credit, a falling range, and less than an hour', () => {
    expect(() => formatCredits({ kind: 'credits', from: 0, to: 4 }, creditWords)).toThrow('at least 1');
    expect(() => formatCredits({ kind: 'credits', from: 4, to: 1 }, creditWords)).toThrow('must not fall');
    expect(() => formatCredits({ kind: 'ceu', contactHours: 0 }, creditWords)).toThrow('contact hours');
    expect(() => formatCeu(Number.NaN, lengths)).toThrow('contact hours');
  });

  it('are always a tenth of the contact hours', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5000 }), (hours) => {
        expect(Math.round(Number.parseFloat(formatCeu(hours, lengths)) * 10)).toBe(hours);
      }),
    );
  });
});

describe('the features of a program', () => {
  it('keep their order, the first three apart from the rest', () => {
    expect(splitFeatures(['a', 'b', 'c', 'd', 'e', 'f'])).toEqual({
      included: ['a', 'b', 'c'],
      additional: ['d', 'e', 'f'],
    });
  });
});
