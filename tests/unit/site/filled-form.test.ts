import { filledForm } from '@/lib/site/filled-form';

test('a form gets its subject, even if its address already has parameters', () => {
  const address = filledForm('https://forms.example.com/a?lang=en', { course: 'A & B', city: 'Mesa, AZ' });
  const { searchParams } = new URL(address);
  expect([...searchParams]).toEqual([
    ['lang', 'en'],
    ['course', 'A & B'],
    ['city', 'Mesa, AZ'],
  ]);
  expect(address).toMatch(/^https:\/\/forms\.example\.com\/a\?/);
});
