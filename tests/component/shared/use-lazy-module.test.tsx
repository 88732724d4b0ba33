import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLazyModule } from '@/components/islands/shared/use-lazy-module';

function Probe({ load }: { load: () => Promise<string> }) {
  const [code, retry] = useLazyModule(load);
  return <button onClick={retry}>{code.status === 'ready' ? code.module : code.status}</button>;
}

describe('code that comes later', () => {
  it('comes with the second attempt when the first one failed', async () => {
    const load = jest
      .fn<Promise<string>, []>()
      .mockRejectedValueOnce(new Error('offline'))
      .mockResolvedValueOnce('the game');
    render(<Probe load={load} />);
    await userEvent.click(await screen.findByRole('button', { name: 'failed' }));
    expect(await screen.findByRole('button', { name: 'the game' })).toBeVisible();
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('counts as failed when it does not answer, and still comes in when it is late', async () => {
    jest.useFakeTimers();
    let arrive: (code: string) => void = () => undefined;
    const load = () =>
      new Promise<string>((resolve) => {
        arrive = resolve;
      });
    render(<Probe load={load} />);
    act(() => jest.advanceTimersByTime(9_999));
    expect(screen.getByRole('button')).toHaveTextContent('loading');
    act(() => jest.advanceTimersByTime(1));
    expect(screen.getByRole('button')).toHaveTextContent('failed');
    await act(async () => arrive('the game'));
    expect(screen.getByRole('button')).toHaveTextContent('the game');
    jest.useRealTimers();
  });
});
