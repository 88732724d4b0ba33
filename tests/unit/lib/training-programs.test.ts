import fc from 'fast-check';
import { formatCeu, formatCredits, formatProgramPrice, splitFeatures } from '@/lib/training-programs';

describe('a program price in words', () => {
  it('shows cents for one price, and says when it is for each course', () => {
    expect(formatProgramPrice({ kind: 'fixed', cents: 5599 })).toBe('$55.99');
    expect(formatProgramPrice({ kind: 'each', cents: 1500 })).toBe('$15.00 each');
  });

  it('shows a range in whole dollars', () => {
    expect(formatProgramPrice({ kind: 'range', from: 40000, to: 100000 })).toBe('$400–$1,000');
  });

  it('never prints a number for a price on request', () => {
    expect(formatProgramPrice({ kind: 'on-request' })).not.toMatch(/\d|\$/);
  });

  it('refuses a range that does not rise', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000 }), fc.nat(1000), (from, fall) => {
        expect(() => formatProgramPrice({ kind: 'range', from, to: from - fall })).toThrow('has to rise');
      }),
    );
  });

  it('refuses fractions of a cent', () => {
    expect(() => formatProgramPrice({ kind: 'fixed', cents: 99.5 })).toThrow('whole number of cents');
  });
});

describe('credits in words', () => {
  it('count CE credits, with one in the singular', () => {
    expect(formatCredits({ kind: 'credits', from: 24, to: 24 })).toBe('24 CE credits');
    expect(formatCredits({ kind: 'credits', from: 1, to: 4 })).toBe('1–4 CE credits');
    expect(formatCredits({ kind: 'credits', from: 1, to: 1 })).toBe('1 CE credit');
  });

  it('turn contact hours into CEUs and say both, because boards ask for either', () => {
    expect(formatCredits({ kind: 'ceu', contactHours: 1 })).toBe('0.1 CEU (1 contact hour)');
    expect(formatCredits({ kind: 'ceu', contactHours: 2 })).toBe('0.2 CEU (2 contact hours)');
  });

  it('leave the number to the visitor where there is none', () => {
    expect(formatCredits({ kind: 'on-request' })).not.toMatch(/\d/);
  });

  it('refuse less than one credit, a falling range, and less than an hour', () => {
    expect(() => formatCredits({ kind: 'credits', from: 0, to: 4 })).toThrow('at least 1');
    expect(() => formatCredits({ kind: 'credits', from: 4, to: 1 })).toThrow('must not fall');
    expect(() => formatCredits({ kind: 'ceu', contactHours: 0 })).toThrow('contact hours');
    expect(() => formatCeu(Number.NaN)).toThrow('contact hours');
  });

  it('are always a tenth of the contact hours', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5000 }), (hours) => {
        expect(Math.round(Number.parseFloat(formatCeu(hours)) * 10)).toBe(hours);
      }),
    );
  });
});

describe('the features of a program', () => {
  it('keep their order, the first three apart from the rest', () => {
    expect(splitFeatures(['a', 'b', 'c', 'd', 'e', 'f'])).toEqual({ included: ['a', 'b', 'c'], additional: ['d', 'e', 'f'] });
  });
});
