import fc from 'fast-check';
import {
  courseComparisonRows,
  formatChoice,
  mostCompared,
  parseChoice,
  toggleChoice,
} from '@/lib/courses/course-comparison';

const known = ['a', 'b', 'c', 'd', 'e'];

describe('the courses chosen for comparison', () => {
  it('leave out what is unknown, repeated or too many', () => {
    expect(parseChoice('x,b,b,<script>,a', known)).toEqual(['b', 'a']);
    expect([parseChoice(null, known), parseChoice('', known)]).toEqual([[], []]);
    expect(parseChoice('a,b,c,d', known)).toEqual(['a', 'b', 'c']);
    fc.assert(fc.property(fc.string(), (text) => parseChoice(text, known).length <= mostCompared));
  });

  it('are added and removed one by one, three at most', () => {
    expect(toggleChoice(['a'], 'b')).toEqual(['a', 'b']);
    expect(toggleChoice(['a', 'b'], 'a')).toEqual(['b']);
    const full = ['a', 'b', 'c'];
    expect(toggleChoice(full, 'd')).toBe(full);
    expect(toggleChoice(full, 'b')).toEqual(['a', 'c']);
  });

  it('come back from the address as they went in', () => {
    fc.assert(
      fc.property(fc.subarray(known, { maxLength: 3 }), (choice) => {
        expect(parseChoice(formatChoice(choice), known)).toEqual(choice);
      }),
    );
    expect(formatChoice([])).toBeNull();
  });
});

describe('the rows of the comparison', () => {
  const course = (id: string, values: readonly string[]) => ({ id, title: id, values });

  it('mark what differs, and leave a missing value empty', () => {
    const courses = [course('a', ['4 hours', '2 years', 'No']), course('b', ['5 hours', '2 years'])];
    expect(courseComparisonRows(['Length', 'Card', 'Online'], courses)).toEqual([
      { term: 'Length', values: ['4 hours', '5 hours'], isDifferent: true },
      { term: 'Card', values: ['2 years', '2 years'], isDifferent: false },
      { term: 'Online', values: ['No', ''], isDifferent: true },
    ]);
  });
});
