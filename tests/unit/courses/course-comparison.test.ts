import fc from 'fast-check';
import { comparisonRows, formatChoice, mostCompared, parseChoice, toggleChoice } from '@/lib/course-comparison';

const known = ['a', 'b', 'c', 'd', 'e'];

describe('the courses chosen for comparison', () => {
  it('come from the address in its order', () => {
    expect(parseChoice('b,a', known)).toEqual(['b', 'a']);
    expect(parseChoice(null, known)).toEqual([]);
    expect(parseChoice('', known)).toEqual([]);
  });

  it('leave out what is unknown, double or too much', () => {
    expect(parseChoice('x,b,b,<script>,a', known)).toEqual(['b', 'a']);
    expect(parseChoice('a,b,c,d', known)).toEqual(['a', 'b', 'c']);
    fc.assert(fc.property(fc.string(), (text) => parseChoice(text, known).length <= mostCompared));
  });

  it('are added and taken away one by one, three at most', () => {
    expect(toggleChoice(['a'], 'b')).toEqual(['a', 'b']);
    expect(toggleChoice(['a', 'b'], 'a')).toEqual(['b']);
    const full = ['a', 'b', 'c'];
    expect(toggleChoice(full, 'd')).toBe(full);
    expect(toggleChoice(full, 'b')).toEqual(['a', 'c']);
  });

  it('survive the way through the address', () => {
    fc.assert(fc.property(fc.subarray(known, { maxLength: 3 }), (choice) => {
      expect(parseChoice(formatChoice(choice), known)).toEqual(choice);
    }));
    expect(formatChoice([])).toBeNull();
  });
});

describe('the rows of the comparison', () => {
  const course = (id: string, values: readonly string[]) => ({ id, title: id, values });

  it('mark what differs', () => {
    expect(comparisonRows(['Length', 'Card'], [course('a', ['4 hours', '2 years']), course('b', ['5 hours', '2 years'])])).toEqual([
      { term: 'Length', values: ['4 hours', '5 hours'], isDifferent: true },
      { term: 'Card', values: ['2 years', '2 years'], isDifferent: false },
    ]);
  });

  it('leave a missing value empty', () => {
    expect(comparisonRows(['Length'], [course('a', [])])).toEqual([{ term: 'Length', values: [''], isDifferent: false }]);
  });
});
