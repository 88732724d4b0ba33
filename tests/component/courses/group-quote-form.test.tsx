import { fireEvent, render, screen } from '@testing-library/react';
import { groupQuoteLabels } from '@/content/courses/course-labels';
import { mailCopyLabels } from '@/content/site/mail-copy-labels';
import { interpolate } from '@/lib/text/interpolate';
import { GroupQuoteForm } from '@/components/islands/courses/group-quote-form';

const island = (
  <GroupQuoteForm
    name="quote"
    course="BLS Provider"
    prices={{ price: 7500, groupPrice: 6000 }}
    rules={{ groupMinimum: 10, rushFee: 7500, rushDays: 30 }}
    mailTo="support@example.com"
    subject="Group Quote Request: BLS Provider"
    labels={{ ...groupQuoteLabels, opened: mailCopyLabels }}
  />
);
const link = () => screen.getByRole('link', { name: `${groupQuoteLabels.submit} for BLS Provider` });
const mail = () => new URL(link().getAttribute('href') ?? '').searchParams;
const people = () => screen.getByRole('textbox', { name: new RegExp(groupQuoteLabels.people) });
const enter = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

test('the group quote shows errors at the field, estimates on the page and in the email, and shows its text once opened', () => {
  jest.useFakeTimers({ now: new Date('2025-01-01T10:00:00') });
  render(island);
  enter(people(), '0');
  expect(people()).toHaveAccessibleDescription(groupQuoteLabels.sentences.notACount);
  expect(people()).toBeInvalid();
  expect(people()).toHaveValue('0');
  expect(mail().get('body')).toContain('People: 0');
  enter(people(), '12');
  const estimate = '12 people at the group price of $60.00 each: $720.00.';
  expect(screen.getByRole('status')).toHaveTextContent(estimate);
  enter(screen.getByLabelText(new RegExp(groupQuoteLabels.day)), '2025-01-30');
  expect(screen.getByRole('status')).toHaveTextContent(
    interpolate(groupQuoteLabels.sentences.estimate, { total: '$795.00' }),
  );
  expect(mail().get('subject')).toBe('Group Quote Request: BLS Provider');
  expect(mail().get('body')).toContain('People: 12\r\n');
  expect(mail().get('body')).toContain('$720.00');
  expect(screen.queryByLabelText(mailCopyLabels.textLabel)).not.toBeInTheDocument();
  fireEvent.click(link());
  expect(screen.getByLabelText<HTMLTextAreaElement>(mailCopyLabels.textLabel).value).toContain('People: 12');
  expect(screen.getByText(/support@example\.com/)).toBeVisible();
});
