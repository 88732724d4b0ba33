import { render } from '@testing-library/react';
import { QuickAccess } from '@/components/company/instructors/quick-access';
import { quickAccess } from '@/content/company/instructor-portal';

const [plain] = quickAccess;

test('a quick-access card is blue unless content gives it a color, and each color looks different', () => {
  const colors = ['blue', 'green', 'purple', 'orange'] as const;
  const cards = [plain, ...colors.map((color) => ({ ...plain, title: color, color }))];
  const { container } = render(<QuickAccess cards={cards} />);
  const [first, ...others] = [...container.querySelectorAll('li')].map(({ className }) => className);
  expect(new Set(others).size).toBe(colors.length);
  expect(first).toBe(others[0]);
});
