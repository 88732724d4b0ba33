import { render, screen } from '@testing-library/react';
import { QuickAccess } from '@/components/company/instructors/quick-access';
import { quickAccess, type QuickAccessCard } from '@/content/company/instructor-portal';

const [card] = quickAccess;

function lookOf(color: QuickAccessCard['color']): string {
  const { container, unmount } = render(
    <QuickAccess cards={[{ ...card, ...(color === undefined ? {} : { color }) }]} />,
  );
  const look = container.querySelector('li')?.className ?? '';
  unmount();
  return look;
}

describe('the quick-access cards', () => {
  it('are blue unless content gives them a color, and each color looks different', () => {
    const colors = ['blue', 'green', 'purple', 'orange'] as const;
    expect(new Set(colors.map(lookOf)).size).toBe(colors.length);
    expect(lookOf(undefined)).toBe(lookOf('blue'));
  });

  it('lead to the three forms in new tabs', () => {
    render(<QuickAccess cards={quickAccess} />);
    for (const link of screen.getAllByRole('link')) expect(link).toHaveAttribute('target', '_blank');
    expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(
      quickAccess.map(({ title }) => expect.stringContaining(title) as string),
    );
  });
});
