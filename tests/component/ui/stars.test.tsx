import { render } from '@testing-library/react';
import { Stars } from '@/components/ui/stars';

test.each([
  [0, 0],
  [4.5, 0.9],
  [5, 1],
])('%f of 5 stars fill %f of the row, and are read as text', (rating, part) => {
  const { container } = render(<Stars rating={rating} label={`${rating} of 5 stars`} />);
  const [row, filled] = container.querySelectorAll('svg');
  const whole = Number(row?.getAttribute('viewBox')?.split(' ')[2]);
  expect(Number(filled?.getAttribute('width')) / whole).toBeCloseTo(part);
  expect(container).toHaveTextContent(`${rating} of 5 stars`);
});
