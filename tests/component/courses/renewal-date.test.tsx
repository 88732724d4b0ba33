import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { renewalWords } from '@/content/courses/course-words';
import { RenewalDate } from '@/components/islands/courses/renewal-date';

const courses = [
  {
    id: 'emr',
    title: 'Emergency Medical Responder',
    validityMonths: 24,
    finderPath: '/locations',
    classId: 'emr',
  },
  {
    id: 'babysitter',
    title: 'Babysitter Training',
    validityMonths: 36,
    finderPath: '/locations',
    classId: 'babysitter',
  },
];
const Renewal = ({ rule }: { rule: 'same-day' | 'end-of-month' }) => (
  <RenewalDate name="renewal" courses={courses} rule={rule} words={renewalWords} />
);
const status = () => screen.getByRole('status');
const issue = (day: string) =>
  fireEvent.change(screen.getByLabelText(renewalWords.issued), { target: { value: day } });

describe('the renewal date', () => {
  beforeEach(() => jest.useFakeTimers({ now: new Date('2026-01-15T10:00:00') }));
  afterEach(() => jest.useRealTimers());

  it('asks nothing where no script can answer', () => {
    const shown = document.createElement('div');
    shown.innerHTML = renderToString(<Renewal rule="same-day" />);
    expect(shown.querySelectorAll(':scope > :not(.needs-scripts)')).toHaveLength(0);
  });

  it('follows the rule of the organization', () => {
    const { unmount } = render(<Renewal rule="same-day" />);
    expect(status()).toBeEmptyDOMElement();
    issue('2025-03-10');
    expect(status()).toHaveTextContent('March 10, 2027');
    unmount();
    render(<Renewal rule="end-of-month" />);
    issue('2025-03-10');
    expect(status()).toHaveTextContent('March 31, 2027');
  });

  it('follows the length of the chosen card', async () => {
    render(<Renewal rule="same-day" />);
    issue('2025-03-10');
    await userEvent
      .setup({ advanceTimers: jest.advanceTimersByTime })
      .selectOptions(screen.getByLabelText(renewalWords.course), 'Babysitter Training');
    expect(status()).toHaveTextContent('March 10, 2028');
  });

  it('says when it is time, and when it is too late', () => {
    render(<Renewal rule="same-day" />);
    issue('2024-02-01');
    expect(status()).toHaveTextContent(renewalWords.due);
    issue('2023-02-01');
    expect(status()).toHaveTextContent(renewalWords.expired);
    issue('2026-06-01');
    expect(status()).toHaveTextContent(renewalWords.isAhead);
  });

  it('leads an owner who has to renew to the class, in the city of the address', () => {
    window.history.replaceState(null, '', '/red-cross-courses?city=mesa');
    render(<Renewal rule="same-day" />);
    issue('2025-03-10');
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
    for (const day of ['2024-02-01', '2023-02-01']) {
      issue(day);
      expect(screen.getByRole('link', { name: /Emergency Medical Responder/ })).toHaveAttribute(
        'href',
        '/locations?class=emr&city=mesa',
      );
    }
    window.history.replaceState(null, '', '/');
  });

  it('offers no reminder of a day that has passed', () => {
    render(<Renewal rule="same-day" />);
    issue('2024-02-01');
    expect(screen.getByRole('button', { name: renewalWords.save })).toBeVisible();
    issue('2023-02-01');
    expect(screen.queryByRole('button', { name: renewalWords.save })).not.toBeInTheDocument();
  });

  it('saves a reminder as a calendar file', async () => {
    const saved: Blob[] = [];
    URL.createObjectURL = (blob) => {
      saved.push(blob as Blob);
      return 'blob:renewal';
    };
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    render(<Renewal rule="same-day" />);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    issue('2025-03-10');
    await userEvent
      .setup({ advanceTimers: jest.advanceTimersByTime })
      .click(screen.getByRole('button', { name: renewalWords.save }));
    expect(saved).toHaveLength(1);
    click.mockRestore();
  });

  it('gives no answer for a date out of range', () => {
    render(<Renewal rule="same-day" />);
    issue('9999-12-31');
    expect(status()).toHaveTextContent(renewalWords.unreadable);
  });
});
