import { audienceExcerpt, shownObjectives, validityText } from '@/lib/courses/courses';

describe('the text of a course', () => {
  it('gives the length of a card in years, or in months if it is not whole years', () => {
    expect([36, 12, 18, 1].map(validityText)).toEqual(['3 years', '1 year', '18 months', '1 month']);
  });

  it('truncates the audience after three entries and marks it', () => {
    expect(audienceExcerpt(['Nurses', 'Doctors', 'EMS staff', 'Others'])).toBe(
      'Nurses, doctors, EMS staff...',
    );
    expect(audienceExcerpt(['a', 'b', 'c'])).toBe('a, b, c');
    expect(audienceExcerpt([])).toBe('');
  });

  it('shows the first six objectives in order', () => {
    expect(shownObjectives(['b', 'a', 'c', 'd', 'e', 'f', 'g'])).toEqual(['b', 'a', 'c', 'd', 'e', 'f']);
    expect(shownObjectives(['b', 'a'])).toEqual(['b', 'a']);
  });
});
