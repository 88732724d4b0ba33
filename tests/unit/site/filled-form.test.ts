import { filledForm } from '@/lib/site/filled-form';

test('a form is told what it is for, whatever its address already says', () => {
  const address = filledForm('https://forms.example.com/a?lang=en', { course: 'A & B', city: 'Mesa, AZ' });
  const { searchParams } = new URL(address);
  expect([...searchParams]).toEqual([
    ['lang', 'en'],
    ['course', 'A & B'],
    ['city', 'Mesa, AZ'],
  ]);
  expect(address).toMatch(/^https:\/\/forms\.example\.com\/a\?/);
});
