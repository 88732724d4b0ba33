import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { RenewalDate } from '@/components/islands/renewal-date';

const courses = [{ id: 'emr', title: 'Emergency Medical Responder', validityMonths: 24 }, { id: 'babysitter', title: 'Babysitter Training', validityMonths: 36 }];
const status = () => screen.getByRole('status');
const issue = (day: string) => fireEvent.change(screen.getByLabelText('Date on the card'), { target: { value: day } });

describe('the renewal date', () => {
  beforeEach(() => jest.useFakeTimers({ now: new Date('2026-01-15T10:00:00') }));
  afterEach(() => jest.useRealTimers());

  it('asks nothing where no script can answer', () => {
    expect(renderToString(<RenewalDate courses={courses} rule="same-day" />)).toBe('');
  });

  it('follows the rule of the organization', () => {
    const { unmount } = render(<RenewalDate courses={courses} rule="same-day" />);
    expect(status()).toBeEmptyDOMElement();
    issue('2025-03-10');
    expect(status()).toHaveTextContent('March 10, 2027');
    unmount();
    render(<RenewalDate courses={courses} rule="end-of-month" />);
    issue('2025-03-10');
    expect(status()).toHaveTextContent('March 31, 2027');
  });

  it('follows the length of the chosen card', async () => {
    render(<RenewalDate courses={courses} rule="same-day" />);
    issue('2025-03-10');
    await userEvent.setup({ advanceTimers: jest.advanceTimersByTime }).selectOptions(screen.getByLabelText('Course'), 'Babysitter Training');
    expect(status()).toHaveTextContent('March 10, 2028');
  });

  it('says when it is time, and when it is too late', () => {
    render(<RenewalDate courses={courses} rule="same-day" />);
    issue('2024-02-01');
    expect(status()).toHaveTextContent('It is time to renew');
    issue('2023-02-01');
    expect(status()).toHaveTextContent('That day has passed');
    issue('2026-06-01');
    expect(status()).toHaveTextContent('The date you typed is still ahead.');
  });

  it('saves a reminder as a calendar file', async () => {
    const saved: Blob[] = [];
    URL.createObjectURL = (blob) => {
      saved.push(blob as Blob);
      return 'blob:renewal';
    };
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    render(<RenewalDate courses={courses} rule="same-day" />);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    issue('2025-03-10');
    await userEvent.setup({ advanceTimers: jest.advanceTimersByTime }).click(screen.getByRole('button', { name: 'Save to my calendar' }));
    expect(saved).toHaveLength(1);
    click.mockRestore();
  });

  it('gives no answer for a date out of range', () => {
    render(<RenewalDate courses={courses} rule="same-day" />);
    issue('9999-12-31');
    expect(status()).toHaveTextContent('We cannot read that date.');
  });
});
