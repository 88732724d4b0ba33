import fc from 'fast-check';
import { audienceExcerpt, listedCourses, shownObjectives, validityWords } from '@/lib/courses/courses';

describe('the words of a course', () => {
  it('give the length of a card in years, or in months where years do not fit', () => {
    expect(validityWords(24)).toBe('2 years');
    expect(validityWords(36)).toBe('3 years');
    expect(validityWords(12)).toBe('1 year');
    expect(validityWords(18)).toBe('18 months');
    expect(validityWords(1)).toBe('1 month');
  });

  it('cut the audience after three and say so', () => {
    expect(audienceExcerpt(['a', 'b', 'c', 'd'])).toBe('a, b, c...');
    expect(audienceExcerpt(['a', 'b', 'c'])).toBe('a, b, c');
    expect(audienceExcerpt(['a'])).toBe('a');
    expect(audienceExcerpt([])).toBe('');
  });

  it('show the first six objectives in their order', () => {
    fc.assert(
      fc.property(fc.array(fc.string()), (all) => {
        const shown = shownObjectives(all);
        return (
          shown.length === Math.min(6, all.length) && shown.every((entry, index) => entry === all[index])
        );
      }),
    );
  });

  it('leave out what is not listed', () => {
    expect(listedCourses([{ isListed: true }, { isListed: false }, { isListed: true }])).toHaveLength(2);
  });
});
