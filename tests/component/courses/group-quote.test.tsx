import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { GroupQuote } from '@/components/islands/group-quote';

const island = (
  <GroupQuote
    course="BLS Provider"
    prices={{ price: 7500, groupPrice: 6000 }}
    rules={{ groupMinimum: 10, rushFee: 7500, rushDays: 30 }}
    mailTo="support@example.com"
    subject="Group Quote Request: BLS Provider"
  >
    <a href="mailto:plain">Request Group Quote</a>
  </GroupQuote>
);
const mailBody = () => new URL(screen.getByRole('link', { name: 'Request Group Quote' }).getAttribute('href') ?? '').searchParams;

describe('the group quote', () => {
  it('is a plain mail link in the exported HTML', () => {
    expect(renderToString(island)).toBe('<a href="mailto:plain">Request Group Quote</a>');
  });

  it('turns the number of people into an estimate, on the page and in the mail', async () => {
    render(island);
    await userEvent.type(screen.getByRole('textbox', { name: /Number of people/ }), '12');
    expect(screen.getByRole('status')).toHaveTextContent('12 people at the group price of $60.00 each: $720.00.');
    expect(mailBody().get('subject')).toBe('Group Quote Request: BLS Provider');
    expect(mailBody().get('body')).toContain('People: 12\r\n');
    expect(mailBody().get('body')).toContain('$720.00');
  });

  it('adds the rush fee for a near day', async () => {
    jest.useFakeTimers({ now: new Date('2025-01-01T10:00:00') });
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    render(island);
    await user.type(screen.getByRole('textbox', { name: /Number of people/ }), '10');
    await user.type(screen.getByLabelText(/Preferred day/), '2025-01-30');
    expect(screen.getByRole('status')).toHaveTextContent('Estimate: $675.00.');
    await user.clear(screen.getByLabelText(/Preferred day/));
    await user.type(screen.getByLabelText(/Preferred day/), '2025-01-31');
    expect(screen.getByRole('status')).toHaveTextContent('Estimate: $600.00.');
    jest.useRealTimers();
  });

  it('says what is wrong at the field and keeps what was typed', async () => {
    render(island);
    const people = screen.getByRole('textbox', { name: /Number of people/ });
    await userEvent.type(people, '0');
    expect(people).toHaveAccessibleDescription('Enter a whole number of people, 1 or more.');
    expect(people).toBeInvalid();
    expect(people).toHaveValue('0');
    expect(mailBody().get('body')).toContain('People: 0');
    await userEvent.clear(people);
    await userEvent.type(people, '1000000');
    expect(screen.getByRole('status')).toHaveTextContent('For more than 500 people');
  });
});
