import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LoadingCard } from '@/components/islands/simulation/loading-card';
import { simulationGame } from '@/content/simulation/simulation';

describe('a game that is not there yet', () => {
  it('takes the focus, and says so when it could not be loaded', async () => {
    const [onRetry, onLeave] = [jest.fn(), jest.fn()];
    const { rerender, container } = render(
      <LoadingCard isFailed={false} texts={simulationGame.loading} onRetry={onRetry} onLeave={onLeave} />,
    );
    expect(container.firstElementChild).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    rerender(<LoadingCard isFailed texts={simulationGame.loading} onRetry={onRetry} onLeave={onLeave} />);
    expect(screen.getByRole('status')).toHaveTextContent('could not load');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await userEvent.click(screen.getByRole('button', { name: 'Back to the first card' }));
    expect([onRetry.mock.calls.length, onLeave.mock.calls.length]).toEqual([1, 1]);
  });
});
