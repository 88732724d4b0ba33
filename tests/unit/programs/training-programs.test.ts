import fc from 'fast-check';
import { formatCeu } from '@/lib/courses/osha-classes';
import {
  type CreditWords,
  formatCredits,
  formatProgramPrice,
  type PriceWords,
  splitFeatures,
} from '@/lib/programs/training-programs';

const priceWords: PriceWords = { each: '{price} each', range: '{from}–{to}', onRequest: 'Ask us' };
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

describe('a program price in words', () => {
  it('shows cents for one price, and says when it is for each course', () => {
    expect(formatProgramPrice({ kind: 'fixed', cents: 5599 }, priceWords)).toBe('$55.99');
    expect(formatProgramPrice({ kind: 'each', cents: 1500 }, priceWords)).toBe('$15.00 each');
  });

  it('shows a range in whole dollars', () => {
    expect(formatProgramPrice({ kind: 'range', from: 40000, to: 100000 }, priceWords)).toBe('$400–$1,000');
  });

  it('never prints a number for a price on request', () => {
    expect(formatProgramPrice({ kind: 'on-request' }, priceWords)).not.toMatch(/\d|\$/);
  });

  it('refuses a range that does not rise', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000 }), fc.nat(1000), (from, fall) => {
        expect(() => formatProgramPrice({ kind: 'range', from, to: from - fall }, priceWords)).toThrow(
          'has to rise',
        );
      }),
    );
  });

  it('refuses fractions of a cent', () => {
    expect(() => formatProgramPrice({ kind: 'fixed', cents: 99.5 }, priceWords)).toThrow(
      'whole number of cents',
    );
  });
});

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
