import { audienceExcerpt, listedCourses, shownObjectives, validityText } from '@/lib/courses/courses';

describe('the words of a course', () => {
  it('give the length of a card in years, or in months where years do not fit', () => {
    expect([36, 12, 18, 1].map(validityText)).toEqual(['3 years', '1 year', '18 months', '1 month']);
  });

  it('cut the audience after three and say so', () => {
    expect(audienceExcerpt(['Nurses', 'Doctors', 'EMS staff', 'Others'])).toBe(
      'Nurses, doctors, EMS staff...',
    );
    expect(audienceExcerpt(['a', 'b', 'c'])).toBe('a, b, c');
    expect(audienceExcerpt([])).toBe('');
  });

  it('show the first six objectives in their order', () => {
    expect(shownObjectives(['b', 'a', 'c', 'd', 'e', 'f', 'g'])).toEqual(['b', 'a', 'c', 'd', 'e', 'f']);
    expect(shownObjectives(['b', 'a'])).toEqual(['b', 'a']);
  });

  it('leave out what is not listed', () => {
    expect(listedCourses([{ isListed: true }, { isListed: false }, { isListed: true }])).toHaveLength(2);
  });
});
