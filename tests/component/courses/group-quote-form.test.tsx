import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { groupQuoteWords } from '@/content/courses/course-words';
import { mailCopyWords } from '@/content/site/mail-copy-words';
import { largestEstimate } from '@/lib/courses/group-quote';
import { fillIn } from '@/lib/text/fill-in';
import { GroupQuoteForm } from '@/components/islands/courses/group-quote-form';

const island = (
  <GroupQuoteForm
    name="quote"
    course="BLS Provider"
    prices={{ price: 7500, groupPrice: 6000 }}
    rules={{ groupMinimum: 10, rushFee: 7500, rushDays: 30 }}
    mailTo="support@example.com"
    subject="Group Quote Request: BLS Provider"
    words={{ ...groupQuoteWords, opened: mailCopyWords }}
  />
);
const mailBody = () =>
  new URL(
    screen.getByRole('link', { name: `${groupQuoteWords.submit} for BLS Provider` }).getAttribute('href') ??
      '',
  ).searchParams;

describe('the group quote', () => {
  it('leaves the e-mail where no script can answer', () => {
    document.body.innerHTML = renderToString(island);
    expect(document.querySelectorAll('input')).toHaveLength(0);
    expect(screen.getByRole('link', { name: new RegExp(groupQuoteWords.submit) })).toBeVisible();
    expect(mailBody().get('body')).toContain('BLS Provider');
    document.body.innerHTML = '';
  });

  it('turns the number of people into an estimate, on the page and in the e-mail', async () => {
    render(island);
    await userEvent.type(screen.getByRole('textbox', { name: new RegExp(groupQuoteWords.people) }), '12');
    expect(screen.getByRole('status')).toHaveTextContent(
      '12 people at the group price of $60.00 each: $720.00.',
    );
    expect(mailBody().get('subject')).toBe('Group Quote Request: BLS Provider');
    expect(mailBody().get('body')).toContain('People: 12\r\n');
    expect(mailBody().get('body')).toContain('$720.00');
  });

  it('gives the e-mail as text once it is opened, for people whose e-mail program does not open', async () => {
    render(island);
    await userEvent.type(screen.getByRole('textbox', { name: new RegExp(groupQuoteWords.people) }), '12');
    expect(screen.queryByLabelText(mailCopyWords.textLabel)).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('link'));
    expect(screen.getByLabelText<HTMLTextAreaElement>(mailCopyWords.textLabel).value).toContain('People: 12');
    expect(screen.getByText(/support@example\.com/)).toBeVisible();
  });

  it('adds the rush fee for a near day', async () => {
    jest.useFakeTimers({ now: new Date('2025-01-01T10:00:00') });
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    render(island);
    await user.type(screen.getByRole('textbox', { name: new RegExp(groupQuoteWords.people) }), '10');
    await user.type(screen.getByLabelText(new RegExp(groupQuoteWords.day)), '2025-01-30');
    expect(screen.getByRole('status')).toHaveTextContent(
      fillIn(groupQuoteWords.sentences.estimate, { total: '$675.00' }),
    );
    await user.clear(screen.getByLabelText(new RegExp(groupQuoteWords.day)));
    await user.type(screen.getByLabelText(new RegExp(groupQuoteWords.day)), '2025-01-31');
    expect(screen.getByRole('status')).toHaveTextContent(
      '10 people at the group price of $60.00 each: $600.00. We will confirm',
    );
    jest.useRealTimers();
  });

  it('says what is wrong at the field and keeps what was typed', async () => {
    render(island);
    const people = screen.getByRole('textbox', { name: new RegExp(groupQuoteWords.people) });
    await userEvent.type(people, '0');
    expect(people).toHaveAccessibleDescription(groupQuoteWords.sentences.notACount);
    expect(people).toBeInvalid();
    expect(people).toHaveValue('0');
    expect(mailBody().get('body')).toContain('People: 0');
    await userEvent.clear(people);
    await userEvent.type(people, '1000000');
    expect(screen.getByRole('status')).toHaveTextContent(
      fillIn(groupQuoteWords.sentences.tooMany, { limit: largestEstimate }),
    );
  });
});
